import { onlineAdvice } from '../../../../content/online-advice.ts'
import { register as operation } from '../../../core/contract/online-advice.operations.ts'
import { register } from '../../../core/contract/online-advice.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeAdvice } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, parsedExample(operation), (request) =>
    freezeAdvice(request, onlineAdvice ?? [], 3450),
  ),
]
