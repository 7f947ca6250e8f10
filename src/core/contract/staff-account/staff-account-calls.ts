import { call } from '../call.ts'
import type * as operations from './staff-account-operations.ts'

/** Where one is logged in to the office now. */
export const readSessions = call<typeof operations.readSessions>({
  name: 'staff-account.sessions',
  method: 'GET',
  path: '/beheer/api/account/sessions',
})

export const endSession = call<typeof operations.endSession>({
  name: 'staff-account.end-session',
  method: 'POST',
  path: '/beheer/api/account/sessions/{id}/end',
})

/** Ends every session of one's own but the present one. */
export const endOtherSessions = call<typeof operations.endOtherSessions>({
  name: 'staff-account.end-others',
  method: 'POST',
  path: '/beheer/api/account/sessions/end-others',
})

/** Changes one's own password, and ends the other sessions. */
export const changePassword = call<typeof operations.changePassword>({
  name: 'staff-account.change-password',
  method: 'POST',
  path: '/beheer/api/account/password',
})

/** What one's own account has as a second factor. */
export const readFactors = call<typeof operations.readFactors>({
  name: 'staff-account.factors',
  method: 'GET',
  path: '/beheer/api/account/factors',
})

/** Begins with an app with codes; nothing changes until a code of it is right. */
export const beginTotp = call<typeof operations.beginTotp>({
  name: 'staff-account.begin-totp',
  method: 'POST',
  path: '/beheer/api/account/factors/totp',
})

export const confirmTotp = call<typeof operations.confirmTotp>({
  name: 'staff-account.confirm-totp',
  method: 'POST',
  path: '/beheer/api/account/factors/totp/confirm',
})

/** What a browser needs to make a passkey. */
export const beginPasskey = call<typeof operations.beginPasskey>({
  name: 'staff-account.begin-passkey',
  method: 'POST',
  path: '/beheer/api/account/factors/passkeys/options',
})

export const addPasskey = call<typeof operations.addPasskey>({
  name: 'staff-account.add-passkey',
  method: 'POST',
  path: '/beheer/api/account/factors/passkeys',
})

export const removePasskey = call<typeof operations.removePasskey>({
  name: 'staff-account.remove-passkey',
  method: 'POST',
  path: '/beheer/api/account/factors/passkeys/{id}/remove',
})

/** Makes new recovery codes in the place of those that there are. */
export const renewRecoveryCodes = call<typeof operations.renewRecoveryCodes>({
  name: 'staff-account.renew-recovery-codes',
  method: 'POST',
  path: '/beheer/api/account/factors/recovery-codes',
})
