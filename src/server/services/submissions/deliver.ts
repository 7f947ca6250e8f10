import { PartnerError } from '../../../core/kernel/fault.ts'
import { GivenUp } from '../../outbox/given-up.ts'
import { type House, nowOf } from '../context.ts'
import type { Delivery } from './delivery.ts'
import { type ReadSubmission, readSubmission } from './read.ts'

/** Hands a submission over; answers the partner's own reference where it gives one. */
export type Send = (submission: ReadSubmission) => Promise<{ partnerReference?: string } | undefined>

/**
 * Brings a submission to a partner, unless it was brought already. It may be sent again after a crash between
 * sending and noting it down: `send` gives the submission's id as key, which makes that one order at the partner.
 * @throws PartnerError so that the job is tried again; GivenUp for a refusal `for good` (a mail address that does
 * not exist), which is noted and a dead letter at once.
 */
export const deliver = async (
  house: House,
  id: string,
  { partner, refusesForGood }: Delivery,
  send: Send,
): Promise<void> => {
  const delivery = await house.database
    .selectFrom('delivery')
    .select('state')
    .where('submission_id', '=', id)
    .where('partner', '=', partner)
    .executeTakeFirst()
  const submission = await readSubmission(house, id)
  if (!delivery || !submission || delivery.state === 'delivered') return
  const note = (columns: {
    state?: 'delivered' | 'refused'
    partner_reference?: string | null
    last_reason?: string | null
    delivered_at?: string
  }) =>
    house.database
      .updateTable('delivery')
      .set(columns)
      .where('submission_id', '=', id)
      .where('partner', '=', partner)
      .execute()
  try {
    const answer = await send(submission)
    await note({
      state: 'delivered',
      partner_reference: answer?.partnerReference ?? null,
      last_reason: null,
      delivered_at: nowOf(house),
    })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    const forGood = refusesForGood && thrown.reason === 'refused'
    await note({ last_reason: thrown.reason, ...(forGood && { state: 'refused' }) })
    if (!forGood) throw thrown
    house.note('delivery refused', { submission: id, partner })
    throw new GivenUp()
  }
}
