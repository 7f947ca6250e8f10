import { expect, test } from 'vitest'
import { dayOf } from '../kernel/clock.ts'
import { lastDayOf, nextYearStarts } from './membership-year.ts'

const next = (starts: string, on: string) => nextYearStarts(starts, dayOf(on)).toString()

test('a year runs from the day it began to the day before that date', () => {
  expect(next('2019-04-01', '2026-11-20')).toBe('2027-04-01')
  expect(next('2019-04-01', '2027-03-31')).toBe('2027-04-01')
  expect(next('2019-04-01', '2027-04-01')).toBe('2028-04-01')
  expect(next('2026-11-20', '2026-11-20')).toBe('2027-11-20')
})

test('whoever begins later has a whole year all the same', () => {
  expect(next('2027-01-01', '2026-11-20')).toBe('2028-01-01')
})

test('a leap day', () => {
  expect(next('2024-02-29', '2025-02-27')).toBe('2025-02-28')
  expect(next('2024-02-29', '2027-06-01')).toBe('2028-02-29')
})

test('the last day is the day before the first without', () => {
  expect(lastDayOf('2027-03-01').toString()).toBe('2027-02-28')
})
