import { type RawBuilder, sql } from 'kysely'
import type { listCallbacks as call } from '../../../core/contract/callback/callback-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { showPhone } from '../../../core/fields/person/phone.ts'
import { instantOf, startOfDay, today } from '../../../core/kernel/clock.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext, StaffActor } from '../../services/context.ts'
import { bookedCalls, calledAt, departmentAsked } from '../../services/requests/callback-callers.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { notReached } from './callback-request-events.ts'

/** Most callbacks that are listed. */
const most = 200

interface Row {
  id: string
  reference: string
  start: string
  end: string
  department: string
  name: string
  phoneNumber: string
  question: string
  calledAt: string | null
  timesNotReached: number
  version: number
}

/** The statement of the callbacks that begin in a span, by their time, and one more than are listed. */
export const callbacksWithin = (
  span: { from: string; until: string },
  actor: StaffActor,
): RawBuilder<Row> => sql<Row>`
  SELECT submission.id, submission.reference, appointment.starts AS start, appointment.ends AS "end",
    ${departmentAsked} AS department, submission.request #>> '{kept,name}' AS name,
    submission.request #>> '{kept,phoneNumber}' AS "phoneNumber", submission.request #>> '{kept,question}' AS question,
    ${calledAt} AS "calledAt", work.version,
    (SELECT count(*)::int FROM submission_event
      WHERE submission_id = submission.id AND event = ${notReached.name}) AS "timesNotReached"
  ${bookedCalls(span, actor)}
  ORDER BY appointment.starts, submission.id LIMIT ${most + 1}`

/** Lists the calls that people booked for today and tomorrow, in Amsterdam. Faults: 401, 403. */
export const listCallbacks = async (ctx: RequestContext): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const day = today(ctx.clock)
  const midnight = (days: number) => startOfDay(day.add({ days }))
  const [from, tomorrow, until] = [midnight(0), midnight(1), midnight(2)]
  const { rows } = await callbacksWithin({ from, until }, actor).execute(ctx.database)
  const listed = rows.slice(0, most)
  // whose number was seen stands in the trail of each
  await auditStaff(ctx, 'callback.list', ...listed.map(({ id }) => ({ submissionId: id })))
  return {
    items: listed.map(({ id: _, phoneNumber, ...row }) => ({
      ...row,
      phoneNumber: showPhone(phoneNumber),
      isTomorrow: instantOf(row.start) >= instantOf(tomorrow),
    })),
    more: rows.length > most,
  }
}
