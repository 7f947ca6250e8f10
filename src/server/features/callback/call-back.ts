import { sql } from 'kysely'
import {
  callBack,
  type noteCalled as called,
  type noteNotReached as missed,
} from '../../../core/contract/callback/callback-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext } from '../../services/context.ts'
import { calledAt, isMadeBy } from '../../services/requests/callback-callers.ts'
import { holdWork, notNow, versionAfter } from '../../services/requests/hold-work.ts'
import { noteIn } from '../../services/requests/note.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { goesOn, handled, type RequestEvent } from '../../services/submissions/events.ts'
import { notReached } from './callback-request-events.ts'

/**
 * The id of a callback that somebody may make, by its reference.
 * @throws Fault 404, 403.
 */
const findCallback = async (ctx: RequestContext, reference: string): Promise<string> => {
  const { rows } = await sql<{ id: string; own: boolean }>`
    SELECT submission.id, ${isMadeBy(await memberOfStaff(ctx))} AS own
    FROM submission JOIN request_work AS work ON work.submission_id = submission.id
    WHERE submission.reference = ${reference} AND submission.kind = ${callBack.name}`.execute(ctx.database)
  const [found] = rows
  if (!found) throw new Fault(404, 'not-found', `Er is geen terugbelafspraak met referentie ${reference}.`)
  if (!found.own) throw new Fault(403, 'not-allowed', 'Deze terugbelafspraak is van een ander loket.')
  return found.id
}

interface Noted {
  /** What it is called in the trail. */
  act: 'callback.called' | 'callback.not-reached'
  event: RequestEvent
}

const write = async (
  ctx: RequestContext,
  { params: { reference }, body: { version, note } }: RequestOf<typeof called>,
  { act, event }: Noted,
): Promise<AnswerOf<typeof called>> => {
  const words = note === undefined ? undefined : noteIn(note)
  const submissionId = await findCallback(ctx, reference)
  return ctx.transaction(async (tx) => {
    await holdWork(tx, submissionId, version)
    const { rows } = await sql<{ state: RequestState; at: string | null }>`
      SELECT submission.state, ${calledAt} AS at
      FROM submission JOIN request_work AS work ON work.submission_id = submission.id
      WHERE submission.id = ${submissionId}::uuid`.execute(tx)
    if (rows.some(({ at }) => at !== null)) throw notNow('Hier is al gebeld.')
    if (rows.some(({ state }) => !goesOn(state))) throw notNow('Deze terugbelafspraak gaat niet door.')
    await auditStaff({ ...ctx, database: tx }, act, { submissionId })
    await recordRequestEvent(tx, ctx, submissionId, event, {}, words)
    return { version: await versionAfter(tx, submissionId) }
  })
}

/**
 * Notes that somebody was called, and with that marks the callback as handled. Its sender sees no change. Faults: 401, 403, 400, 404,
 * 409 `changed` or `not-now`.
 */
export const noteCalled = (
  ctx: RequestContext,
  request: RequestOf<typeof called>,
): Promise<AnswerOf<typeof called>> => write(ctx, request, { act: 'callback.called', event: handled })

/** Notes that somebody did not answer; the callback stays to be made. Faults: as of `noteCalled`. */
export const noteNotReached = (
  ctx: RequestContext,
  request: RequestOf<typeof missed>,
): Promise<AnswerOf<typeof missed>> => write(ctx, request, { act: 'callback.not-reached', event: notReached })
