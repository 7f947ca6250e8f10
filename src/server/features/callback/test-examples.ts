import { callBack as operation } from '../../../core/contract/callback.operations.ts'
import { callBack } from '../../../core/contract/callback.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeCallback } from './document.ts'

/** What tests make the mails of this feature's requests of. */
export const examples = [requestExample(callBack.name, parsedExample(operation), freezeCallback)]
