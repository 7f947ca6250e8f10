import { decisionTree, register as operation } from '../../../core/contract/mortgage-advice.operations.ts'
import { register } from '../../../core/contract/mortgage-advice.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeMortgage } from './document.ts'

const office = {
  code: 32,
  title: 'Utrecht',
  address: 'Voorbeeldsingel 32',
  postcode: '3511AA',
  city: 'Utrecht',
}

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, { ...parsedExample(operation), office }, (request) =>
    freezeMortgage(request, { tree: decisionTree.example, officeName: office.title }),
  ),
]
