import { call } from '../call.ts'
import type * as operations from './planning-operations.ts'

export const offices = call<typeof operations.offices>({
  name: 'planning.offices',
  method: 'GET',
  path: '/api/v1/offices',
})

export const dates = call<typeof operations.dates>({
  name: 'planning.dates',
  method: 'GET',
  path: '/api/v1/office/{officeId}/appointmentTypes/{appointmentType}/dates',
})

export const times = call<typeof operations.times>({
  name: 'planning.times',
  method: 'GET',
  path: '/api/v2/office/{officeId}/appointmentTypes/{appointmentType}/dates/{date}/times',
})

/** The free times nearest to a time that is taken; a call of our own (D67). */
export const nearest = call<typeof operations.nearest>({
  name: 'planning.nearest',
  method: 'GET',
  path: '/api/v1/office/{officeId}/appointmentTypes/{appointmentType}/nearest',
})

/** What may be changed of an appointment, told before it is booked; a call of our own (D67). */
export const changes = call<typeof operations.changes>({
  name: 'planning.changes',
  method: 'GET',
  path: '/api/v1/office/{officeId}/appointmentTypes/{appointmentType}/changes',
})

export const hold = call<typeof operations.hold>({
  name: 'planning.hold',
  method: 'POST',
  path: '/api/v1/holds',
})

export const release = call<typeof operations.release>({
  name: 'planning.release',
  method: 'POST',
  path: '/api/v1/holds/release',
})
