import { call } from '../call.ts'
import type * as operations from './appointment-operations.ts'

/** Calls of our own (D67): an appointment is moved or cancelled by the link of its mails. */
export const readAppointment = call<typeof operations.readAppointment>({
  name: 'appointment.read',
  method: 'POST',
  path: '/api/v1/appointment',
})

export const moveAppointment = call<typeof operations.moveAppointment>({
  name: 'appointment.move',
  method: 'POST',
  path: '/api/v1/appointment/move',
})

export const cancelAppointment = call<typeof operations.cancelAppointment>({
  name: 'appointment.cancel',
  method: 'POST',
  path: '/api/v1/appointment/cancel',
})

/** Refuses a home for which the association makes no appointments (spec 001 section 5), before its visitor fills in the rest. */
export const checkHome = call<typeof operations.checkHome>({
  name: 'appointment.check-home',
  method: 'POST',
  path: '/api/v1/appointment/check-home',
})
