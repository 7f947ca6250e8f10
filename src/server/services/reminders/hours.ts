import { amsterdamTime, type Clock, today, tomorrow, wallToZulu } from '../../../core/kernel/clock.ts'

// When reminders are sent: the day before, at the hour of the appointment, and between these times on the wall in
// Amsterdam. Days and not 24 hours, so that a night on which the clock changes makes nobody's reminder early or late.

/** `HH:MM`; the second is no time to send any more. */
const [opens, closes] = ['08:00', '20:00']
/** From then on all of tomorrow is reminded of, so that an hour is left for what has to be tried again. */
const evening = '19:00'

const timeNow = (clock: Clock): string => amsterdamTime(new Date(clock.now()).toISOString())

/** Whether reminders are sent at this moment. */
export const isReminderTime = (clock: Clock): boolean => {
  const time = timeNow(clock)
  return time >= opens && time < closes
}

/** The ISO instant from which on reminders are sent again, asked while they are not. */
export const nextReminderTime = (clock: Clock): string => {
  const day = timeNow(clock) < opens ? today(clock) : tomorrow(clock)
  return wallToZulu(`${day}T${opens}:00`)
}

/** Whoever has an appointment at this ISO instant, or before it, is due to be reminded. */
export const remindsUntil = (clock: Clock): string => {
  const time = timeNow(clock)
  return wallToZulu(`${tomorrow(clock)}T${time < evening ? `${time}:00` : '23:59:59'}`)
}
