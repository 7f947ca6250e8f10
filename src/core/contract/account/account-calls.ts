import { call } from '../call.ts'
import type * as operations from './account-operations.ts'

/** Registers an account without a membership; it works once the mailed link is followed (D32 and D41). */
export const registerAccount = call<typeof operations.registerAccount>({
  name: 'account.register',
  method: 'POST',
  path: '/api/v1/account/register',
})

/** Checks the e-mail address of somebody who asks for something without an account (D32). */
export const validateEmail = call<typeof operations.validateEmail>({
  name: 'account.validate-email',
  method: 'POST',
  path: '/api/v1/account/validate-email',
})

/** Activates an account by the link of its registration and the password that came with it, and logs in. */
export const activate = call<typeof operations.activate>({
  name: 'account.activate',
  method: 'POST',
  path: '/api/v2/account/activate',
})

export const deleteAccount = call<typeof operations.deleteAccount>({
  name: 'account.delete',
  method: 'POST',
  path: '/api/v2/account/delete',
})

/** Everything that is kept about whoever asks, as `/mijn/mijn-data` offers it for download. */
export const readMyData = call<typeof operations.readMyData>({
  name: 'account.my-data',
  method: 'GET',
  path: '/api/v2/account/my-data',
})
