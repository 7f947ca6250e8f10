import { send as operation } from '../../../core/contract/contract-review.operations.ts'
import { send } from '../../../core/contract/contract-review.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeReview } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(send.name, parsedExample(operation), (request) =>
    freezeReview(request, { price: 19_500, fee: 3450, files: ['koopcontract.pdf'] }),
  ),
]
