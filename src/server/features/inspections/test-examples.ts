import { register, registerCompletion } from '../../../core/contract/inspections.operations.ts'
import * as calls from '../../../core/contract/inspections.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeInspection } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(calls.register.name, parsedExample(register), (request) =>
    freezeInspection(request, { price: 49_500, fee: 3450 }),
  ),
  requestExample(calls.registerCompletion.name, parsedExample(registerCompletion), (request) =>
    freezeInspection(request, { price: 28_600, fee: undefined }),
  ),
]
