import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { me } from '../../../core/contract/session.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'

/** A Dutch number as people type it: what a form starts from should look like their own answer. */
const asTyped = (number: string): string => number.replace(/^\+31(?=[1-9]\d{8}$)/, '0')

/** The account's answer as the engine takes it. */
export const viewerOf = (account: AnswerOf<typeof me>): Viewer => {
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
      ...(infix && { inserts: infix }),
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
