import type { UserInformation } from '../../../core/groups/user-information.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { RequestContext } from '../context.ts'
import type { NewPerson } from './insert.ts'

/** Who is logged in keeps the e-mail address and the name of their account, whatever was sent (D34). */
export const asKnown = <T extends UserInformation>(sent: T, profile: Profile): T => {
  const { emailAddress, initials, infix, lastName } = profile
  return {
    ...sent,
    emailAddress,
    ...(initials && { initials }),
    ...(lastName && { lastName, infix }),
  }
}

/** Who sends a request, as it was sent, with what is known of who is logged in. */
export const knownSender = async <T extends UserInformation>(
  ctx: Pick<RequestContext, 'viewer'>,
  sent: T,
): Promise<T> => {
  const { profile } = await ctx.viewer()
  return profile ? asKnown(sent, profile) : sent
}

/** The same person as an account holds them. */
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
