import { call } from '../call.ts'
import type * as operations from './mortgage-guard-operations.ts'

/** Checks the e-mail address of the first step (spec 001 section 7, D39). */
export const validateEmail = call<typeof operations.validateEmail>({
  name: 'mortgage-guard.validate-email',
  method: 'POST',
  path: '/api/v1/services/hypotheekwacht/validate',
})

/** Asks for the mortgage guard (spec 001 sections 3 to 7, D39). */
export const registerHypotheekwacht = call<typeof operations.registerHypotheekwacht>({
  name: 'mortgage-guard.register',
  method: 'POST',
  path: '/api/v1/services/hypotheekwacht',
})
