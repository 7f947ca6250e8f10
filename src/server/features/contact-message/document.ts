import { rowsOf } from '../../../core/contact-message/summary-rows.ts'
import type { send } from '../../../core/contract/contact-message.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request, but for its files. */
export type ContactRequest = Omit<RequestOf<typeof send>['body'], 'Attachment'>

/** What is stored of a question, in the words of its form. */
export const freezeContact = (request: ContactRequest, files: readonly string[]): FilledForm => ({
  title: 'Vraag',
  sections: rowsOf(request, files),
})
