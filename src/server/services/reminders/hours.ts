import { amsterdamTime, type Clock, today, tomorrow, wallToZulu } from '../../../core/kernel/clock.ts'

// Reminders are sent the day before, at the hour of the appointment, and between two times of the day in Amsterdam. Counted in
// days and not in 24 hours, so that a night on which the clock changes makes no reminder early or late.

/** Times (`HH:MM`, Amsterdam) between which reminders are sent; `closes` itself is too late. */
const [opens, closes] = ['08:00', '20:00']
/** Time from which reminders for all of tomorrow are due, so that an hour is left for tries that fail. */
const evening = '19:00'

const timeNow = (clock: Clock): string => amsterdamTime(new Date(clock.now()).toISOString())

export const isReminderTime = (clock: Clock): boolean => {
  const time = timeNow(clock)
  return time >= opens && time < closes
}

/** The ISO instant at which reminders are sent again, asked while they are not. */
export const nextReminderTime = (clock: Clock): string => {
  const day = timeNow(clock) < opens ? today(clock) : tomorrow(clock)
  return wallToZulu(`${day}T${opens}:00`)
}

/** The ISO instant up to which an appointment must begin for its reminder to be due. */
export const remindsUntil = (clock: Clock): string => {
  const time = timeNow(clock)
  return wallToZulu(`${tomorrow(clock)}T${time < evening ? `${time}:00` : '23:59:59'}`)
}
