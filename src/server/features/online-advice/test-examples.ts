import { register as operation } from '../../../core/contract/online-advice.operations.ts'
import { register } from '../../../core/contract/online-advice.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeAdvice } from './document.ts'

const tree = [
  {
    code: 'juridisch',
    text: 'Juridisch',
    answers: [{ code: 'buren', text: 'Buren en erfgrens', appointmentType: 'juridisch', officeId: 85 }],
  },
]

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, parsedExample(operation), (request) => freezeAdvice(request, tree, 3450)),
]
