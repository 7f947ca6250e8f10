import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOn, type OpeningWeek } from './due-on.ts'

const office = [{ from: '09:00', until: '17:00' }]
/** Working days from 9 to 17, and Saturday from 9 to 13. */
const week: OpeningWeek = [office, office, office, office, office, [{ from: '09:00', until: '13:00' }], []]
const never = () => false

describe('an answer is due after the hours that its desk is open', () => {
  test.each([
    ['within one day', '2026-11-18T09:00:00Z', 4, '2026-11-18T13:00:00.000Z'],
    ['at closing time', '2026-11-18T09:00:00Z', 7, '2026-11-18T16:00:00.000Z'],
    ['over the night', '2026-11-18T15:00:00Z', 2, '2026-11-19T09:00:00.000Z'],
    ['from the next morning, asked in the evening', '2026-11-18T20:30:00Z', 2, '2026-11-19T10:00:00.000Z'],
    ['from this morning, asked before it opens', '2026-11-18T05:00:00Z', 2, '2026-11-18T10:00:00.000Z'],
    ['over a Saturday that is short', '2026-11-20T15:00:00Z', 8, '2026-11-23T11:00:00.000Z'],
    ['from Monday, asked on Sunday', '2026-11-22T12:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
    ['from the next quarter of an hour', '2026-11-18T09:00:01.500Z', 4, '2026-11-18T13:15:00.000Z'],
    ['from midnight, asked in its last minutes', '2026-11-17T22:59:59Z', 1, '2026-11-18T09:00:00.000Z'],
  ])('%s', (_what, received, hours, due) => expect(dueOn(received, hours, week, never)).toBe(due))

  test('and not on a holiday', () => {
    const christmas = (day: string) => ['2026-12-25', '2026-12-26'].includes(day)
    expect(dueOn('2026-12-24T15:00:00Z', 2, week, christmas)).toBe('2026-12-28T09:00:00.000Z')
    expect(dueOn('2026-12-25T10:00:00Z', 1, week, christmas)).toBe('2026-12-28T09:00:00.000Z')
  })

  test('and with a break in between', () => {
    const day = [
      { from: '09:00', until: '12:00' },
      { from: '13:00', until: '17:00' },
    ]
    expect(dueOn('2026-11-18T09:00:00Z', 3, [[], [], day], never)).toBe('2026-11-18T13:00:00.000Z')
  })
})

describe('where the clock changes', () => {
  test('hours of the day are the same on the wall before and after it', () => {
    // forward on Sunday 29 March 2026, back on Sunday 25 October 2026
    expect(dueOn('2026-03-27T15:00:00Z', 6, week, never)).toBe('2026-03-30T08:00:00.000Z')
    expect(dueOn('2026-10-23T14:00:00Z', 6, week, never)).toBe('2026-10-26T09:00:00.000Z')
  })

  test('a desk that is open at night has an hour less, or more', () => {
    const nights: OpeningWeek = [[], [], [], [], [], [], [{ from: '00:00', until: '24:00' }]]
    // Sunday 29 March 2026 has 23 hours: the last of 24 comes a week later
    expect(dueOn('2026-03-28T12:00:00Z', 23, nights, never)).toBe('2026-03-29T22:00:00.000Z')
    expect(dueOn('2026-03-28T12:00:00Z', 24, nights, never)).toBe('2026-04-04T23:00:00.000Z')
    expect(dueOn('2026-10-24T12:00:00Z', 25, nights, never)).toBe('2026-10-25T23:00:00.000Z')
  })
})

test('a desk that is never open still owes an answer, after a year', () => {
  expect(dueOn('2026-11-18T09:00:00Z', 1, [], never)).toBe('2027-11-18T23:00:00.000Z')
})

test('more hours are never due sooner, and none before they have passed', () => {
  const received = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  fc.assert(
    fc.property(received, fc.integer({ min: 1, max: 100 }), (asked, hours) => {
      const due = (of: number) => Date.parse(dueOn(new Date(asked).toISOString(), of, week, never))
      expect(due(hours)).toBeGreaterThanOrEqual(asked + hours * 3_600_000)
      expect(due(hours + 1)).toBeGreaterThanOrEqual(due(hours) + 3_600_000)
    }),
  )
})
