import { registerHypotheekwacht as operation } from '../../../core/contract/mortgage-guard.operations.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeApplicant } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(registerHypotheekwacht.name, parsedExample(operation), (request) =>
    freezeApplicant(request, { fee: 3450, surcharge: 250 }),
  ),
]
