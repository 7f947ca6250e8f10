import { optional } from '../../../core/fields/brick/brick.ts'
import { firstErrors } from '../../../core/fields/brick/first-error.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { uploadedFiles } from '../../../core/fields/files/attachments.ts'
import { sentFiles } from '../../../core/fields/files/sent-files.ts'
import { messageText } from '../../../core/fields/request/message-text.ts'
import { type Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { MijnPage } from '../../../core/mijn/pages.ts'
import { answerPath, changedAt, mijn, requestPath } from '../../../core/mijn/paths.ts'
import type { OwnForm } from '../../feature.ts'
import type { RequestContext } from '../../services/context.ts'
import { keepingFiles } from '../../services/files/keep-files.ts'
import { answerIn, mayAnswer } from '../../services/messages/answer.ts'
import { requestOf } from '../../services/messages/whose-request.ts'
import { loggedIn } from '../../services/permissions.ts'

const field = 'attachments'
const fields = group({ text: messageText, [field]: optional(sentFiles({ accept: uploadedFiles })) })

/** The first sentence at the text, and at the files, whichever of them it is about. */
const atFields = (errors: Readonly<Record<string, string>>): { text?: string; attachments?: string } => {
  const files = Object.entries(errors).find(([path]) => path.startsWith(field))?.[1]
  return { ...(errors.text && { text: errors.text }), ...(files && { attachments: files }) }
}

/**
 * Takes in an answer that somebody wrote on the page of their request, without a script. Words that they sent just before are not
 * sent again.
 * @throws Fault 400 at its fields, 401, 404, 409 `not-now`, 429; PartnerError.
 */
const answer = async (
  ctx: RequestContext,
  { form, path }: { form: Readonly<Record<string, unknown>>; path: Readonly<Record<string, string>> },
): Promise<void> => {
  const wrong = Object.entries(atFields(firstErrors(fields, form)))
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([name, sentence]) => [name, [sentence]])))
  const { text, attachments = [] } = fields.schema.parse(form as never)
  const request = await requestOf(ctx, { reference: path.reference ?? '' })
  await mayAnswer(ctx, request)
  await keepingFiles(ctx, { sent: attachments, field }, (files) =>
    ctx.transaction((tx) => answerIn(tx, ctx, request, { text, files, field, once: true })),
  )
}

/** The page of the request with what was refused: at its field, or at the text where it is about the whole. */
const again = (
  page: MijnPage,
  sent: Readonly<Record<string, unknown>>,
  { errors, message }: Fault,
): MijnPage | undefined => {
  if (page.kind !== 'request' || page.thread?.canAnswer !== true) return undefined
  const told = atFields(
    Object.fromEntries(Object.entries(errors ?? {}).map(([name, [first = message]]) => [name, first])),
  )
  return {
    ...page,
    refused: {
      text: typeof sent.text === 'string' ? sent.text : '',
      errors: told.text || told.attachments ? told : { text: message },
      hadFiles: sent[field] !== undefined,
    },
  }
}

/** The form at `/mijn/aanvragen/{reference}` by which its sender answers. */
export const answerForm: OwnForm = {
  path: answerPath(':reference'),
  may: loggedIn,
  run: answer,
  onSuccess: ({ reference = '' }) => changedAt(requestPath(encodeURIComponent(reference)), 'bericht'),
  onFault: mijn.requests,
  asks: { fields, text: 'text', shownAt: requestPath(':reference'), again },
}
