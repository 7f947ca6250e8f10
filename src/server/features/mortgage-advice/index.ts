import * as operations from '../../../core/contract/mortgage-advice.operations.ts'
import * as calls from '../../../core/contract/mortgage-advice.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { appointmentEvents } from '../../services/planning/request-events.ts'
import { mails } from './confirmation.ts'
import { register } from './register.ts'
import { readTree } from './tree.ts'

/** A talk about a mortgage, at an office or anywhere in the country. */
export const mortgageAdvice = feature('mortgage-advice', calls, operations, {
  about: 'Een gesprek over een hypotheek.',
  verbs: {
    decisionTree: { may: anyone, run: readTree },
    register: { may: anyone, run: register, done: 'Gesprek over een hypotheek gepland' },
  },
  requests: {
    register: {
      ...mails,
      events: appointmentEvents,
      desk: 'financieel',
    },
  },
})
