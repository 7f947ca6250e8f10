import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** When a house can be inspected (spec 002 section 7.1). */
export const times = call<typeof operations.times>({
  name: 'inspections.times',
  method: 'POST',
  path: '/api/v1/inspections/inspectiontimes',
})

/** On which days somebody can come to a new house. */
export const completionDays = call<typeof operations.completionDays>({
  name: 'inspections.completion-days',
  method: 'GET',
  path: '/api/v1/inspections/deliveryInspectionAvailability',
})

/** What is free near the time at which one gets the key; the first is used. */
export const completionTimes = call<typeof operations.completionTimes>({
  name: 'inspections.completion-times',
  method: 'POST',
  path: '/api/v1/inspections/deliveryInspectionAvailability',
})

/** A construction inspection, of a house that stands. */
export const register = call<typeof operations.register>({
  name: 'inspections.register',
  method: 'POST',
  path: '/api/v1/inspections/registerinspection',
})

/** A completion inspection, of a new house on the day of its key. */
export const registerCompletion = call<typeof operations.registerCompletion>({
  name: 'inspections.register-completion',
  method: 'POST',
  path: '/api/v1/inspections/registerdeliveryinspection',
})
