import { expect, test } from 'vitest'
import { clockAt } from '../../../core/kernel/clock.ts'
import { isReminderTime, nextReminderTime, remindsUntil } from './hours.ts'

test.each([
  // Amsterdam is an hour ahead of UTC in winter, two in summer.
  ['2026-12-01T06:59:59Z', false],
  ['2026-12-01T07:00:00Z', true],
  ['2026-12-01T18:59:59Z', true],
  ['2026-12-01T19:00:00Z', false],
  ['2026-03-28T07:00:00Z', true],
  ['2026-03-29T05:59:59Z', false],
  ['2026-03-29T06:00:00Z', true],
  ['2026-10-24T18:00:00Z', false],
  ['2026-10-25T18:59:59Z', true],
])('at %s reminders are sent: %s', (now, isSent) => expect(isReminderTime(clockAt(now))).toBe(isSent))

test.each([
  ['the hour of now, a day later', '2026-12-01T09:30:40Z', '2026-12-02T09:30:00Z'],
  ['23 hours later where the clock goes forward', '2026-03-28T09:30:00Z', '2026-03-29T08:30:00Z'],
  ['25 hours later where it goes back', '2026-10-24T09:30:00Z', '2026-10-25T10:30:00Z'],
  ['all of tomorrow in the evening', '2026-12-01T18:00:00Z', '2026-12-02T22:59:59Z'],
  ['all of the day on which the clock goes back', '2026-10-24T17:00:00Z', '2026-10-25T22:59:59Z'],
])('appointments are reminded of until %s', (_what, now, until) => {
  expect(remindsUntil(clockAt(now))).toBe(until)
})

test.each([
  ['2026-03-28T19:00:00Z', '2026-03-29T06:00:00Z'],
  ['2026-03-29T01:30:00Z', '2026-03-29T06:00:00Z'],
  ['2026-10-24T22:30:00Z', '2026-10-25T07:00:00Z'],
  ['2026-10-24T18:30:00Z', '2026-10-25T07:00:00Z'],
])('what waits at %s goes at %s', (now, next) => expect(nextReminderTime(clockAt(now))).toBe(next))
