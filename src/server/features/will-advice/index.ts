import * as operations from '../../../core/contract/will-advice.operations.ts'
import * as calls from '../../../core/contract/will-advice.ts'
import { feature } from '../../feature.ts'
import { demandsJoining } from '../../services/memberships/join-along.ts'
import { membershipMade } from '../../services/memberships/request-events.ts'
import { anyone } from '../../services/permissions.ts'
import { appointmentEvents } from '../../services/planning/request-events.ts'
import { mails } from './confirmation.ts'
import { register } from './register.ts'

/** A talk about a will. */
export const willAdvice = feature('will-advice', calls, operations, {
  about: 'Een gesprek over een testament.',
  verbs: {
    register: {
      may: anyone,
      run: register,
      done: 'Gesprek over een testament gepland',
      demands: demandsJoining,
    },
  },
  requests: {
    register: { ...mails, events: [...appointmentEvents, membershipMade], desk: 'juridisch' },
  },
})
