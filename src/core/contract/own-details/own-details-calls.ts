import { call } from '../call.ts'
import type * as operations from './own-details-operations.ts'

export const changeAddress = call<typeof operations.changeAddress>({
  name: 'own-details.change-address',
  method: 'POST',
  path: '/api/v2/account/change-address',
})

/**
 * Changes the phone numbers: at least one (spec 000 section 5), so an empty body is 400. A number that is left out is removed.
 */
export const changePhones = call<typeof operations.changePhones>({
  name: 'own-details.change-phones',
  method: 'POST',
  path: '/api/v2/account/change-phones',
})

/** Changes a member's bank account for the yearly collection, with a new mandate. */
export const changeIban = call<typeof operations.changeIban>({
  name: 'own-details.change-iban',
  method: 'POST',
  path: '/api/v2/account/change-iban',
})

/** Asks for another e-mail address: a link goes to the new one, and until it is followed the old one stays. */
export const changeEmail = call<typeof operations.changeEmail>({
  name: 'own-details.change-email',
  method: 'POST',
  path: '/api/v2/account/change-email',
})

export const confirmEmail = call<typeof operations.confirmEmail>({
  name: 'own-details.confirm-email',
  method: 'POST',
  path: '/api/v2/account/confirm-email',
})
