import { call } from '../call.ts'
import type * as operations from './staff-session-operations.ts'

/** Takes the e-mail address and password of a member of staff. Nothing is open yet: the second factor follows. */
export const logIn = call<typeof operations.logIn>({
  name: 'staff-session.login',
  method: 'POST',
  path: '/beheer/api/login',
})

/** Takes the second factor after the password, and opens the office. */
export const giveFactor = call<typeof operations.giveFactor>({
  name: 'staff-session.factor',
  method: 'POST',
  path: '/beheer/api/login/factor',
})

export const logOut = call<typeof operations.logOut>({
  name: 'staff-session.logout',
  method: 'POST',
  path: '/beheer/api/logout',
})

/** Takes the second factor again, before what wants a fresh one. */
export const stepUp = call<typeof operations.stepUp>({
  name: 'staff-session.step-up',
  method: 'POST',
  path: '/beheer/api/step-up',
})

/** What a browser needs so that somebody shows a passkey, after the password or before what wants a fresh second factor. */
export const askPasskey = call<typeof operations.askPasskey>({
  name: 'staff-session.passkey-options',
  method: 'POST',
  path: '/beheer/api/login/passkey/options',
})

/** Takes a passkey as the second factor: after the password it opens the office, in an open session it makes the factor fresh. */
export const givePasskey = call<typeof operations.givePasskey>({
  name: 'staff-session.passkey',
  method: 'POST',
  path: '/beheer/api/login/passkey',
})

/** Who is logged in to the office, and what they may do. */
export const readMe = call<typeof operations.readMe>({
  name: 'staff-session.me',
  method: 'GET',
  path: '/beheer/api/me',
})
