import { register as operation } from '../../../core/contract/membership.operations.ts'
import { register } from '../../../core/contract/membership.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeRegistration } from './document.ts'

// with a gift card its payment would not count
const paying = { giftyCardCode: '' }

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(
    register.name,
    parsedExample(operation, paying),
    (request) => freezeRegistration(request, { fee: 3450, surcharge: 250 }),
    paying,
  ),
]
