import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { saveView as call } from '../../../core/contract/request-views/request-views-calls.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext, type StaffActor } from '../../services/context.ts'
import { worksForDesk } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** Most views of one colleague, and of one desk. */
const mostViews = 20

/** Whose a view is: a colleague by their id, or a desk by its key. */
type Holder = { owner: string; desk: null } | { owner: null; desk: string }

/**
 * Whose the view is to be, by the word that was sent: `mij`, or the key of a desk.
 * @throws Fault 400 for a desk that the settings do not know, 403 for one that somebody does not work for.
 */
const holderOf = async (ctx: RequestContext, actor: StaffActor, whose: string): Promise<Holder> => {
  if (whose === 'mij') return { owner: actor.id, desk: null }
  if (!Object.hasOwn((await ctx.settings()).desks, whose))
    throw invalidFields({ whose: ['Dit loket kennen we niet.'] })
  if (worksForDesk(actor, whose)) return { owner: null, desk: whose }
  const sentence = 'Je werkt niet voor dit loket.'
  throw new Fault(403, 'not-allowed', sentence, { errors: { whose: [sentence] } })
}

/**
 * Refuses a view too many, and one of a name that is there. Whoever saves for the same colleague or desk at once waits until the
 * end of the transaction, and is judged by what it left.
 * @throws Fault 409.
 */
const mustFit = async (tx: Tx, { owner, desk }: Holder, label: string): Promise<void> => {
  const name = `request-views ${owner ?? desk}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const kept = await tx
    .selectFrom('request_view')
    .select(sql<boolean>`lower(label) = lower(${label})`.as('same'))
    .where((where) => (owner === null ? where('desk', '=', desk) : where('owner', '=', owner)))
    .execute()
  if (kept.some(({ same }) => same)) {
    const sentence = 'Er is al een weergave met deze naam.'
    throw new Fault(409, 'label-taken', sentence, { errors: { label: [sentence] } })
  }
  if (kept.length < mostViews) return
  const holder = owner === null ? 'Dit loket heeft' : 'Je hebt'
  throw new Fault(409, 'views-full', `${holder} al ${mostViews} weergaven. Verwijder er eerst een.`)
}

/**
 * Saves a view of the list of requests. Faults: 401, 403, 400 at each field, 409 for a name that is there and for one view too
 * many.
 */
export const saveView = async (
  ctx: RequestContext,
  { body: { label, whose, filters } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const holder = await holderOf(ctx, actor, whose)
  return ctx.transaction(async (tx) => {
    await mustFit(tx, holder, label)
    const made = { made_by: actor.id, made_at: nowOf(ctx) }
    const saved = await tx
      .insertInto('request_view')
      .values({ ...holder, ...made, label, filters: JSON.stringify(filters) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditStaff({ ...ctx, database: tx }, 'request-views.save', { detail: holder.desk ?? undefined })
    return saved
  })
}
