import * as calls from '../../../core/contract/callback/callback-calls.ts'
import * as operations from '../../../core/contract/callback/callback-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { planCallback } from './ask.ts'
import { callbackKind } from './callback-request.ts'

export const callback = feature('callback', calls, operations, {
  apiDescription: 'Teruggebeld worden door een specialist.',
  verbs: { callBack: { may: anyone, run: planCallback, trailWords: 'Terugbelafspraak gemaakt' } },
  requests: { callBack: callbackKind },
})
