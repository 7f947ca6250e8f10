import { leadsTo, type RequestEvent } from '../submissions/events.ts'

/** The appointment of the request got a seat. */
export const planned = leadsTo('confirmed', 'planned')

export const moved: RequestEvent = { name: 'moved' }

export const cancelled = leadsTo('withdrawn', 'cancelled', ['confirmed'])

/** The calendar of the office has something else at the time of the appointment, and other times were mailed. */
export const reoffered: RequestEvent = { name: 'reoffered' }

export const appointmentEvents: readonly RequestEvent[] = [planned, moved, cancelled, reoffered]
