import { send as operation } from '../../../core/contract/vve-quote.operations.ts'
import { send } from '../../../core/contract/vve-quote.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeQuote } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [requestExample(send.name, parsedExample(operation), freezeQuote)]
