import { form } from '../../../core/content/form.ts'
import { send } from '../../../core/contract/forms.ts'
import { requestExample } from '../../services/submissions/test-example.ts'
import { freezeForm, requestOf } from './request.ts'

const request = requestOf(form.example, {
  wat: 'Op deze pagina staat een oud bedrag.',
  email: 'jannie@voorbeeld.nl',
})

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(send.name, request, ({ answers }) => freezeForm(form.example, answers)),
]
