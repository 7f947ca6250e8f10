import * as calls from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import * as operations from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { adviceKind } from './mortgage-advice-request.ts'
import { register } from './register-mortgage-advice.ts'
import { readTree } from './tree.ts'

export const mortgageAdvice = feature('mortgage-advice', calls, operations, {
  apiDescription: 'Een gesprek over een hypotheek.',
  verbs: {
    decisionTree: { may: anyone, run: readTree },
    register: { may: anyone, run: register, trailWords: 'Gesprek over een hypotheek gepland' },
  },
  requests: { register: adviceKind },
})
