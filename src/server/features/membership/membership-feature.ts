import * as calls from '../../../core/contract/membership/membership-calls.ts'
import * as operations from '../../../core/contract/membership/membership-operations.ts'
import { newPassword } from '../../../core/fields/account/new-password.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { isLoggedIn } from '../../../core/kernel/viewer.ts'
import { feature } from '../../feature.ts'
import { validateEmail } from '../../services/people/email-taken.ts'
import { anyone } from '../../services/permissions.ts'
import { checkGiftCard } from './gift-card.ts'
import { membershipPersonalData } from './membership-personal-data.ts'
import { registrationKind } from './membership-request.ts'
import { preCheck } from './pre-check.ts'
import { register } from './register-membership.ts'

const account = group({ personalInformation: group({ password: newPassword }) })

export const membership = feature('membership', calls, operations, {
  apiDescription: 'Lid worden, met of zonder cadeaukaart.',
  verbs: {
    preCheck: { may: anyone, run: preCheck },
    validateEmail: { may: anyone, run: validateEmail },
    checkGiftCard: { may: anyone, run: checkGiftCard },
    register: {
      may: anyone,
      run: register,
      trailWords: 'Aangemeld als lid',
      demands: (viewer) => (isLoggedIn(viewer) ? undefined : account),
    },
  },
  requests: { register: registrationKind },
  personalData: membershipPersonalData,
})
