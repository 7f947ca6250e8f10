import { call } from '../call.ts'
import type * as operations from './legal-position-operations.ts'

/** Asks a lawyer to determine somebody's legal position from their documents (spec 001 sections 3 and 7). */
export const determine = call<typeof operations.determine>({
  name: 'legal-position.determine',
  method: 'POST',
  path: '/api/v1/services/determineLegalPosition',
  multipart: true,
})
