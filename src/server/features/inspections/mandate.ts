import { sql } from 'kysely'
import { collection } from '../../../core/inspections/collection.ts'
import type { Tx } from '../../database/pool.ts'
import { appointmentsOf } from '../../services/appointments/read.ts'
import { nowOf, type RequestContext, type SystemContext } from '../../services/context.ts'
import { giveMandate } from '../../services/mandates/give.ts'

/** Days after an inspection in which it is collected. */
const collectedWithin = 90

const endOf = (end: string): string => new Date(Date.parse(end) + collectedWithin * 86_400_000).toISOString()

/** A member's mandate for this one payment, in the transaction of their request: what they pay their membership with stays as it is. */
export const giveForInspection = async (
  tx: Tx,
  ctx: RequestContext,
  {
    end,
    iban,
    ...of
  }: { end: string; iban: string; personId: string; relationId: string; submissionId: string },
): Promise<void> => {
  await giveMandate(tx, ctx, {
    ...of,
    lock: (field) => ctx.vault.lock(iban, field),
    givenAt: nowOf(ctx),
    agreed: collection,
    endsAt: endOf(end),
  })
}

/** Lets it follow its inspection: another time shifts its end, and one that is cancelled ends it. Run again it changes nothing. */
export const followInspection = async (ctx: SystemContext, submissionId: string): Promise<void> => {
  const [appointment] = await appointmentsOf(ctx, submissionId)
  const runs = appointment && appointment.state !== 'cancelled'
  await ctx.database
    .updateTable('mandate')
    .set({ ended_at: runs ? endOf(appointment.end) : nowOf(ctx) })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('ended_at', '>', nowOf(ctx))
    .execute()
}
