import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { changeIban as endpoint } from '../../../core/contract/own-details/own-details-calls.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type Runtime } from '../../services/context.ts'
import { endMandate } from '../../services/mandates/end.ts'
import { giveMandate } from '../../services/mandates/give.ts'
import { lockPerson, reauthenticate, tellChange } from '../../services/people/own-account.ts'

/**
 * The membership whose fee is collected, locked until the end of the transaction.
 * @throws Fault 409 `no-direct-debit`.
 */
const collected = async (tx: Tx, runtime: Runtime, personId: string) => {
  const row = await tx
    .selectFrom('membership')
    .select(['relation_id', 'mandate_reference'])
    .where('person_id', '=', personId)
    .where('payment_method', '=', directDebit)
    .where((on) => on.or([on('ends', 'is', null), on('ends', '>', today(runtime.clock).toString())]))
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
 * Replaces the bank account from which a membership is collected, and its mandate. The new mandate is kept with the wording that
 * was agreed to. Faults: 400 with errors, 401, 409 `no-direct-debit`, 429.
 */
export const changeIban = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const owner = await reauthenticate(ctx, body.currentPassword)
  const { id: personId } = owner
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, owner)
    const { relation_id: relationId, mandate_reference: old } = await collected(tx, ctx, personId)
    await endMandate(tx, ctx, { relationId, reference: old })
    const reference = await giveMandate(tx, ctx, {
      personId,
      relationId,
      lock: (place) => ctx.vault.lock(body.iban, place),
      givenAt: nowOf(ctx),
      agreed: legalTexts.collection,
    })
    await tx
      .updateTable('membership')
      .set({ mandate_reference: reference, mandate_signed_on: today(ctx.clock).toString() })
      .where('relation_id', '=', relationId)
      .execute()
    await tellChange(tx, ctx, { action: 'own-details.change-iban', personId, what: 'je IBAN' })
    return { changed: true as const, mandateReference: reference }
  })
}
