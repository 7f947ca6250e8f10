import { determine as operation } from '../../../core/contract/legal-position.operations.ts'
import { determine } from '../../../core/contract/legal-position.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeLegal } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(determine.name, parsedExample(operation), (request) =>
    freezeLegal(request, { price: 42_500, fee: 3450, files: ['brief.pdf'] }),
  ),
]
