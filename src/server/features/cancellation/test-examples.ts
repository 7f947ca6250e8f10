import { cancelMembership as operation } from '../../../core/contract/cancellation.operations.ts'
import { cancelMembership } from '../../../core/contract/cancellation.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeCancellation } from './document.ts'

const leaving = parsedExample(operation, { explanation: 'We verhuizen.\nTot ziens!' })

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(cancelMembership.name, leaving, (request) =>
    freezeCancellation(request, { relationId: '12345678', lastDay: '2027-03-31' }),
  ),
]
