import { Fault } from '../../../core/kernel/fault.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import type { Context } from '../context.ts'
import { activateMembership } from '../memberships/activate.ts'
import { enrol } from '../memberships/enrol.ts'
import { hadFreeYear } from '../memberships/free-year.ts'
import { membershipFee } from '../prices/prices.ts'
import type { Product } from './offer.ts'
import type { Purchase } from './purchases.ts'

/**
 * Makes the buyer of a paid purchase a member, on the terms of its product, where the purchase includes a membership. A second
 * run does nothing. Somebody who became a member in another way meanwhile keeps that membership.
 */
export const joinByPurchase = async (
  ctx: Context,
  purchase: Purchase,
  { freeFirstYear = false }: Pick<Product, 'freeFirstYear'>,
): Promise<void> => {
  const { id, submissionId, personId, ibanLocked } = purchase
  if (ibanLocked === null) return
  const fee = await membershipFee(ctx, directDebit)
  const forget = { iban_locked: null }
  try {
    await ctx.transaction(async (tx) => {
      const held = await tx
        .updateTable('purchase')
        .set(forget)
        .where('id', '=', id)
        .where('iban_locked', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (!held || !personId || !submissionId) return
      const iban = ctx.vault.unlock(ibanLocked, ['purchase.iban_locked', id])
      const payment = { method: directDebit, iban, ...fee } as const
      const isFree = freeFirstYear && !(await hadFreeYear(tx, personId))
      await enrol(tx, ctx, personId, { submissionId, payment, renews: true, freeFirstYear: isFree })
    })
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'already-member') throw thrown
    await ctx.database.updateTable('purchase').set(forget).where('id', '=', id).execute()
    ctx.note('purchase of a member', { purchase: id })
  }
  // made before what was bought is, so that its mail tells the member number
  if (submissionId) await activateMembership(ctx, submissionId)
}
