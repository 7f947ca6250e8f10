import { queue } from '../../outbox/queue.ts'

/** Appointments (`submission`) that the calendar of an `office` must show as they stand. */
export const calendarQueue = queue('calendar.sync')
