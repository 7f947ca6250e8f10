import { nameInWords } from '../../../core/groups/formatting.ts'
import type { UserInformation } from '../../../core/groups/user-information.ts'
import type { Case } from '../../ports/cases.ts'

type Asking = Pick<UserInformation, 'initials' | 'lastName' | 'emailAddress'> & {
  infix?: string | undefined
  phoneNumberMobile?: string | undefined
  phoneNumberLandline?: string | undefined
}

/** The sender, as other services name them, with the mobile number or else the landline. */
export const customerOf = (of: Asking): Case['customer'] => ({
  name: nameInWords({ initials: of.initials, infix: of.infix, lastName: of.lastName }),
  emailAddress: of.emailAddress,
  phoneNumber: of.phoneNumberMobile ?? of.phoneNumberLandline ?? '',
})
