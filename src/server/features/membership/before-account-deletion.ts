import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { endConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { endMandate } from '../../services/mandates/end.ts'

const running = (sentence: string) => new Fault(409, 'membership-running', sentence)

/**
 * Refuses to delete an account while a membership is being made for it.
 * @throws Fault 409 `membership-running`.
 */
export const closeApplication = async (tx: Tx, _ctx: RequestContext, personId: string): Promise<void> => {
  const applying = await tx
    .selectFrom('membership_application')
    .select('submission_id')
    .where('person_id', '=', personId)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  if (applying) throw running('We verwerken je aanmelding nog. Probeer het later opnieuw.')
}

/**
 * Locks the membership of an account that is deleted, and keeps its mandate and consents for the books.
 * @throws Fault 409
 * `membership-running` for a membership that was not cancelled.
 */
export const closeMembership = async (tx: Tx, ctx: RequestContext, personId: string): Promise<void> => {
  const row = await tx
    .selectFrom('membership')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  if (row.ends === null)
    throw running('Je bent nog lid. Zeg eerst je lidmaatschap op. Daarna kun je je account verwijderen.')
  await endMandate(tx, ctx, { relationId: row.relation_id, reference: row.mandate_reference })
  await endConsents(tx, ctx, row.relation_id)
}
