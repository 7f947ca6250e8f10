import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clockAt, dayOf, instantOf, today } from '../kernel/clock.ts'
import type { Hours, PlanningRules } from './agenda.ts'
import { bookableDays, hoursOn, roomPerSeat, slotsOn } from './slots.ts'

const office: Hours[] = [
  { from: '09:00', until: '12:30' },
  { from: '13:00', until: '17:30' },
]
const rules: PlanningRules = {
  duration: 60,
  before: 15,
  after: 15,
  every: 30,
  notice: 24 * 60,
  horizon: 60,
  week: [office, office, office, office, [{ from: '09:00', until: '16:30' }], [], []],
}
const friday = clockAt('2026-11-20T09:00:00Z')
const startsOn = (day: string, of: Partial<PlanningRules> = {}, clock = friday) =>
  slotsOn({ ...rules, ...of }, day, clock).map(({ startTime }) => startTime)

describe('the slots of a day', () => {
  it('begin within opening hours, at every step, and end before they do', () => {
    expect(startsOn('2026-11-23')).toEqual([
      ...['09:00:00', '09:30:00', '10:00:00', '10:30:00', '11:00:00', '11:30:00'],
      ...['13:00:00', '13:30:00', '14:00:00', '14:30:00', '15:00:00', '15:30:00', '16:00:00', '16:30:00'],
    ])
  })

  it('are none while the office is shut', () => {
    for (const day of ['2026-11-21', '2026-11-22']) expect(startsOn(day)).toEqual([])
  })

  it('leave time to prepare, to the minute', () => {
    const at = (instant: string) => startsOn('2026-11-23', {}, clockAt(instant))
    expect(at('2026-11-22T09:30:00Z')[0]).toBe('10:30:00')
    expect(at('2026-11-22T09:30:01Z')[0]).toBe('11:00:00')
  })

  it('are offered up to the horizon and not of days that were', () => {
    const days = bookableDays(rules, friday)
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-20', '2027-01-18', 60])
    expect(startsOn('2027-01-18')).not.toEqual([])
    expect(startsOn('2027-01-19')).toEqual([])
    expect(startsOn('2026-11-19', { notice: 0 })).toEqual([])
  })

  it('tell their instants, in winter and in summer', () => {
    const winter = slotsOn(rules, '2026-11-24', friday)[0]
    expect(winter).toEqual({
      day: '2026-11-24',
      startTime: '09:00:00',
      endTime: '10:00:00',
      start: '2026-11-24T08:00:00Z',
      end: '2026-11-24T09:00:00Z',
    })
    const summer = slotsOn(rules, '2026-07-01', clockAt('2026-06-01T09:00:00Z'))[0]
    expect(summer).toMatchObject({ startTime: '09:00:00', start: '2026-07-01T07:00:00Z' })
  })

  it('may end at midnight', () => {
    const late = { week: Array.from({ length: 7 }, () => [{ from: '22:00', until: '24:00' }]) }
    expect(startsOn('2026-11-23', late)).toEqual(['22:00:00', '22:30:00', '23:00:00'])
  })
})

test('a seat has room for what its opening hours hold', () => {
  // 39.5 open hours a week, an hour and a half for each appointment, 60 days ahead
  expect(roomPerSeat(rules)).toBe(225)
  expect(roomPerSeat({ ...rules, horizon: 7, before: 0, after: 0 })).toBe(39)
  expect(roomPerSeat({ ...rules, week: [] })).toBe(0)
})

test.each([
  ['2026-11-23', 8],
  ['2026-11-27', 7.5],
  ['2026-11-28', 0],
])('%s is open for %d hours', (day, hours) => {
  expect(hoursOn(rules, day)).toBe(hours)
})

describe('on a day on which the clock changes', () => {
  const night = { week: Array.from({ length: 7 }, () => [{ from: '01:00', until: '05:00' }]), duration: 30 }
  const weekBefore = (day: string) => clockAt(`${dayOf(day).subtract({ days: 7 })}T12:00:00Z`)

  test.each(['2026-03-29', '2027-03-28'])('%s has no hour from two to three', (day) => {
    expect(startsOn(day, night, weekBefore(day))).toEqual([
      ...['01:00:00', '01:30:00', '03:00:00', '03:30:00', '04:00:00', '04:30:00'],
    ])
  })

  test.each(['2026-10-25', '2027-10-31'])('%s has that hour twice, and offers it once', (day) => {
    const slots = slotsOn({ ...rules, ...night }, day, weekBefore(day))
    expect(slots.map(({ startTime }) => startTime)).toEqual([
      ...['01:00:00', '01:30:00', '02:00:00', '02:30:00', '03:00:00', '03:30:00', '04:00:00', '04:30:00'],
    ])
    const [, , two, halfPast, three] = slots
    expect(two?.start).toBe(`${day}T00:00:00Z`)
    expect(halfPast?.end).toBe(`${day}T01:00:00Z`)
    expect(three?.start).toBe(`${day}T02:00:00Z`)
  })

  test.each([
    ['2026-03-29', '07:00:00Z'],
    ['2026-10-25', '08:00:00Z'],
    ['2027-03-28', '07:00:00Z'],
    ['2028-02-29', '08:00:00Z'],
  ])('%s opens at nine on the wall', (day, zulu) => {
    const open = { week: Array.from({ length: 7 }, () => office) }
    expect(slotsOn({ ...rules, ...open }, day, weekBefore(day))[0]?.start).toBe(`${day}T${zulu}`)
  })
})

test('whatever the rules, each slot keeps to them', () => {
  const minutes = fc.integer({ min: 0, max: 1440 })
  const text = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  const hours = fc
    .tuple(minutes, minutes)
    .filter(([a, b]) => a < b)
    .map(([from, until]) => ({ from: text(from), until: text(until) }))
  const anyRules = fc.record({
    duration: fc.integer({ min: 5, max: 480 }),
    before: fc.constant(0),
    after: fc.constant(0),
    every: fc.integer({ min: 5, max: 120 }),
    notice: fc.integer({ min: 0, max: 5000 }),
    horizon: fc.integer({ min: 1, max: 500 }),
    week: fc.array(fc.array(hours, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
  })
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyRules, instants, fc.integer({ min: -2, max: 500 }), (of, at, ahead) => {
      const clock = clockAt(at.toISOString())
      const day = today(clock).add({ days: ahead }).toString()
      for (const slot of slotsOn(of, day, clock)) {
        expect(ahead).toBeGreaterThanOrEqual(0)
        expect(ahead).toBeLessThan(of.horizon)
        expect(instantOf(slot.end) - instantOf(slot.start)).toBe(of.duration * 60_000)
        expect(instantOf(slot.start)).toBeGreaterThanOrEqual(clock.now() + of.notice * 60_000)
        const wall = new Date(slot.start).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' })
        expect(wall).toBe(`${day} ${slot.startTime}`)
        const open = of.week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? []
        expect(open.some(({ from }) => from <= slot.startTime.slice(0, 5))).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
