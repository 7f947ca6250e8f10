import type * as operations from './appointment.operations.ts'
import { call } from './call.ts'

/** Calls of our own (decision 67): an appointment is moved or cancelled by the link of its mails. */
export const readAppointment = call<typeof operations.readAppointment>({
  name: 'appointment.read',
  method: 'POST',
  path: '/api/v1/appointment',
})

export const changeAppointment = call<typeof operations.changeAppointment>({
  name: 'appointment.change',
  method: 'POST',
  path: '/api/v1/appointment/change',
})
