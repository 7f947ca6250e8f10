import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amsterdamDay,
  clockAt,
  dayOf,
  formatDay,
  formatInstant,
  instantOf,
  startOfDay,
  systemClock,
  today,
  tomorrow,
  utcMidnight,
  wallToZulu,
} from './clock.ts'
import { momentInWords, todayIso } from './day.ts'

describe('the clock', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11-21'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '2026-11-22'],
    ['2026-06-30T21:59:59Z', '2026-06-30', '2026-07-01'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-02'],
  ])('at %s it is %s in Amsterdam, and tomorrow %s', (instant, day, next) => {
    expect(today(clockAt(instant)).toString()).toBe(day)
    expect(tomorrow(clockAt(instant)).toString()).toBe(next)
    expect(amsterdamDay(instant).toString()).toBe(day)
  })

  it('runs, unless it is told to stand still', () => {
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000)
    const still = clockAt('2026-11-20T12:00:00+01:00')
    expect([still.now(), still.now()]).toEqual([Date.UTC(2026, 10, 20, 11), Date.UTC(2026, 10, 20, 11)])
  })

  it('asks rates from midnight in UTC', () => {
    expect(utcMidnight(new CalendarDate(2026, 12, 1))).toBe('2026-12-01T00:00:00.000Z')
  })

  it('begins a day at midnight in Amsterdam, also the one after the clock is put ahead', () => {
    const days = ['2026-12-01', new CalendarDate(2026, 3, 29), new CalendarDate(2026, 3, 30)]
    expect(days.map(startOfDay)).toEqual([
      '2026-11-30T23:00:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
    ])
  })
})

describe('wall time', () => {
  it.each([
    ['2026-12-01T08:00:00', '2026-12-01T07:00:00Z'],
    ['2026-07-01T08:00:00', '2026-07-01T06:00:00Z'],
    ['2026-03-29T01:59:59', '2026-03-29T00:59:59Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00Z'],
    ['2026-03-29T08:00:00', '2026-03-29T06:00:00Z'],
    ['2026-10-25T08:00:00', '2026-10-25T07:00:00Z'],
    ['2026-10-25T01:59:59', '2026-10-24T23:59:59Z'],
  ])('%s is %s', (wall, zulu) => {
    expect(wallToZulu(wall)).toBe(zulu)
  })

  it('is the same day in Amsterdam again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 8, max: 21 }), (days, hour) => {
        const day = new CalendarDate(2026, 1, 1).add({ days })
        const zulu = wallToZulu(`${day}T${String(hour).padStart(2, '0')}:00:00`)
        expect(amsterdamDay(zulu).toString()).toBe(day.toString())
      }),
    )
  })

  it('tells milliseconds of instants with offset or Z', () => {
    expect(instantOf('2026-12-01T08:00:00+01:00')).toBe(instantOf('2026-12-01T07:00:00Z'))
    expect(instantOf('1970-01-01T00:00:01Z')).toBe(1000)
    for (const wrong of [
      '2026-12-01T08:00:00',
      '2026-13-01T08:00:00Z',
      '2026-02-30T08:00:00Z',
      '2026-12-01T24:00:00Z',
      '2026-12-01T08:60:00Z',
      'Dec 1 2026 08:00Z',
      '2026-12-01',
      'Z',
      '',
    ])
      expect(() => instantOf(wrong), wrong).toThrow()
  })
})

describe('days', () => {
  it('are read strictly', () => {
    expect(dayOf('2026-12-01').toString()).toBe('2026-12-01')
    for (const wrong of ['2026-02-30', '1-12-2026', '']) expect(() => dayOf(wrong)).toThrow()
  })

  it('are written in Dutch', () => {
    const day = new CalendarDate(2026, 12, 4)
    expect(formatDay(day)).toBe('vrijdag 4 december')
    expect(formatDay(day, 'short')).toBe('vr 4 december')
    expect(formatDay(day, 'full')).toBe('vrijdag 4 december 2026')
    expect(formatDay(day, 'plain')).toBe('4 december 2026')
    expect(formatDay(new CalendarDate(2026, 3, 29))).toBe('zondag 29 maart')
  })

  it('and instants in Dutch wall time', () => {
    expect(formatInstant('2026-12-04T13:05:00Z')).toBe('4 december 2026 om 14.05 uur')
    expect(formatInstant('2026-12-31T23:00:00Z')).toBe('1 januari 2027 om 0.00 uur')
    for (const at of ['2026-12-04T13:05:00Z', '2026-12-31T23:00:00Z', '2026-07-01T07:59:00.500Z'])
      expect(momentInWords(at)).toBe(formatInstant(at))
  })
})

it('tells the same day with the calendar and without', () => {
  const moment = fc.date({ min: new Date('1970-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      const clock = { now: () => at.getTime() }
      expect(todayIso(clock)).toBe(today(clock).toString())
    }),
  )
})
