import { sql } from 'kysely'
import type { changeIban as endpoint } from '../../../core/contract/account-changes.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { directDebit } from '../../../core/fields/payment-method.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { type LegalTextName, legalTexts } from '../../../core/rules/legal-texts.ts'
import type { Tx } from '../../database/pool.ts'
import { type Context, type House, nowOf } from '../context.ts'
import { allow } from '../permissions.ts'
import { confirmOwner, holdPerson, tellChange } from './own.ts'

/** A membership whose fee is collected, locked for as long as its mandate is replaced. */
const collected = async (tx: Tx, house: House, personId: string) => {
  const row = await tx
    .selectFrom('membership')
    .select(['relation_id', 'iban_locked', 'mandate_reference', 'mandate_signed_on'])
    .where('person_id', '=', personId)
    .where('payment_method', '=', directDebit)
    .where((on) => on.or([on('ends', 'is', null), on('ends', '>', today(house.clock).toString())]))
    .forUpdate()
    .executeTakeFirst()
  if (row) return row
  throw new Fault(
    409,
    'no-direct-debit',
    'Je betaalt niet met automatische incasso. Bel ons als dat anders moet.',
  )
}

/**
 * Notes in the caller's transaction that nothing is collected by this mandate any more; the books keep it. One that
 * was given while becoming a member gets its row now, with what was agreed to then.
 */
export const endMandate = async (
  tx: Tx,
  house: House,
  of: {
    personId: string
    relationId: string
    reference: string | null
    /** As it stands with the membership. */
    ibanLocked: string | null
    signedOn: string | null
  },
): Promise<void> => {
  if (of.reference === null || of.ibanLocked === null) return
  const agreed = await tx
    .selectFrom('consent')
    .select(['version', 'wording', 'given_at'])
    .where('relation_id', '=', of.relationId)
    .where('legal_text', '=', 'collection' satisfies LegalTextName)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('mandate')
    .values({
      reference: of.reference,
      relation_id: of.relationId,
      person_id: of.personId,
      iban_locked: house.vault.relock(
        of.ibanLocked,
        ['membership.iban_locked', of.relationId],
        ['mandate.iban_locked', of.reference],
      ),
      given_at: of.signedOn === null ? nowOf(house) : `${of.signedOn}T12:00:00Z`,
      ...agreed,
      ended_at: nowOf(house),
    })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ ended_at: nowOf(house) }))
    .execute()
}

/** `TB-12345678-20261121`, and `-2` behind it for the second of a day. */
const newReference = async (
  tx: Tx,
  house: House,
  relationId: string,
  now: string | null,
): Promise<string> => {
  const base = `TB-${relationId}-${today(house.clock).toString().replaceAll('-', '')}`
  const before = await sql<{ reference: string }>`
    SELECT reference FROM mandate WHERE relation_id = ${relationId}`.execute(tx)
  const taken = new Set([now, ...before.rows.map(({ reference }) => reference)])
  let reference = base
  for (let number = 2; taken.has(reference); number++) reference = `${base}-${number}`
  return reference
}

/**
 * Replaces the account that a membership is collected from, and the mandate with it: the new one is kept with the
 * wording that was agreed to. Faults: 400 with errors, 401, 409 `no-direct-debit`, 429.
 */
export const changeIban = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.change-iban')
  const owner = await confirmOwner(ctx, body.currentPassword)
  const { id: personId } = owner
  return ctx.transaction(async (tx) => {
    await holdPerson(tx, owner)
    const { relation_id: relationId, ...old } = await collected(tx, ctx, personId)
    await endMandate(tx, ctx, {
      personId,
      relationId,
      reference: old.mandate_reference,
      ibanLocked: old.iban_locked,
      signedOn: old.mandate_signed_on,
    })
    const reference = await newReference(tx, ctx, relationId, old.mandate_reference)
    await tx
      .insertInto('mandate')
      .values({
        reference,
        relation_id: relationId,
        person_id: personId,
        iban_locked: ctx.vault.lock(body.iban, ['mandate.iban_locked', reference]),
        ...legalTexts.collection,
        given_at: nowOf(ctx),
      })
      .execute()
    await tx
      .updateTable('membership')
      .set({
        iban_locked: ctx.vault.lock(body.iban, ['membership.iban_locked', relationId]),
        mandate_reference: reference,
        mandate_signed_on: today(ctx.clock).toString(),
      })
      .where('relation_id', '=', relationId)
      .execute()
    await tellChange(tx, ctx, { action: 'account.change-iban', personId, what: 'je IBAN' })
    return { changed: true as const, mandateReference: reference }
  })
}
