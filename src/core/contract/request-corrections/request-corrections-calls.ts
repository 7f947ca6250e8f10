import { call } from '../call.ts'
import type * as operations from './request-corrections-operations.ts'

/** Corrects an answer of a request, beside the one that was sent. */
export const writeCorrection = call<typeof operations.writeCorrection>({
  name: 'request-corrections.write',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/corrections',
})
