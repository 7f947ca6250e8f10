import { registerVve as operation } from '../../../core/contract/vve-membership.operations.ts'
import { registerVve } from '../../../core/contract/vve-membership.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeVve } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(
    registerVve.name,
    parsedExample(operation),
    (request) => freezeVve(request, { fee: 3450, surcharge: 250, total: 3700 }),
    // an invoice to the same address asks for no other
    { 'paymentDetails.invoiceRecipient': 1 },
  ),
]
