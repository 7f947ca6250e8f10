import { PartnerError } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Tx } from '../../database/pool.ts'
import { GivenUp } from '../../outbox/given-up.ts'
import { nowOf, type SystemContext } from '../context.ts'
import { advance } from './advance.ts'
import { byMail, type PartnerDelivery } from './delivery.ts'
import { delivered, mayHappen, notTaken, passedOn, type RequestEvent, undeliverable } from './events.ts'
import { readSubmission } from './read.ts'

/** What became of a delivery, as its row keeps it. */
interface Outcome {
  state: 'delivered' | 'refused'
  partner_reference?: string | null
  last_reason: string | null
  delivered_at?: string
}

const noteDelivery = (
  database: SystemContext['database'] | Tx,
  id: string,
  partner: string,
  columns: Partial<Outcome>,
) =>
  database
    .updateTable('delivery')
    .set(columns)
    .where('submission_id', '=', id)
    .where('partner', '=', partner)
    .execute()

const hold = async (tx: Tx, id: string): Promise<RequestState | undefined> => {
  const row = await tx
    .selectFrom('submission')
    .select('state')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.state as RequestState | undefined
}

/** The last partner that it had to reach has it. */
const isWithAll = async (tx: Tx, id: string): Promise<boolean> => {
  const waiting = await tx
    .selectFrom('delivery')
    .select('partner')
    .where('submission_id', '=', id)
    .where('partner', '<>', byMail.partner)
    .where('state', '<>', 'delivered')
    .executeTakeFirst()
  return waiting === undefined
}

/** What happens to the request by it: mail changes nothing, a partner does. */
const eventOf = async (
  tx: Tx,
  id: string,
  { partner, outcome, state }: { partner: string; outcome: Outcome['state']; state: RequestState },
): Promise<RequestEvent> => {
  const isPartner = partner !== byMail.partner
  if (outcome === 'refused') return isPartner && mayHappen(notTaken, state) ? notTaken : undeliverable
  return isPartner && mayHappen(passedOn, state) && (await isWithAll(tx, id)) ? passedOn : delivered
}

/**
 * Notes the outcome with what happens to the request by it. The request is held first: of two partners that have it at
 * the same moment one is the last, and whoever removes the request waits.
 */
const settleDelivery = (ctx: SystemContext, id: string, partner: string, outcome: Outcome): Promise<void> =>
  ctx.database.transaction().execute(async (tx) => {
    const state = await hold(tx, id)
    if (!state) return
    await noteDelivery(tx, id, partner, outcome)
    const event = await eventOf(tx, id, { partner, outcome: outcome.state, state })
    await advance(tx, ctx, id, event, { partner })
  })

/** How a kind of submission reaches a partner; undefined where it never does. */
export type FindDelivery = (kind: string, partner: string) => PartnerDelivery | undefined

/**
 * Brings a submission to a partner, unless it was brought already. It may be sent again after a crash between
 * sending and noting it down: `send` gives the submission's id as key, which makes that one order at the partner.
 * @throws PartnerError so that the job is tried again; GivenUp for a refusal `for good` (a mail address that does
 * not exist), which is noted and a dead letter at once.
 */
export const deliver = async (
  ctx: SystemContext,
  { submission: id, partner }: { submission: string; partner: string },
  find: FindDelivery,
): Promise<void> => {
  const row = await ctx.database
    .selectFrom('delivery')
    .select('state')
    .where('submission_id', '=', id)
    .where('partner', '=', partner)
    .executeTakeFirst()
  const submission = await readSubmission(ctx, id)
  if (!row || !submission || row.state === 'delivered') return
  const delivery = find(submission.kind, partner)
  if (!delivery) throw new Error(`No ${submission.kind} is brought to ${partner}.`)
  try {
    const answer = await delivery.send(ctx, submission)
    await settleDelivery(ctx, id, partner, {
      state: 'delivered',
      partner_reference: answer?.partnerReference ?? null,
      last_reason: null,
      delivered_at: nowOf(ctx),
    })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    if (!delivery.refusesForGood || thrown.reason !== 'refused') {
      await noteDelivery(ctx.database, id, partner, { last_reason: thrown.reason })
      throw thrown
    }
    await settleDelivery(ctx, id, partner, { state: 'refused', last_reason: thrown.reason })
    ctx.note('delivery refused', { submission: id, partner })
    throw new GivenUp()
  }
}
