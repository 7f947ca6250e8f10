import * as calls from '../../../core/contract/forms/calls.ts'
import * as operations from '../../../core/contract/forms/operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { formKind } from './request.ts'
import { send } from './send.ts'

/** Forms that editors define from the bricks that there are, each with the desk that is told. */
export const forms = feature('forms', calls, operations, {
  about: 'Formulieren van de site, elk met een eigen id.',
  verbs: { send: { may: anyone, run: send, done: 'Formulier verstuurd' } },
  requests: { send: formKind },
})
