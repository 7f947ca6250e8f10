import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Somebody asks to be called by a specialist (D64). */
export const callBack = call<typeof operations.callBack>({
  name: 'callback.ask',
  method: 'POST',
  path: '/api/v1/contact/callback',
})
