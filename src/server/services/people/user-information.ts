import type { UserInformation } from '../../../core/groups/user-information.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { RequestContext } from '../context.ts'
import type { NewPerson } from './insert-person.ts'

/** Replaces the e-mail address and the name in a request by those of the account of who is logged in (D34). */
export const asKnown = <T extends UserInformation>(sent: T, profile: Profile): T => {
  const { emailAddress, initials, infix, lastName } = profile
  return {
    ...sent,
    emailAddress,
    ...(initials && { initials }),
    ...(lastName && { lastName, infix }),
  }
}

/** The details of the sender of a request, with the e-mail address and name of the account for somebody who is logged in. */
export const knownSender = async <T extends UserInformation>(
  ctx: Pick<RequestContext, 'viewer'>,
  sent: T,
): Promise<T> => {
  const { profile } = await ctx.viewer()
  return profile ? asKnown(sent, profile) : sent
}

/** The details of a request in the form of an account. */
export const personOf = (sent: UserInformation & { dateOfBirth?: string | undefined }): NewPerson => ({
  email: sent.emailAddress,
  gender: sent.sex,
  initials: sent.initials,
  infix: sent.infix,
  lastName: sent.lastName,
  dateOfBirth: sent.dateOfBirth,
  mobile: sent.phoneNumberMobile,
  landline: sent.phoneNumberLandline,
  address: {
    postcode: sent.postcode,
    houseNumber: sent.houseNumber,
    addition: sent.houseNumberAddition ?? '',
    streetName: sent.streetName,
    city: sent.city,
  },
})
