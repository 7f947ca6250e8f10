import * as calls from '../../../core/contract/financial-plan/calls.ts'
import * as operations from '../../../core/contract/financial-plan/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { register } from './register.ts'
import { planKind } from './request.ts'
import { readScenarios } from './scenarios.ts'

export const financialPlan = feature('financial-plan', calls, operations, {
  apiDescription: 'Een geldplan, met een gesprek.',
  verbs: {
    scenarios: { may: anyone, run: readScenarios },
    register: { may: anyone, run: register, trailWords: 'Gesprek voor een geldplan gepland' },
  },
  requests: { register: planKind },
})
