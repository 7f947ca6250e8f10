import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { send as call } from '../../../core/contract/forms/forms-calls.ts'
import { noSuchQuestion, send as operation } from '../../../core/contract/forms/forms-operations.ts'
import { wrongTypes } from '../../../core/contract/request-schema.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type Form, partsOf, versionOf } from '../../../core/forms/form.ts'
import { Fault, type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { formKind, requestOf, requestPart } from './forms-request.ts'

const endpoint = endpointOf(call, operation)

const noSuchForm = () => new Fault(404, 'form-unknown', 'Dit formulier is er niet (meer).')

/** Fault 409; also when the answers would still fit, since a question with other words is another question. */
const changed = () =>
  new Fault(
    409,
    'form-changed',
    'Dit formulier is net veranderd. Bekijk je antwoorden en verstuur het opnieuw.',
  )

/**
 * Parses the answers with the bricks of the questions, in the types that a call takes.
 * @throws Fault 400 with a sentence per
 * answer.
 */
const judge = ({ questions }: Form, sent: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const parts = partsOf(questions)
  const asked = group(parts)
  const result = asked.schema.safeParse(sent)
  const errors: FieldErrors = {}
  for (const { path, message } of [...wrongTypes(asked, sent), ...(result.error?.issues ?? [])])
    errors[`answers.${String(path[0])}`] ??= [message]
  if (Object.keys(sent).some((key) => !Object.hasOwn(parts, key))) errors.answers = [noSuchQuestion]
  if (!result.success || Object.keys(errors).length > 0) throw invalidFields(errors)
  return result.data
}

/**
 * Takes in a form as it is published now: checks the answers by its questions, tells its desk, and mails the sender if the form
 * asked for an address. Faults: 400 with errors at `answers.<key>`, 404, 409 `form-changed`, 429.
 */
export const send = async (
  ctx: RequestContext,
  { params, body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const form = ctx.forms().get(params.formId)
  if (!form) throw noSuchForm()
  if (body.version !== undefined && body.version !== versionOf(form)) throw changed()
  const answers = judge(form, body.answers)
  const request = requestOf(form, answers)
  const { emailAddress } = request.sender
  return ctx.accept(async (tx) => {
    const { reference } = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request,
      part: requestPart(form.questions),
      summary: summaryOf(formKind, request, form),
      desk: form.desk,
      to: emailAddress === undefined ? [] : [byMail],
    })
    return { reference }
  })
}
