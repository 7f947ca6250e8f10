import { call } from '../call.ts'
import type * as operations from './session-operations.ts'

/** Who is logged in, with what funnels prefill (D33). A visitor gets 200 with `niet ingelogd`. */
export const me = call<typeof operations.me>({
  name: 'session.me',
  method: 'POST',
  path: '/api/v2/account/me',
})

/** Only the membership state, which the thank-you page of a membership polls (D33). */
export const loginState = call<typeof operations.loginState>({
  name: 'session.login-state',
  method: 'GET',
  path: '/api/v2/account/login-state',
})

/** Logs in (spec 000 section 7, D3, D21 and D23). */
export const logIn = call<typeof operations.logIn>({
  name: 'session.login',
  method: 'POST',
  path: '/api/v2/account/login',
})

export const logOut = call<typeof operations.logOut>({
  name: 'session.logout',
  method: 'POST',
  path: '/api/v2/account/logout',
})
