import {
  quoteEmail as operation,
  submit as submitOperation,
} from '../../../core/contract/home-insurance.operations.ts'
import { quoteEmail, submit } from '../../../core/contract/home-insurance.ts'
import { exampleQuote } from '../../../core/insurance/comparison.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeApplication } from './application-document.ts'
import { freezeQuote } from './document.ts'

/** What tests make the mail of this feature's request of. */
export const examples = [
  requestExample(quoteEmail.name, parsedExample(operation), (one) => freezeQuote(one, exampleQuote)),
  requestExample(submit.name, parsedExample(submitOperation), (one) =>
    freezeApplication(one, {
      quote: exampleQuote,
      conditions: [],
      fee: 3450,
      freeFirstYear: true,
      insurer: 'Voorbeeld',
    }),
  ),
]
