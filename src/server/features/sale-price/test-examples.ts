import { determine as operation } from '../../../core/contract/sale-price.operations.ts'
import { determine } from '../../../core/contract/sale-price.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeOrder } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(determine.name, parsedExample(operation), (request) =>
    freezeOrder(request, { price: 2495, fee: 3450 }),
  ),
]
