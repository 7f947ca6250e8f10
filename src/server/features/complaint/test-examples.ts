import { send as operation } from '../../../core/contract/complaint.operations.ts'
import { send } from '../../../core/contract/complaint.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeComplaint } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(send.name, parsedExample(operation), (request) =>
    freezeComplaint(request, { option: 'Klusservice', files: ['offerte.xlsx'] }),
  ),
]
