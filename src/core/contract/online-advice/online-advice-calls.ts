import { call } from '../call.ts'
import type * as operations from './online-advice-operations.ts'

/** Lists the subjects of advice, each with its appointment (spec 001 section 7). */
export const decisionTree = call<typeof operations.decisionTree>({
  name: 'online-advice.decision-tree',
  method: 'GET',
  path: '/api/v2/decisiontree/get-decision-tree-online-appointment',
})

/** Asks for an appointment with a specialist (spec 001 section 7). */
export const register = call<typeof operations.register>({
  name: 'online-advice.register',
  method: 'POST',
  path: '/api/v2/services/registerOnlineAppointment',
})
