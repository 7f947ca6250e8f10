import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { me } from '../../../core/contract/session/session-calls.ts'
import { loginHintCookie, plainLoginHintCookie, viewerEvent } from '../../../core/kernel/browser-keys.ts'
import { isLoggedIn, type Viewer, visitor } from '../../../core/kernel/viewer.ts'

/** A Dutch number as people type it, so that a prefilled answer looks like their own. */
const asTyped = (number: string): string => number.replace(/^\+31(?=[1-9]\d{8}$)/, '0')

const viewerOf = (account: AnswerOf<typeof me>): Viewer => {
  const { membershipStatus, emailAddress, gender = 2, infix, address, ...rest } = account
  const { phoneNumberMobile: mobile, phoneNumberLandline: landline } = account
  if (membershipStatus === 'niet ingelogd' || !emailAddress) return visitor
  return {
    membershipStatus,
    profile: {
      ...rest,
      emailAddress,
      gender,
      ...(mobile && { phoneNumberMobile: asTyped(mobile) }),
      ...(landline && { phoneNumberLandline: asTyped(landline) }),
      ...(infix && { infix }),
      ...(address && {
        postcode: address.postcode,
        houseNumber: address.houseNumber,
        addition: address.addition,
        streetName: address.streetName,
        city: address.placeName,
      }),
    },
  }
}

const forgetCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API have no other way
  document.cookie = `${name}; path=/; max-age=0`
}

/**
 * The viewer that the account's answer names. The hint cookie may outlive a session: it is removed here when the server knows
 * nobody.
 */
export const viewerOfAccount = (account: AnswerOf<typeof me>): Viewer => {
  const viewer = viewerOf(account)
  if (isLoggedIn(viewer)) return viewer
  for (const name of [`${loginHintCookie}=; secure`, `${plainLoginHintCookie}=`]) forgetCookie(name)
  document.dispatchEvent(new Event(viewerEvent))
  return viewer
}
