import { ZONE } from './day.ts'

const hourOnWall = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', hourCycle: 'h23', timeZone: ZONE })

/**
 * The instant of a time (`HH:MM:SS`) on the wall of a day, with its offset: `2026-12-01T09:00:00+01:00`. Of an hour that comes twice
 * the first; one that the clock skips is told as if it did not. Without the calendar of `clock.ts`, which is heavy.
 */
export const instantOnWall = (day: string, time: string): string => {
  const wall = `${day}T${time}`
  // the two that Amsterdam has: summer time first
  const isSummer = Number(hourOnWall.format(new Date(`${wall}+02:00`))) === Number(time.slice(0, 2))
  return `${wall}${isSummer ? '+02:00' : '+01:00'}`
}
