import { send as operation } from '../../../core/contract/valuation-request.operations.ts'
import { send } from '../../../core/contract/valuation-request.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeValuationRequest } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [requestExample(send.name, parsedExample(operation), freezeValuationRequest)]
