import * as operations from '../../../core/contract/online-advice.operations.ts'
import * as calls from '../../../core/contract/online-advice.ts'
import { agreeCollection } from '../../../core/fields/consent.ts'
import { group } from '../../../core/fields/group.ts'
import { iban } from '../../../core/fields/iban.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { feature } from '../../feature.ts'
import { membershipMade } from '../../services/memberships/request-events.ts'
import { anyone } from '../../services/permissions.ts'
import { appointmentEvents } from '../../services/planning/request-events.ts'
import { confirmAdvice } from './confirmation.ts'
import { register } from './register.ts'
import { remindAdvice } from './reminder.ts'
import { readTree } from './tree.ts'

const joining = group({
  userData: group({ accountNumber: iban }),
  agreeContinuousDirectDebit: agreeCollection,
})

/** A talk with a specialist of building, money or law. */
export const onlineAdvice = feature('online-advice', calls, operations, {
  about: 'Een gesprek met een specialist.',
  verbs: {
    decisionTree: { may: anyone, run: readTree },
    register: {
      may: anyone,
      run: register,
      done: 'Online adviesgesprek gepland',
      demands: (viewer) => (isMember(viewer) ? undefined : joining),
    },
  },
  requests: {
    register: {
      confirm: confirmAdvice,
      remind: remindAdvice,
      events: [...appointmentEvents, membershipMade],
      desk: 'financieel',
    },
  },
})
