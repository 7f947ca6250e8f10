import * as calls from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import * as operations from '../../../core/contract/financial-plan/financial-plan-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { planKind } from './financial-plan-request.ts'
import { register } from './register-financial-plan.ts'
import { readScenarios } from './scenarios.ts'

export const financialPlan = feature('financial-plan', calls, operations, {
  apiDescription: 'Een geldplan, met een gesprek.',
  verbs: {
    scenarios: { may: anyone, run: readScenarios },
    register: { may: anyone, run: register, trailWords: 'Gesprek voor een geldplan gepland' },
  },
  requests: { register: planKind },
})
