import { call } from '../call.ts'
import type * as operations from './financial-plan-operations.ts'

/** Lists the scenarios that can be calculated; a call of our own (D67). */
export const scenarios = call<typeof operations.scenarios>({
  name: 'financial-plan.scenarios',
  method: 'GET',
  path: '/api/v1/services/financialplan/scenarios',
})

/** Asks for a conversation about money, now and later (spec 001 section 7). */
export const register = call<typeof operations.register>({
  name: 'financial-plan.register',
  method: 'POST',
  path: '/api/v2/services/registerFinancialPlanAppointment',
})
