import * as calls from '../../../core/contract/dead-letters/dead-letters-calls.ts'
import * as operations from '../../../core/contract/dead-letters/dead-letters-operations.ts'
import { feature } from '../../feature.ts'
import * as verbs from '../../services/dead-letters/verbs.ts'
import { listDeadLetters } from './list-dead-letters.ts'

/** Feature: work that failed at its last try, seen and sent again. The command `deadletters` runs the same verbs. */
export const deadLetters = feature('dead-letters', calls, operations, {
  apiDescription: 'Wat bij de laatste poging mislukte en op iemand wacht.',
  verbs: {
    listDeadLetters: { may: verbs.listDeadLetters.may, run: listDeadLetters },
    retryDeadLetters: {
      may: verbs.retryDeadLetters.may,
      run: (ctx, { body }) => verbs.retryDeadLetters.run(ctx, body),
    },
  },
})
