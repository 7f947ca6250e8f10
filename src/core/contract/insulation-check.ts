import { call } from './call.ts'
import type * as operations from './insulation-check.operations.ts'

/** Isolatiecheck: what is sent, and the reference that it is known by (decision 9). */
export const register = call<typeof operations.register>({
  name: 'insulation-check.register',
  method: 'POST',
  path: '/api/v1/services/insulation-check',
})

/** Isolatiecheck: what is sent, and the reference that it is known by (decision 9). */
export const report = call<typeof operations.report>({
  name: 'insulation-check.report',
  method: 'POST',
  path: '/api/v1/services/insulation-check/report',
})

/** Schattingen van isolatie: only reads. */
export const estimates = call<typeof operations.estimates>({
  name: 'insulation-check.estimates',
  method: 'GET',
  path: '/api/v1/services/insulation-check/estimates',
})
