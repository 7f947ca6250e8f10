import { register as operation } from '../../../core/contract/valuation-report.operations.ts'
import { register } from '../../../core/contract/valuation-report.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeOrder } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, parsedExample(operation), (request) =>
    freezeOrder(request, { price: 1795, fee: 3450 }),
  ),
]
