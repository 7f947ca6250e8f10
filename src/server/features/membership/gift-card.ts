import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { checkGiftCard as endpoint } from '../../../core/contract/membership/membership-calls.ts'
import { giftCodeWrong, giftFailed } from '../../../core/fields/payment/gift-code.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type Runtime } from '../../services/context.ts'

/**
 * Checks whether a gift card can be redeemed now.
 * @throws Fault 404 `gift-card-unknown`, the same for used and unknown.
 */
export const checkGiftCard = async (
  ctx: RequestContext,
  { params }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const found = await ctx.database
    .selectFrom('gift_card')
    .select('code')
    .where('code', '=', params.code)
    .where('redeemed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Fault(404, 'gift-card-unknown', giftFailed)
  return { valid: true }
}

/**
 * Redeems a gift card in the transaction that takes in its submission; of several at once only one gets it.
 * @throws Fault 409
 * `gift-card-unknown` when it does not exist or is used.
 */
export const redeemGiftCard = async (
  tx: Tx,
  runtime: Runtime,
  { code, submissionId }: { code: string; submissionId: string },
): Promise<void> => {
  const redeemed = await tx
    .updateTable('gift_card')
    .set({ redeemed_at: nowOf(runtime), submission_id: submissionId })
    .where('code', '=', code)
    .where('redeemed_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  if (!redeemed)
    throw new Fault(409, 'gift-card-unknown', giftFailed, { errors: { giftyCardCode: [giftCodeWrong] } })
}
