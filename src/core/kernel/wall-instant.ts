import { ZONE } from './day.ts'

const hourOnWall = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', hourCycle: 'h23', timeZone: ZONE })

/**
 * The instant of a local time (`HH:MM:SS`) in Amsterdam on a day, with its offset: `2026-12-01T09:00:00+01:00`. An hour that
 * comes twice is its first; an hour that the clock skips gets the offset of winter time. It does without the calendar library of
 * `clock.ts`, which is large.
 */
export const instantOnWall = (day: string, time: string): string => {
  const wall = `${day}T${time}`
  // Amsterdam has two offsets; the one of summer time is tried first
  const isSummer = Number(hourOnWall.format(new Date(`${wall}+02:00`))) === Number(time.slice(0, 2))
  return `${wall}${isSummer ? '+02:00' : '+01:00'}`
}
