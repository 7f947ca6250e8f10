import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { age } from './age.ts'

const on = new CalendarDate(2026, 11, 20)

describe('age', () => {
  it.each([
    ['1980-11-20', 46],
    ['1980-11-21', 45],
    ['1980-12-01', 45],
    ['1980-01-31', 46],
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2100-01-01', 0],
    ['', 0],
    [undefined, 0],
    ['20-11-1980', 0],
    ['1980-13-01', 0],
    ['gisteren', 0],
  ])('of somebody born on %j is %d', (born, years) => {
    expect(age(born, on)).toBe(years)
  })

  it('counts a birthday on 29 February from 1 March in other years', () => {
    expect(age('2000-02-29', new CalendarDate(2026, 2, 28))).toBe(25)
    expect(age('2000-02-29', new CalendarDate(2026, 3, 1))).toBe(26)
    expect(age('2000-02-29', new CalendarDate(2028, 2, 29))).toBe(28)
  })

  it('is never below 0 and rises on the birthday only', () => {
    const days = fc
      .integer({ min: 0, max: 45_000 })
      .map((number) => new CalendarDate(1900, 1, 1).add({ days: number }))
    fc.assert(
      fc.property(days, days, (born, day) => {
        const years = age(born.toString(), day)
        const rise = age(born.toString(), day.add({ days: 1 })) - years
        expect(years).toBeGreaterThanOrEqual(0)
        expect([0, 1]).toContain(rise)
        if (rise === 1 && born.day !== 29) expect(day.add({ days: 1 }).day).toBe(born.day)
      }),
    )
  })
})
