import { call } from '../call.ts'
import type * as operations from './password-operations.ts'

/**
 * Mails a link to set a password. The answer is the same for every name: only the mail tells whether there is such an account.
 */
export const forgottenPassword = call<typeof operations.forgottenPassword>({
  name: 'password.forgotten',
  method: 'POST',
  path: '/api/v2/account/forgotten-password',
})

/** Sets a password by the mailed link: every session ends, and whoever set it is logged in. */
export const setPassword = call<typeof operations.setPassword>({
  name: 'password.set',
  method: 'POST',
  path: '/api/v2/account/set-password',
})

/** Changes the password of whoever is logged in, and ends their other sessions. */
export const changePassword = call<typeof operations.changePassword>({
  name: 'password.change',
  method: 'POST',
  path: '/api/v2/account/change-password',
})
