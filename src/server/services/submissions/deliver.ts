import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Tx } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import { type Context, nowOf } from '../context.ts'
import { type EventContext, recordRequestEvent } from './advance.ts'
import { byMail, type PartnerDelivery } from './delivery.ts'
import {
  byHand,
  completed,
  delivered,
  mayHappen,
  notTaken,
  passedOn,
  type RequestEvent,
  undeliverable,
} from './events.ts'
import { readUndelivered } from './read-submission.ts'

interface Outcome {
  state: 'delivered' | 'refused'
  partner_reference: string | null
  last_reason: string | null
  delivered_at: string | null
}

/** Locks the request until the result of its delivery is noted; answers its state, undefined where the request was removed. */
const hold = async (tx: Tx, id: string): Promise<RequestState | undefined> => {
  const held = await preparedStatement(
    'delivery.hold',
    sql<{ state: string }>`
    SELECT state FROM submission WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
  ).execute(tx)
  return held.rows[0]?.state as RequestState | undefined
}

/** Notes the result of a delivery; answers whether every other partner has received the request. */
const noteOutcome = async (tx: Tx, id: string, partner: string, outcome: Outcome): Promise<boolean> => {
  const noted = await preparedStatement(
    'delivery.note',
    sql<{ waits: boolean }>`
    WITH noted AS (
      UPDATE delivery SET state = ${outcome.state}, partner_reference = ${outcome.partner_reference}::text,
        last_reason = ${outcome.last_reason}::text, delivered_at = ${outcome.delivered_at}::timestamptz
      WHERE submission_id = ${id}::uuid AND partner = ${partner}
    )
    SELECT EXISTS (
      SELECT 1 FROM delivery WHERE submission_id = ${id}::uuid AND state <> 'delivered'
        AND partner <> ${partner} AND partner <> ${byMail.partner}
    ) AS waits`,
  ).execute(tx)
  return noted.rows[0]?.waits === false
}

/**
 * The event that a delivery causes. Mail does not change the state of a request; the last of its partners to receive it does.
 * Where the mail is all there is to do, it ends the work on the request.
 */
const eventOf = (
  { partner, completes = false }: Pick<PartnerDelivery, 'partner' | 'completes'>,
  outcome: Outcome['state'],
  { state, isWithOthers }: { state: RequestState; isWithOthers: boolean },
): RequestEvent => {
  const isPartner = partner !== byMail.partner
  if (outcome === 'refused') return isPartner && mayHappen(notTaken, state) ? notTaken : undeliverable
  if (!isWithOthers) return delivered
  if (!isPartner) return completes ? completed : delivered
  return mayHappen(passedOn, state) ? passedOn : delivered
}

/** What is noted with the event of a delivery that somebody made by hand. */
interface ByHand {
  facts: Ids
  note: string | undefined
}

/**
 * Notes the result of a delivery with the event that it causes. The request is locked first, so that of two partners that
 * receive it at the same moment one is the last, and whoever removes the request waits.
 */
const settle = async (
  tx: Tx,
  ctx: EventContext,
  { id, delivery }: { id: string; delivery: Pick<PartnerDelivery, 'partner' | 'completes'> },
  outcome: Outcome,
  by: ByHand = { facts: {}, note: undefined },
): Promise<void> => {
  const state = await hold(tx, id)
  if (!state) return
  const { partner } = delivery
  const isWithOthers = await noteOutcome(tx, id, partner, outcome)
  const event = eventOf(delivery, outcome.state, { state, isWithOthers })
  await recordRequestEvent(tx, ctx, id, event, { partner, ...by.facts }, by.note)
}

const settleDelivery = (
  ctx: Context,
  id: string,
  delivery: Pick<PartnerDelivery, 'partner' | 'completes'>,
  outcome: Outcome,
): Promise<void> => ctx.database.transaction().execute((tx) => settle(tx, ctx, { id, delivery }, outcome))

/** A delivery that a colleague made themselves, in a call or in the partner's own system. */
export interface MadeByHand {
  partner: string
  /** What the partner calls the request, where they know. */
  partnerReference: string | undefined
  /** A remark of staff, for staff. */
  note: string | undefined
}

/**
 * Notes that a partner has a request because a colleague told them, also where it was never to be sent there. Whatever is queued to
 * send it finds nothing to do then. Whoever calls this made sure that no try is under way (`holdQueued`).
 */
export const settleByHand = async (
  tx: Tx,
  ctx: EventContext,
  id: string,
  { partner, partnerReference, note }: MadeByHand,
): Promise<void> => {
  await tx
    .insertInto('delivery')
    .values({ submission_id: id, partner })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const outcome: Outcome = {
    state: 'delivered',
    partner_reference: partnerReference ?? null,
    last_reason: null,
    delivered_at: nowOf(ctx),
  }
  await settle(tx, ctx, { id, delivery: { partner } }, outcome, { facts: byHand, note })
}

const noteFailure = (ctx: Context, id: string, partner: string, reason: string) =>
  ctx.database
    .updateTable('delivery')
    .set({ last_reason: reason })
    .where('submission_id', '=', id)
    .where('partner', '=', partner)
    .execute()

/** Finds how a kind of submission reaches a partner; undefined where it never does. */
export type FindDelivery = (kind: string, partner: string) => PartnerDelivery | undefined

/**
 * Hands a submission over to a partner, unless that was done already. After a crash between sending and noting it may be sent
 * again: `send` gives the submission's id as key, which makes it one order at the partner.
 * @throws PartnerError so that the job is tried again; PermanentFailure for a refusal `for good` (a mail address that does not
 * exist), which is noted and a dead letter at once.
 */
export const deliver = async (
  ctx: Context,
  { submission: id, partner }: { submission: string; partner: string },
  find: FindDelivery,
): Promise<void> => {
  const submission = await readUndelivered(ctx, id, partner)
  if (!submission) return
  const delivery = find(submission.kind, partner)
  if (!delivery) throw new Error(`No ${submission.kind} is brought to ${partner}.`)
  try {
    const answer = await delivery.send(ctx, submission)
    await settleDelivery(ctx, id, delivery, {
      state: 'delivered',
      partner_reference: answer?.partnerReference ?? null,
      last_reason: null,
      delivered_at: nowOf(ctx),
    })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError)) throw thrown
    if (!delivery.refusesForGood || thrown.reason !== 'refused') {
      await noteFailure(ctx, id, partner, thrown.reason)
      throw thrown
    }
    const refused = { state: 'refused', partner_reference: null, delivered_at: null } as const
    await settleDelivery(ctx, id, delivery, { ...refused, last_reason: thrown.reason })
    ctx.note('delivery refused', { submission: id, partner })
    throw new PermanentFailure()
  }
}
