import * as calls from '../../../core/contract/will-advice/will-advice-calls.ts'
import * as operations from '../../../core/contract/will-advice/will-advice-operations.ts'
import { feature } from '../../feature.ts'
import { demandsJoining } from '../../services/memberships/join-along.ts'
import { anyone } from '../../services/permissions.ts'
import { register } from './register-will-advice.ts'
import { adviceKind } from './will-advice-request.ts'

export const willAdvice = feature('will-advice', calls, operations, {
  apiDescription: 'Een gesprek over een testament.',
  verbs: {
    register: {
      may: anyone,
      run: register,
      trailWords: 'Gesprek over een testament gepland',
      demands: demandsJoining,
    },
  },
  requests: { register: adviceKind },
})
