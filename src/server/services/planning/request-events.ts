import { leadsTo, type RequestEvent } from '../submissions/events.ts'

/** Its appointment has a seat. */
export const planned = leadsTo('confirmed', 'planned')

/** Who made the appointment chose another time. */
export const moved: RequestEvent = { name: 'moved' }

/** Who made the appointment does not come. */
export const cancelled = leadsTo('withdrawn', 'cancelled', ['confirmed'])

/** The calendar of the office has something else then: other times were mailed. */
export const reoffered: RequestEvent = { name: 'reoffered' }

/** What may happen to every request with a planned appointment. */
export const appointmentEvents: readonly RequestEvent[] = [planned, moved, cancelled, reoffered]
