import { queue } from '../../outbox/queue.ts'

/** Jobs that make the calendar of an `office` show an appointment (`submission`) as it stands. */
export const calendarQueue = queue('calendar.sync')

/** Jobs that tell the partner who comes to homes of an appointment (`submission`) as it stands. */
export const visitsQueue = queue('visits.sync')
