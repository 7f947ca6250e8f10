import { call } from '../call.ts'
import type * as operations from './will-advice-operations.ts'

/** Asks for a conversation about a will, by video or at an office (spec 001 section 7). */
export const register = call<typeof operations.register>({
  name: 'will-advice.register',
  method: 'POST',
  path: '/api/v1/services/willadvice',
})
