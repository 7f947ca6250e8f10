import { register as operation } from '../../../core/contract/will-advice.operations.ts'
import { register } from '../../../core/contract/will-advice.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeWill } from './document.ts'

const office = {
  code: 86,
  title: 'Amsterdam',
  address: 'Voorbeeldgracht 86',
  postcode: '1012JS',
  city: 'Amsterdam',
}

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, { ...parsedExample(operation), office }, (request) =>
    freezeWill(request, { officeName: office.title, price: 9500, fee: 3450 }),
  ),
]
