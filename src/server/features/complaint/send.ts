import { send as operation } from '../../../core/contract/complaint.operations.ts'
import { send as call } from '../../../core/contract/complaint.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { complaintFiles } from '../../../core/fields/attachments.ts'
import { noSuchChoice } from '../../../core/fields/choice.ts'
import { senderOf } from '../../../core/groups/sender-names.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { customerOf } from '../../services/cases/customer.ts'
import { ifHandledElsewhere, toCases } from '../../services/cases/deliver.ts'
import { submitWithFiles } from '../../services/cases/submit-with-files.ts'
import type { RequestContext } from '../../services/context.ts'
import { free } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { type ComplaintRequest, freezeComplaint } from './document.ts'
import { readOptions } from './options.ts'

const endpoint = endpointOf(call, operation)
const field = 'Attachments'

/** Whoever handles complaints gets it as a case, with its files. */
export const handOver = toCases('complaint', (request: ComplaintRequest) => customerOf(senderOf(request)))

/**
 * Takes a complaint in, with its files; the desk reads it where nobody handles cases elsewhere (docs/decisions/073-complaints-and-questions.md).
 * Faults: 400 with errors at their fields, 429, 507.
 */
export const send = async (
  ctx: RequestContext,
  { body: { [field]: sent = [], ...request } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const option = (await readOptions(ctx)).find(({ key }) => key === request.Option)
  if (!option) throw invalidFields({ Option: [noSuchChoice] })
  return submitWithFiles(ctx, { sent, field, accept: complaintFiles }, (files) => ({
    endpoint,
    agreed: free,
    request,
    document: freezeComplaint(request, { option: option.value, files }),
    to: [...ifHandledElsewhere(ctx, handOver), byMail],
  }))
}
