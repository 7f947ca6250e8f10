import { call } from '../call.ts'
import type * as operations from './insulation-check-operations.ts'

/**
 * Estimates what insulating a home costs, what the state pays back and what it saves (spec 002 section 7.2). It stores nothing.
 */
export const estimates = call<typeof operations.estimates>({
  name: 'insulation-check.estimates',
  method: 'POST',
  path: '/api/v1/services/insulation-price-estimates',
})

/** Registers for an offer of the collective purchase (spec 002 section 7.2). */
export const register = call<typeof operations.register>({
  name: 'insulation-check.register',
  method: 'POST',
  path: '/api/v3/services/register-insulation-check',
})

/** Mails the results of the check (spec 002 section 7.2). */
export const report = call<typeof operations.report>({
  name: 'insulation-check.report',
  method: 'POST',
  path: '/api/v3/services/request-insulation-check-report',
})
