import { call } from '../call.ts'
import type * as operations from './operations.ts'

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

/** A call of our own (D67): where to go on from a time that is gone. */
export const nearest = call<typeof operations.nearest>({
  name: 'planning.nearest',
  method: 'GET',
  path: '/api/v1/office/{officeId}/appointmentTypes/{appointmentType}/nearest',
})

/** A call of our own (D67): what may be changed of an appointment is told before it is booked. */
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
