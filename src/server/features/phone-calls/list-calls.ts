import { type RawBuilder, sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { listCalls as call } from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import { startOfDay, today } from '../../../core/kernel/clock.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext, StaffActor } from '../../services/context.ts'
import { type CalledAbout, type NotedCall, readCalls } from '../../services/phone-calls/read-calls.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { isCorrectable } from './correct-call.ts'

/** Most calls that are listed. */
const most = 200

const countOutcomes = async (
  { database }: Pick<RequestContext, 'database'>,
  which: RawBuilder<boolean>,
): Promise<Record<string, number>> => {
  const { rows } = await sql<{ outcome: string; count: number }>`
    SELECT outcome, count(*)::int AS count FROM phone_call AS call
    WHERE ${which} AND taken_back_at IS NULL GROUP BY outcome`.execute(database)
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

/** Whose data was seen: a row for each request and each person, however many calls were about them. */
const subjectsIn = (calls: readonly NotedCall[]) => {
  const subjects = calls.map(({ submissionId, personId: subjectId }) => ({ submissionId, subjectId }))
  const named = subjects.filter(({ submissionId, subjectId }) => submissionId !== null || subjectId !== null)
  return [...new Map(named.map((one) => [one.submissionId ?? one.subjectId, one])).values()]
}

/** Whom a call was about, for who reads the list: who may not know who a member is, is not told it here either. */
const aboutFor = ({ roles }: StaffActor, { about, personId }: NotedCall): CalledAbout | null =>
  about === null || personId === null || roles.includes('member-service') ? about : { ...about, name: null }

/**
 * Lists the calls of today in Amsterdam, the newest first: member service those of everybody, an adviser their own. What was taken
 * back is neither listed nor counted. Faults: 401, 403.
 */
export const listCalls = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const seesAll = actor.roles.includes('member-service') && query.of !== 'mij'
  const day = sql<boolean>`call.at >= ${startOfDay(today(ctx.clock))}::timestamptz`
  const which = seesAll ? day : sql<boolean>`${day} AND call.staff_id = ${actor.id}::uuid`
  const found = await readCalls(ctx.database, which, most + 1)
  const calls = found.slice(0, most)
  await auditStaff(ctx, 'phone-calls.list', ...subjectsIn(calls))
  const now = ctx.clock.now()
  return {
    items: calls.map((one) => ({
      ...{ id: one.id, at: one.at, topic: one.topic, outcome: one.outcome, note: one.note },
      ...{ about: aboutFor(actor, one), staff: one.staff, correctedAt: one.correctedAt },
      mayCorrect: one.staffId === actor.id && isCorrectable(one.at, now),
    })),
    more: found.length > most,
    counts: await countOutcomes(ctx, which),
  }
}
