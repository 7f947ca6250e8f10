import * as calls from '../../../core/contract/online-advice/online-advice-calls.ts'
import * as operations from '../../../core/contract/online-advice/online-advice-operations.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { agreeCollection } from '../../../core/fields/request/consent.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { adviceKind } from './online-advice-request.ts'
import { register } from './register-online-advice.ts'
import { readTree } from './tree.ts'

const joining = group({
  userData: group({ accountNumber: iban }),
  agreeContinuousDirectDebit: agreeCollection,
})

/** Feature: a talk with a specialist in building, money or law. */
export const onlineAdvice = feature('online-advice', calls, operations, {
  apiDescription: 'Een gesprek met een specialist.',
  verbs: {
    decisionTree: { may: anyone, run: readTree },
    register: {
      may: anyone,
      run: register,
      trailWords: 'Online adviesgesprek gepland',
      demands: (viewer) => (isMember(viewer) ? undefined : joining),
    },
  },
  requests: { register: adviceKind },
})
