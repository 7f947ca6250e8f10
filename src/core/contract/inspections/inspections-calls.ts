import { call } from '../call.ts'
import type * as operations from './inspections-operations.ts'

/** Lists the times at which a house can be inspected (spec 002 section 7.1). */
export const times = call<typeof operations.times>({
  name: 'inspections.times',
  method: 'POST',
  path: '/api/v1/inspections/inspectiontimes',
})

/** The days on which somebody can come to a new house. */
export const completionDays = call<typeof operations.completionDays>({
  name: 'inspections.completion-days',
  method: 'GET',
  path: '/api/v1/inspections/deliveryInspectionAvailability',
})

/** The free times near the one at which the buyer gets the key; the first is used. */
export const completionTimes = call<typeof operations.completionTimes>({
  name: 'inspections.completion-times',
  method: 'POST',
  path: '/api/v1/inspections/deliveryInspectionAvailability',
})

/** Asks for a construction inspection, of an existing house. */
export const register = call<typeof operations.register>({
  name: 'inspections.register',
  method: 'POST',
  path: '/api/v1/inspections/registerinspection',
})

/** Asks for a completion inspection, of a new house on the day its key is handed over. */
export const registerCompletion = call<typeof operations.registerCompletion>({
  name: 'inspections.register-completion',
  method: 'POST',
  path: '/api/v1/inspections/registerdeliveryinspection',
})
