import { sql } from 'kysely'
import type { deleteAccount as endpoint } from '../../../core/contract/account.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../../services/audit/write.ts'
import { endConsents } from '../../services/consents/insert.ts'
import type { Context } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { endMandate } from '../../services/mandates/end.ts'
import { confirmOwner, loggedOut } from '../../services/people/own.ts'
import { removeAccounts } from '../../services/people/remove.ts'
import { accountDeleted } from './letters.ts'

const running = (sentence: string) => new Fault(409, 'membership-running', sentence)

/** Nothing may be deleted under a membership that goes on or is being made. Locks it, and keeps its mandate for the books. */
const closeMembership = async (tx: Tx, ctx: Context, personId: string): Promise<void> => {
  const applying = await tx
    .selectFrom('membership_application')
    .select('submission_id')
    .where('person_id', '=', personId)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  if (applying) throw running('We verwerken je aanmelding nog. Probeer het later opnieuw.')
  const row = await tx
    .selectFrom('membership')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  if (row.ends === null)
    throw running('Je bent nog lid. Zeg eerst je lidmaatschap op. Daarna kun je je account verwijderen.')
  await endMandate(tx, ctx, {
    personId,
    relationId: row.relation_id,
    reference: row.mandate_reference,
    ibanLocked: row.iban_locked,
    signedOn: row.mandate_signed_on,
  })
  await endConsents(tx, ctx, row.relation_id)
}

/**
 * Removes an account with everything in it and the requests that made it. Others stay without a person until their term
 * is over, mandates and what was agreed to for the books (`core/rules/retention.ts`); sessions, links and letters go with the person.
 * Faults: 400, 401, 409 `membership-running`, 429.
 */
export const deleteAccount = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { id: personId, email, passwordHash } = await confirmOwner(ctx, body.currentPassword)
  await ctx.transaction(async (tx) => {
    // whoever becomes a member at this moment waits for this, or the other way round; of two at once one finds nobody
    const person = await tx
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    // gone, or its owner chose another password, which ended this session
    if (person?.password_hash !== passwordHash) throw loggedOut()
    await closeMembership(tx, ctx, personId)
    await audit(tx, ctx, 'account.delete', personId)
    await removeAccounts(tx, sql`id = ${personId}::uuid`)
    await writeLetter(tx, ctx, { letter: accountDeleted, personId: undefined, address: email })
  })
  await ctx.becomePerson(undefined)
  return { deleted: true }
}
