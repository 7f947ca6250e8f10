import { quoteEmail as operation } from '../../../core/contract/home-insurance.operations.ts'
import { quoteEmail } from '../../../core/contract/home-insurance.ts'
import { exampleQuote } from '../../../core/insurance/comparison.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeQuote } from './document.ts'

/** What tests make the mail of this feature's request of. */
export const examples = [
  requestExample(quoteEmail.name, parsedExample(operation), (one) => freezeQuote(one, exampleQuote)),
]
