import { queue } from '../../outbox/queue.ts'

/** Appointments (`submission`) that the calendar of an `office` must show as they stand. */
export const calendarQueue = queue('calendar.sync')

/** Appointments at a home (`submission`) that whoever comes to it must know as they stand. */
export const visitsQueue = queue('visits.sync')
