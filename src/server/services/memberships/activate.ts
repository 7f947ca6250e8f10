import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { nextYearStarts } from '../../../core/rules/membership-year.ts'
import type { Tx } from '../../database/pool.ts'
import type { DB } from '../../database/tables.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { keepConsents } from '../consents/insert-consent.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { writeInTurn } from '../letters/turn.ts'
import { endMandate } from '../mandates/end.ts'
import { giveMandate } from '../mandates/give.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { byMail } from '../submissions/delivery.ts'
import { mayHappen } from '../submissions/events.ts'
import { keepAccountKeys } from '../submissions/search-keys.ts'
import { memberWelcome } from './memberships-letters.ts'
import { membershipBegan, membershipEnded } from './memberships-queues.ts'
import { membershipMade } from './memberships-request-events.ts'

/**
 * Makes the membership that a submission asked for, with a member number and, for direct debit, a mandate. A second run changes
 * nothing: the transaction that marks the application as done makes the membership. A letter tells the number where no other mail
 * does.
 */
export const activateMembership = async (ctx: Context, submissionId: string): Promise<void> => {
  await ctx.database.transaction().execute(async (tx) => {
    const application = await tx
      .updateTable('membership_application')
      .set({ activated_at: nowOf(ctx) })
      .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
      .where('activated_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!application) return
    const relationId = await relationIdOf(tx, ctx, application.person_id)
    const starts = today(ctx.clock)
    const reference = await takeMandate(tx, ctx, application, relationId)
    await tx
      .insertInto('membership')
      .values({
        relation_id: relationId,
        person_id: application.person_id,
        starts: starts.toString(),
        ends: application.renews ? null : nextYearStarts(starts.toString(), starts).toString(),
        renews: application.renews,
        free_first_year: application.free_first_year,
        payment_method: application.payment_method,
        mandate_reference: reference,
        mandate_signed_on: reference === null ? null : starts.toString(),
        fee_cents: application.fee_cents,
        surcharge_cents: application.surcharge_cents,
        submission_id: submissionId,
      })
      .execute()
    await keepAccountKeys(tx, application.person_id)
    const told = await isToldInOtherMail(tx, submissionId)
    await noteMembership(tx, ctx, submissionId)
    await keepConsents(tx, submissionId, relationId)
    if (!told)
      await writeInTurn(tx, ctx, {
        letter: memberWelcome,
        personId: application.person_id,
        facts: { relationId },
      })
    await enqueue(tx, membershipBegan, { submission: submissionId })
  })
}

/**
 * Whether another mail tells the member number (`along-in-mail.ts`): the confirmation of the request, which is not sent yet, or
 * the mail with what was bought, which is not made yet. The purchase stays locked until the membership is there, so that its mail
 * finds it.
 */
const isToldInOtherMail = async (tx: Tx, submissionId: string): Promise<boolean> => {
  const toMake = await sql`
    SELECT FROM purchase WHERE submission_id = ${submissionId}::uuid AND fulfilled_at IS NULL
    FOR UPDATE`.execute(tx)
  const toSend = await sql`
    SELECT FROM delivery WHERE submission_id = ${submissionId}::uuid AND partner = ${byMail.partner}
      AND state = 'waiting'`.execute(tx)
  return toMake.rows.length + toSend.rows.length > 0
}

/**
 * Writes the letter with the member number, once, where the mail with what was bought does not come, because nobody can make it.
 */
export const tellNumberApart = (ctx: Context, submissionId: string): Promise<void> =>
  ctx.database.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('membership')
      .select(['relation_id', 'person_id'])
      .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
      .executeTakeFirst()
    if (!member) return
    const { relation_id: relationId, person_id: personId } = member
    const written = await tx
      .selectFrom('letter')
      .select('id')
      .where('person_id', '=', personId)
      .where('kind', '=', memberWelcome.kind)
      .where(sql<string>`facts->>'relationId'`, '=', relationId)
      .executeTakeFirst()
    if (!written) await writeInTurn(tx, ctx, { letter: memberWelcome, personId, facts: { relationId } })
  })

/**
 * Records the membership with its request. The state of the request does not change when its appointment was cancelled meanwhile,
 * or when the membership only came along with something that is not done yet: an order, or a delivery to a partner.
 */
const noteMembership = async (tx: Tx, ctx: Context, submissionId: string): Promise<void> => {
  const { state } = await tx
    .selectFrom('submission')
    .select('state')
    .where('id', '=', sql<string>`${submissionId}::uuid`)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const leads = !(await asksMore(tx, submissionId)) && mayHappen(membershipMade, state as RequestState)
  await recordRequestEvent(tx, ctx, submissionId, leads ? membershipMade : { name: membershipMade.name })
}

/** Whether the request is about more than the membership, and the rest is not known to be done. */
const asksMore = async (tx: Tx, submissionId: string): Promise<boolean> => {
  const found = await sql`
    SELECT FROM purchase WHERE submission_id = ${submissionId}::uuid AND fulfilled_at IS NULL
    UNION ALL
    SELECT FROM delivery WHERE submission_id = ${submissionId}::uuid AND partner <> ${byMail.partner}`.execute(
    tx,
  )
  return found.rows.length > 0
}

/** Makes the mandate for direct debit. The IBAN moves there from the application. */
const takeMandate = async (
  tx: Tx,
  runtime: Runtime,
  {
    person_id,
    submission_id,
    iban_locked,
  }: Pick<DB['membership_application'], 'person_id' | 'submission_id' | 'iban_locked'>,
  relationId: string,
): Promise<string | null> => {
  if (iban_locked === null) return null
  await tx
    .updateTable('membership_application')
    .set({ iban_locked: null })
    .where('submission_id', '=', submission_id)
    .execute()
  return giveMandate(tx, runtime, {
    personId: person_id,
    relationId,
    lock: (place) =>
      runtime.vault.relock(iban_locked, ['membership_application.iban_locked', submission_id], place),
    givenAt: `${today(runtime.clock).toString()}T12:00:00Z`,
  })
}

/**
 * The member number of a person. Somebody who was a member before keeps their number; the old membership is removed and its
 * mandate ended.
 */
const relationIdOf = async (tx: Tx, runtime: Runtime, personId: string): Promise<string> => {
  const before = await tx
    .deleteFrom('membership')
    .where('person_id', '=', personId)
    .returning(['relation_id', 'ends', 'mandate_reference'])
    .executeTakeFirst()
  if (before) {
    if (before.ends) await enqueue(tx, membershipEnded, { person: personId, ends: before.ends })
    await endMandate(tx, runtime, { relationId: before.relation_id, reference: before.mandate_reference })
    return before.relation_id
  }
  const next = await sql<{ number: string }>`SELECT nextval('member_number')::text AS number`.execute(tx)
  return String(next.rows[0]?.number)
}
