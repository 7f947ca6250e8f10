import { rowsOf } from '../../../core/account/summary-rows.ts'
import { registerAccount as operation } from '../../../core/contract/account.operations.ts'
import { registerAccount } from '../../../core/contract/account.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(registerAccount.name, parsedExample(operation), (request) => ({
    title: 'Een account maken',
    sections: rowsOf(request),
  })),
]
