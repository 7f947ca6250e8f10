import * as calls from '../../../core/contract/forms/forms-calls.ts'
import * as operations from '../../../core/contract/forms/forms-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { formKind } from './forms-request.ts'
import { send } from './send-form.ts'

/** Feature: forms that editors define from existing bricks, each with the desk that is told of it. */
export const forms = feature('forms', calls, operations, {
  apiDescription: 'Formulieren van de site, elk met een eigen id.',
  verbs: { send: { may: anyone, run: send, trailWords: 'Formulier verstuurd' } },
  requests: { send: formKind },
})
