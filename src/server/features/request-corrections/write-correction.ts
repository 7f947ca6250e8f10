import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { writeCorrection as call } from '../../../core/contract/request-corrections/request-corrections-calls.ts'
import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { correctedKeysOf } from '../../../core/request-search/search-keys.ts'
import { isMasked, maskedSentence, valueNow } from '../../../core/requests/corrections.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { findRequestByReference } from '../../services/requests/find.ts'
import { holdWork, notNow, versionAfter } from '../../services/requests/hold-work.ts'
import { corrected } from '../../services/requests/requests-request-events.ts'
import { mustBeOwnWork } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { correctionsOf } from '../../services/submissions/corrections.ts'
import type { FrozenSummary } from '../../services/submissions/read-submission.ts'
import { addSearchKeys } from '../../services/submissions/search-keys.ts'

/** Most corrections of one request: far more than anybody makes by hand, and few enough to read with it. */
const mostCorrections = 200

/** The answer at a place, which may be corrected. Faults: 400 under `place` and `value`. */
const answerAt = ({ summary }: { summary: unknown }, place: number): FrozenAnswer => {
  const answer = (summary as FrozenSummary).office[place]
  if (!answer) throw invalidFields({ place: ['Dit antwoord is er niet.'] })
  if (isMasked(answer)) throw invalidFields({ value: [maskedSentence] })
  return answer
}

/** Refuses what says nothing new, and what is one too many. */
const mustBeNews = async (
  tx: Tx,
  submissionId: string,
  { answer, place, value }: { answer: FrozenAnswer; place: number; value: string },
): Promise<void> => {
  const before = await correctionsOf(tx, submissionId)
  if (before.length >= mostCorrections)
    throw notNow(`Aan deze aanvraag is al ${mostCorrections} keer iets verbeterd. Meer kan niet.`)
  if (valueNow(answer, before, place) === value)
    throw invalidFields({ value: ['Dit antwoord staat er al zo.'] })
}

/**
 * Corrects an answer of a request: a row beside the frozen summary, which never changes. What partners got stays what it was.
 * Faults: 401, 403, 404; 400 under `place` for an answer that is not there, under `value` for a masked one and for what stands
 * there already; 409 `changed` and `not-now`.
 */
export const writeCorrection = async (
  ctx: RequestContext,
  { params: { reference }, body: { version, place, value, reason } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const answer = answerAt(request, place)
  const { id: staffId } = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    await holdWork(tx, request.id, version)
    await mustBeNews(tx, request.id, { answer, place, value })
    await auditStaff({ ...ctx, database: tx }, 'request-corrections.write', {
      submissionId: request.id,
      reason,
    })
    await tx
      .insertInto('request_correction')
      .values({
        ...{ submission_id: request.id, position: place, value, reason },
        ...{ staff_id: staffId, at: nowOf(ctx) },
      })
      .execute()
    await addSearchKeys(tx, request.id, correctedKeysOf(answer.label, value))
    await recordRequestEvent(tx, ctx, request.id, corrected, { position: place })
    return { version: await versionAfter(tx, request.id) }
  })
}
