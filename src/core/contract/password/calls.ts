import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Answers the same for every name: whether somebody has it is told by mail only. */
export const forgottenPassword = call<typeof operations.forgottenPassword>({
  name: 'password.forgotten',
  method: 'POST',
  path: '/api/v2/account/forgotten-password',
})

/** Chooses a password with the mailed link: every session ends, and whoever chose it is logged in. */
export const setPassword = call<typeof operations.setPassword>({
  name: 'password.set',
  method: 'POST',
  path: '/api/v2/account/set-password',
})

/** Ends every other session of this person. */
export const changePassword = call<typeof operations.changePassword>({
  name: 'password.change',
  method: 'POST',
  path: '/api/v2/account/change-password',
})
