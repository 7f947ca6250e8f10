import { call } from '../call.ts'
import type * as operations from './forms-operations.ts'

/** Sends a form that editors defined, by its id (spec 000 sections 2 and 7). */
export const send = call<typeof operations.send>({
  name: 'forms.send',
  method: 'POST',
  path: '/api/v1/forms/{formId}',
})
