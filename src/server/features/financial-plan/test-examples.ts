import { register as operation } from '../../../core/contract/financial-plan.operations.ts'
import { register } from '../../../core/contract/financial-plan.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezePlan } from './document.ts'

const office = {
  code: 200,
  title: 'Den Haag',
  address: 'Voorbeeldplein 200',
  postcode: '2513AA',
  city: "'s-Gravenhage",
}

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, { ...parsedExample(operation), office }, (request) =>
    freezePlan(request, {
      scenarios: [{ code: 'minder-werken', text: 'Minder werken' }],
      officeName: office.title,
      price: 39_500,
    }),
  ),
]
