import { parseDate } from '@internationalized/date'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const today = parseDate('2026-11-28')

/** The days of the month as drawn at the end of November: the tag of each button by its accessible name. */
const daysOf = (more: Partial<CalendarProps>): Map<string, string> => {
  const html = renderToStaticMarkup(
    <Calendar
      id="c"
      value={null}
      onValue={() => undefined}
      focused={today}
      onFocused={() => undefined}
      min={today}
      max={today.add({ months: 2 })}
      today={today}
      isUnavailable={() => false}
      {...more}
    />,
  )
  const tags = html.match(/<button[^>]*class="cal-day[^>]*>/g) ?? []
  return new Map(tags.map((tag) => [/aria-label="([^"]*)"/.exec(tag)?.[1] ?? '', tag]))
}
const freeIn = (days: Map<string, string>) =>
  [...days].filter(([, tag]) => !tag.includes('aria-disabled')).map(([name]) => name)

it('no day can be chosen while it is not known which are free, and none is called the first', () => {
  const waiting = daysOf({ busy: true })
  expect(freeIn(waiting)).toEqual([])
  expect([...waiting.keys()].filter((name) => name.includes('dag die kan'))).toEqual([])
  expect(freeIn(daysOf({}))).toEqual([
    'vandaag, zaterdag 28 november 2026, eerste dag die kan',
    'zondag 29 november 2026',
    'maandag 30 november 2026',
  ])
})

it('a day that cannot be chosen is not called the first that can', () => {
  const days = daysOf({ isUnavailable: (day) => day.compare(today) === 0 })
  expect([...days.keys()]).toContain('vandaag, zaterdag 28 november 2026')
  expect(freeIn(days)).toEqual(['zondag 29 november 2026', 'maandag 30 november 2026'])
})

it('weeks that are over take no room, but for one that holds the chosen day', () => {
  expect([...daysOf({}).keys()].at(0)).toBe('maandag 23 november 2026')
  const chosen = parseDate('2026-11-20')
  expect([...daysOf({ value: chosen, min: chosen }).keys()].at(0)).toBe('maandag 16 november 2026')
})
