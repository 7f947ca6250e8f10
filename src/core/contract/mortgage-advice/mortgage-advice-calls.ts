import { call } from '../call.ts'
import type * as operations from './mortgage-advice-operations.ts'

/** Lists the situations in which somebody wants advice (spec 001 section 7). */
export const decisionTree = call<typeof operations.decisionTree>({
  name: 'mortgage-advice.decision-tree',
  method: 'GET',
  path: '/api/v1/decisiontree',
})

/** Asks for a conversation about a mortgage, at an office or anywhere in the country (spec 001 section 7). */
export const register = call<typeof operations.register>({
  name: 'mortgage-advice.register',
  method: 'POST',
  path: '/api/v2/mortgageadvice/registerappointment',
})
