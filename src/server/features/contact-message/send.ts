import { send as operation } from '../../../core/contract/contact-message.operations.ts'
import { send as call } from '../../../core/contract/contact-message.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { contactFiles } from '../../../core/fields/attachments.ts'
import type { ContactSubject } from '../../../core/fields/contact-message.ts'
import { ifHandledElsewhere, toCases } from '../../services/cases/deliver.ts'
import { submitWithFiles } from '../../services/cases/submit-with-files.ts'
import type { RequestContext } from '../../services/context.ts'
import { free } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { type ContactRequest, freezeContact } from './document.ts'

const endpoint = endpointOf(call, operation)
const field = 'Attachment'

/** Which desk reads a question, by its subject. */
const desks: Readonly<Record<ContactSubject, string>> = {
  Juridisch: 'juridisch',
  Bouwkundig: 'bouwkundig',
  Financieel: 'financieel',
  Lidmaatschap: 'ledenservice',
  Verzekeringen: 'verzekeringen',
  Klusservice: 'klusservice',
  Website: 'klantenservice',
  Anders: 'klantenservice',
}

/** Whoever handles questions gets it as a case, with its files. */
export const handOver = toCases('contact', (request: ContactRequest) => ({
  name: request.Name,
  emailAddress: request.EmailAddress,
  phoneNumber: request.MobilePhoneNumber ?? request.LandlinePhoneNumber ?? '',
}))

/**
 * Takes a question in, with its files; the desk of its subject reads it where nobody handles cases elsewhere
 * (docs/decisions/073-complaints-and-questions.md). Faults: 400 with errors at their fields, 429, 507.
 */
export const send = (
  ctx: RequestContext,
  { body: { [field]: sent = [], ...request } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> =>
  submitWithFiles(ctx, { sent, field, accept: contactFiles }, (files) => ({
    endpoint,
    agreed: free,
    request,
    document: freezeContact(request, files),
    desk: desks[request.Subject],
    to: [...ifHandledElsewhere(ctx, handOver), byMail],
  }))
