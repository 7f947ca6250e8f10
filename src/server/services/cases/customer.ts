import { nameInWords } from '../../../core/groups/formatting.ts'
import type { UserInformation } from '../../../core/groups/user-information.ts'
import type { Case } from '../../ports/cases.ts'

type Asking = Pick<UserInformation, 'initials' | 'infix' | 'lastName' | 'emailAddress' | 'phoneNumberMobile'>

/** Who asks, where a request has them as `userInformation`. */
export const customerOfUser = (of: Asking): Case['customer'] => ({
  name: nameInWords({ initials: of.initials, inserts: of.infix, lastName: of.lastName }),
  emailAddress: of.emailAddress,
  phoneNumber: of.phoneNumberMobile,
})
