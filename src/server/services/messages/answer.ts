import { uploadedFiles } from '../../../core/fields/files/attachments.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { takeFiles } from '../files/take-files.ts'
import { allowances, take } from '../rate-limits/rate-limits.ts'
import { addAnswer } from './thread.ts'
import type { OwnRequest } from './whose-request.ts'

/** Most messages of its sender about one request. Whoever has more to say is helped by telephone. */
const mostAnswers = 200

/** What the sender of a request writes. */
export interface Answer {
  /** At most 4,000 characters. */
  text: string
  /** Ids of uploads of their own session. */
  files: readonly string[]
  /** The field of the form in which the files stand, for a refusal. */
  field: string
}

const notNow = (sentence: string) => new Fault(409, 'not-now', sentence)

/**
 * Refuses what cannot be answered.
 * @throws Fault 409 `not-now`.
 */
const mustBeAnswerable = async (tx: Tx, submissionId: string): Promise<void> => {
  const count = await tx
    .selectFrom('request_message')
    .select((on) => [
      on.fn.count<string>('id').filterWhere('staff_id', 'is', null).as('theirs'),
      on.fn.count<string>('id').filterWhere('staff_id', 'is not', null).as('ours'),
    ])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (Number(count?.ours ?? 0) === 0)
    throw notNow('Over deze aanvraag schreven we je nog niet. Bel ons als je iets wilt vragen.')
  if (Number(count?.theirs ?? 0) >= mostAnswers)
    throw notNow('Bij deze aanvraag staan al heel veel berichten. Bel ons, dan helpen we je verder.')
}

/** The last message of a request, where its sender wrote it in these words within the hour. */
const sameBefore = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'clock'>,
  { id, text }: { id: string; text: string },
) => {
  const last = await tx
    .selectFrom('request_message')
    .select(['id', 'at', 'staff_id', 'text'])
    .where('submission_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isRecent = last && Date.parse(last.at) > ctx.clock.now() - 3600_000
  return isRecent && last.staff_id === null && last.text === text ? last : undefined
}

/**
 * Takes in an answer of whoever showed that the request is theirs, in the caller's transaction. `once`: words that were sent just
 * before are not sent again, for a form that has no idempotency key.
 * @throws Fault 400 at the field of the files, 409 `not-now`.
 */
export const answerIn = async (
  tx: Tx,
  ctx: RequestContext,
  { id, reference }: OwnRequest,
  { text, files, field, once = false }: Answer & { once?: boolean },
): Promise<{ reference: string; id: string; at: string }> => {
  // two answers at one moment come after each other
  await tx.selectFrom('submission').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await mustBeAnswerable(tx, id)
  const before = once ? await sameBefore(tx, ctx, { id, text }) : undefined
  if (before) return { reference, id: before.id, at: before.at }
  const taken = await takeFiles(tx, ctx, { ids: files, field, accept: uploadedFiles })
  await taken.claim(id)
  const message = await addAnswer(tx, ctx, { submissionId: id, text, files })
  await audit(tx, ctx, 'request-messages.answer', id)
  return { reference, id: message, at: nowOf(ctx) }
}

/**
 * Counts a message to one request, whoever sends it.
 * @throws Fault 429.
 */
export const mayAnswer = (ctx: RequestContext, { id }: OwnRequest): Promise<void> =>
  take(ctx, 'message', id, allowances.message)
