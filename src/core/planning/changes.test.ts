import { expect, test } from 'vitest'
import { changeRefusalInWords, changeRefusalOf, changesInWords } from './changes.ts'

const start = '2026-12-01T08:00:00Z'
const at = (text: string) => Date.parse(text)

test.each([
  [1440, 3, 'Je kunt je afspraak tot 24 uur van tevoren zelf verzetten (hoogstens 3 keer) of afzeggen.'],
  [90, 0, 'Je kunt je afspraak tot 90 minuten van tevoren zelf afzeggen.'],
  [0, 1, 'Je kunt je afspraak tot het begin zelf verzetten (hoogstens 1 keer) of afzeggen.'],
])('%i minutes and %i moves are told', (changeNotice, moves, sentence) => {
  expect(changesInWords({ changeNotice, moves })).toBe(sentence)
})

test.each([
  ['2026-11-30T08:00:00Z', undefined],
  ['2026-11-30T08:00:01Z', 'late'],
  ['2026-12-01T07:59:59Z', 'late'],
  ['2026-12-01T08:00:00Z', 'past'],
] as const)('at %s it is %s', (now, closed) => {
  expect(changeRefusalOf({ start, cancelled: false, changeNotice: 1440 }, at(now))).toBe(closed)
})

test('what is off stays off, and each reason is a sentence', () => {
  expect(changeRefusalOf({ start, cancelled: true, changeNotice: 0 }, at('2026-11-01T08:00:00Z'))).toBe(
    'cancelled',
  )
  for (const closed of ['cancelled', 'past', 'late'] as const)
    expect(changeRefusalInWords(closed, 1440)).toMatch(/\.$/)
})

test('a day on which the clock goes back counts its minutes', () => {
  // 25 October 2026 at 9.00 is 25 hours after 9.00 on the day before
  const autumn = { start: '2026-10-25T08:00:00Z', cancelled: false, changeNotice: 1440 }
  expect(changeRefusalOf(autumn, at('2026-10-24T08:00:00Z'))).toBeUndefined()
  expect(changeRefusalOf(autumn, at('2026-10-24T08:00:01Z'))).toBe('late')
})
