import { call } from '../call.ts'
import type * as operations from './callback-operations.ts'

/** Asks for a call by a specialist (D64). */
export const callBack = call<typeof operations.callBack>({
  name: 'callback.ask',
  method: 'POST',
  path: '/api/v1/contact/callback',
})
