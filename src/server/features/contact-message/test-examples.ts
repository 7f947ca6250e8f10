import { send as operation } from '../../../core/contract/contact-message.operations.ts'
import { send } from '../../../core/contract/contact-message.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeContact } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(send.name, parsedExample(operation), (request) => freezeContact(request, ['foto.png'])),
]
