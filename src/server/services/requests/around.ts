import { sql } from 'kysely'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { type Conversation, conversationIn } from '../../../core/requests/conversation.ts'
import { readDeadLetters } from '../../outbox/dead-letters.ts'
import { readTries } from '../../outbox/tries.ts'
import type { Runtime, StaffActor } from '../context.ts'
import { seesQueue } from '../dead-letters/rights.ts'
import { deliveryOf, deliveryQueue } from '../submissions/submissions-queues.ts'
import type { FoundRequest } from './find.ts'

// What stands around a request, for staff who look at it.

type Reading = Pick<Runtime, 'database'>

/** A file that came with it. */
export interface RequestFile {
  id: string
  name: string
  contentType: string
  bytes: number
}

export const filesOf = ({ database }: Reading, submissionId: string): Promise<RequestFile[]> =>
  database
    .selectFrom('file')
    .select(['id', 'name', 'content_type as contentType', 'bytes'])
    .where('submission_id', '=', submissionId)
    // those of messages stand with them
    .where('message_id', 'is', null)
    .where('staff_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** How it reaches one partner, or the mailbox of its sender. */
export interface RequestDelivery {
  partner: string
  state: 'waiting' | 'delivered' | 'refused'
  /** Why the last try failed, in one word. */
  reason: string | null
  deliveredAt: string | null
  /** How often it was tried; null where the queue no longer knows. */
  tries: number | null
  /** ISO 8601 instant of the next try; null where there is none. */
  nextTryAt: string | null
  /** It failed at its last try, and waits for a person. */
  isStuck: boolean
  /** The id by which whoever looks may send it again; null where they may not, and where nothing is stuck. */
  deadLetter: string | null
  /** What the partner calls it; null where it gave no reference. */
  partnerReference: string | null
}

/** Most dead letters of one request that are looked at. */
const mostStuck = 100

/** The ids of dead letters of a request, by the partners that did not get it. The newest counts. */
const stuckOf = async ({ database }: Reading, submission: string): Promise<ReadonlyMap<string, string>> => {
  const wanted = { queues: [deliveryQueue.name], submission }
  const letters = await readDeadLetters(database, wanted, mostStuck)
  return new Map(letters.reverse().map(({ id, data }) => [String(data.partner), id]))
}

/** What has to reach somebody because of a request, as this member of staff sees it. */
export const deliveriesOf = async (
  { database }: Reading,
  submissionId: string,
  actor: Pick<StaffActor, 'roles'>,
): Promise<RequestDelivery[]> => {
  const rows = await database
    .selectFrom('delivery')
    .select(['partner', 'state', 'last_reason as reason', 'delivered_at as deliveredAt'])
    .select('partner_reference as partnerReference')
    .where('submission_id', '=', submissionId)
    .orderBy('partner')
    .execute()
  const keyOf = (partner: string) => deliveryOf(submissionId, partner).key
  const tried = await readTries(
    database,
    deliveryQueue,
    rows.map(({ partner }) => keyOf(partner)),
  )
  const stuck = await stuckOf({ database }, submissionId)
  return rows.map((row) => {
    const { tries = null, nextAt = null } = tried.get(keyOf(row.partner)) ?? {}
    const letter = row.state === 'delivered' ? undefined : stuck.get(row.partner)
    return {
      ...row,
      state: row.state as RequestDelivery['state'],
      tries,
      nextTryAt: nextAt,
      isStuck: letter !== undefined,
      deadLetter: letter !== undefined && seesQueue(actor, deliveryQueue) ? letter : null,
    }
  })
}

/** What was paid online for it, or is to be. */
export interface RequestPayment {
  reference: string
  title: string
  /** With VAT. */
  amountCents: number
  state: 'open' | 'paid' | 'given-up'
  orderedAt: string
  paidAt: string | null
  /** Number of the receipt. */
  receipt: string | null
  refundedCents: number
  /** What came in and neither went back nor is on its way back. */
  leftCents: number
}

/** SQL over `purchase`: what came in for it, also what did not pay for it, but for what goes back or went back (`refund.ts`). */
const leftOf = sql<string>`(
  (SELECT coalesce(sum(paid_cents), 0) FROM payment WHERE purchase_id = purchase.id AND payment.state = 'paid')
  - (SELECT coalesce(sum(refund.amount_cents), 0) FROM refund JOIN payment ON payment.id = payment_id
    WHERE purchase_id = purchase.id AND refused_at IS NULL))`

export const paymentsOf = async ({ database }: Reading, submissionId: string): Promise<RequestPayment[]> => {
  const rows = await database
    .selectFrom('purchase')
    .select(['reference', 'title', 'amount_cents', 'state', 'ordered_at', 'paid_at', 'receipt_number'])
    .select(
      sql<string>`(SELECT coalesce(sum(refund.amount_cents), 0) FROM refund JOIN payment ON payment.id = payment_id
        WHERE purchase_id = purchase.id AND made_at IS NOT NULL)`.as('refunded'),
    )
    .select(leftOf.as('left_cents'))
    .where('submission_id', '=', submissionId)
    .orderBy('ordered_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    title: row.title,
    amountCents: row.amount_cents,
    state: row.state as RequestPayment['state'],
    orderedAt: row.ordered_at,
    paidAt: row.paid_at,
    receipt: row.receipt_number,
    refundedCents: Number(row.refunded),
    leftCents: Number(row.left_cents),
  }))
}

/** Another request of the same person. */
export interface OtherRequest {
  reference: string
  kind: string
  state: RequestState
  receivedAt: string
  /** Whether it waits for staff. */
  open: boolean
  /** Whose turn it is between us and its sender; null where it is nobody's. */
  conversation: Conversation | null
}

/** Most other requests that are told. */
const mostOthers = 50

/**
 * Other requests of the same account, the newest first. Of one that was sent without logging in, those with its e-mail address
 * that stand on no account either.
 */
export const othersOf = async (
  { database }: Reading,
  { id, person_id, sender_email }: Pick<FoundRequest, 'id' | 'person_id' | 'sender_email'>,
): Promise<OtherRequest[]> => {
  const of = database
    .selectFrom('submission')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    .select([
      'submission.reference',
      'submission.kind',
      'submission.state',
      'submission.received_at as receivedAt',
      'request_work.open',
      'request_work.conversation',
    ])
    .where('submission.id', '<>', id)
    .orderBy('submission.received_at', 'desc')
    .orderBy('submission.id', 'desc')
    .limit(mostOthers)
  if (person_id === null && sender_email === null) return []
  const rows = await (person_id === null
    ? of.where('submission.sender_email', '=', sender_email)
    : of.where('submission.person_id', '=', person_id)
  ).execute()
  return rows.map((row) => ({
    ...row,
    state: row.state as RequestState,
    open: row.open ?? false,
    conversation: conversationIn(row.conversation),
  }))
}

/** What its sender agreed to, in the words of then. */
export interface RequestConsent {
  wording: string
  version: string
  givenAt: string
}

export const consentsOf = ({ database }: Reading, submissionId: string): Promise<RequestConsent[]> =>
  database
    .selectFrom('consent')
    .select(['wording', 'version', 'given_at as givenAt'])
    .where('submission_id', '=', submissionId)
    .orderBy('given_at')
    .orderBy('legal_text')
    .execute()
