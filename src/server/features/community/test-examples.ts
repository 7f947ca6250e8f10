import { updateCommunityAlias as operation } from '../../../core/contract/community.operations.ts'
import { updateCommunityAlias } from '../../../core/contract/community.ts'
import { answerRowsOf } from '../../../core/fields/summary-rows.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'

const kept = { ...parsedExample(operation), emailAddress: 'jannie@voorbeeld.nl' }

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(updateCommunityAlias.name, kept, ({ alias }) => ({
    title: 'Alias voor de community',
    sections: answerRowsOf(operation.body ?? operation.query, { alias }),
  })),
]
