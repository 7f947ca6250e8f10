import * as calls from '../../../core/contract/mortgage-advice/calls.ts'
import * as operations from '../../../core/contract/mortgage-advice/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { register } from './register.ts'
import { adviceKind } from './request.ts'
import { readTree } from './tree.ts'

export const mortgageAdvice = feature('mortgage-advice', calls, operations, {
  apiDescription: 'Een gesprek over een hypotheek.',
  verbs: {
    decisionTree: { may: anyone, run: readTree },
    register: { may: anyone, run: register, trailWords: 'Gesprek over een hypotheek gepland' },
  },
  requests: { register: adviceKind },
})
