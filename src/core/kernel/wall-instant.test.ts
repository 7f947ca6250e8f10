import { expect, test } from 'vitest'
import { instantOnWall } from './wall-instant.ts'

test.each([
  ['2026-12-01', '09:00:00', '+01:00'],
  ['2026-07-01', '09:15:00', '+02:00'],
  ['2026-07-01', '00:00:00', '+02:00'],
  // the clock goes forward at two o'clock, and back at three
  ['2027-03-28', '01:45:00', '+01:00'],
  ['2027-03-28', '03:00:00', '+02:00'],
  ['2027-10-31', '02:30:00', '+02:00'],
  ['2027-10-31', '03:00:00', '+01:00'],
])('%s %s is %s', (day, time, offset) => {
  expect(instantOnWall(day, time)).toBe(`${day}T${time}${offset}`)
})
