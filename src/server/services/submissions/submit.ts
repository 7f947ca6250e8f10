import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { frozenAnswers } from '../../../core/fields/brick/frozen.ts'
import type { Part } from '../../../core/fields/brick/group.ts'
import { emailIn } from '../../../core/fields/brick/sender.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { accountKeysOf, referenceKey, searchKeysOf } from '../../../core/request-search/search-keys.ts'
import type { Tx } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import type { Span } from '../appointments/read-appointments.ts'
import { actingPerson, instantFromNow, nowOf, type RequestContext, sendingPerson } from '../context.ts'
import { markSent } from '../on-behalf/mark-sent.ts'
import type { PriceAgreement } from '../prices/agreed.ts'
import { byMail, type Delivery } from './delivery.ts'
import { byPhone, received } from './events.ts'
import { promisedMoment } from './promise.ts'
import type { FrozenSummary } from './read-submission.ts'
import { type KeyRow, keyRowsOf, keysOfAccount } from './search-keys.ts'
import { storedRequest } from './stored-request.ts'
import { deliveryOf, deliveryQueue } from './submissions-queues.ts'

/** The title and answers of a form, from which the copies for staff and for the mail are made. */
export interface FilledForm {
  title: string
  sections: readonly Section[]
}

export interface NewSubmission {
  /** The call that takes it in. Its name is the kind of the submission. */
  endpoint: AnyEndpoint
  /** The parsed request: the body of the call, or what `part` describes. */
  request: unknown
  /** Describes the request where it is not the body alone. */
  part?: Part
  summary: FilledForm
  /** Proof that the sender saw the price that it costs (`agreeTo`), or that it is `noCosts`. */
  agreed: PriceAgreement
  /** What staff should look at, as fixed words. */
  flags?: string[]
  /** Codename of the desk that handles it, where that is not the one of its kind. */
  desk?: string
  /** The person it belongs to, where that is not who is logged in: an account that is made with it. */
  personId?: string
  /** Moments that it asks for. None of them is confirmed yet. */
  moments?: readonly Span[]
  /** The partners that it has to reach, each by a job of its own. */
  to: readonly Delivery[]
}

export interface Submission {
  id: string
  reference: string
}

const tries = 5

/** Whether the mail goes to whoever is logged in, or calls, at an address that a mailed link showed to be theirs. */
const isProven = async (tx: Tx, ctx: RequestContext, address: string | undefined): Promise<boolean> => {
  const personId = await sendingPerson(ctx)
  if (address === undefined || personId === undefined) return false
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where(sql`lower(email)`, '=', address)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A keyed hash of the network that sends the request, kept for a week (`forgetCallers`). */
const callerOf = ({ vault, network }: RequestContext): Buffer => vault.fingerprint(`request\0${network}`)

/**
 * Counts the mail to the sender where there is one, and notes for the answer when it comes later or not at all. The request is
 * taken in all the same.
 */
const mailTurnOf = async (tx: Tx, ctx: RequestContext, given: NewSubmission): Promise<number | undefined> => {
  const { endpoint, request, part = endpoint.body ?? endpoint.query } = given
  ctx.aside.mail = undefined
  if (!given.to.includes(byMail)) return undefined
  const address = emailIn(part, request) ?? (await ctx.viewer()).profile?.emailAddress
  const turn = address === undefined ? 0 : await ctx.mailTurn(tx, address)
  if (turn !== 0) ctx.aside.mail = turn === undefined ? 'none' : 'later'
  return turn
}

const rowOf = async (tx: Tx, ctx: RequestContext, given: NewSubmission) => {
  const { endpoint, request, part = endpoint.body ?? endpoint.query } = given
  const personId = given.personId ?? (await sendingPerson(ctx)) ?? null
  const address = emailIn(part, request)?.toLowerCase()
  const { title, sections } = given.summary
  const summary: FrozenSummary = {
    title,
    office: frozenAnswers(sections, 'office'),
    mail: frozenAnswers(sections, (await isProven(tx, ctx, address)) ? 'mail' : 'stranger'),
  }
  const id = randomUUID()
  const receivedAt = nowOf(ctx)
  const work = await workOf(ctx, given, receivedAt)
  return {
    id,
    kind: endpoint.name,
    received_at: receivedAt,
    person_id: personId,
    // The address by which a request finds its sender's account later (`attach.ts`). One that has an account needs none.
    sender_email: personId === null ? (address ?? null) : null,
    request: storedRequest(part, request),
    summary: JSON.stringify(summary),
    flags: given.flags ?? [],
    desk: given.desk ?? null,
    caller: callerOf(ctx),
    work,
    keys: work && (await keysOf(tx, ctx, given, personId)),
  }
}

/** The words by which staff find it, but for its reference. */
const keysOf = async (
  tx: Tx,
  ctx: RequestContext,
  { endpoint, request, part = endpoint.body ?? endpoint.query }: NewSubmission,
  personId: string | null,
): Promise<KeyRow[]> => keyRowsOf(searchKeysOf(part, request), await accountOf(tx, ctx, personId))

/** What only the account says on which it stands: that of who is logged in, or of who calls and was found by it. */
const accountOf = async (tx: Tx, ctx: RequestContext, personId: string | null) => {
  if (personId === null) return undefined
  if (ctx.onBehalf?.personId === personId) return { id: personId, keys: await keysOfAccount(tx, personId) }
  const profile = (await actingPerson(ctx)) === personId ? (await ctx.viewer()).profile : undefined
  return profile && { id: personId, keys: accountKeysOf(profile) }
}

/** The keys of a request with this reference, column by column; one that nobody sees to has none. */
const keyColumns = (keys: readonly KeyRow[] | undefined, reference: string) => {
  const all: readonly KeyRow[] = keys ? [{ ...referenceKey(reference), personId: null }, ...keys] : []
  return {
    kinds: all.map(({ kind }) => kind),
    words: all.map(({ word }) => word),
    people: all.map(({ personId }) => personId),
  }
}

/** Which desk sees to it, and when it is due. Nobody sees to a request that only makes or changes an account. */
const workOf = async (ctx: RequestContext, { endpoint, desk: own }: NewSubmission, receivedAt: string) => {
  const desk = own ?? ctx.deskOf[endpoint.name]
  if (desk === undefined) return undefined
  return { desk, dueOn: promisedMoment(await ctx.settings(), { kind: endpoint.name, desk, receivedAt }) }
}

const withReference = async (write: (reference: string) => Promise<boolean>): Promise<string> => {
  for (let left = tries; left > 0; left--) {
    const reference = newReference(randomBytes)
    if (await write(reference)) return reference
  }
  throw new Error(`No free reference was found in ${tries} tries.`)
}

/**
 * Takes a submission in, in the transaction that acknowledges it. One statement writes the submission, the work of the desk that
 * sees to it, the words by which staff find it, the deliveries, its moments, its first event and the audit row; another queues a
 * job for each delivery. Its state is `received`; a feature that carries it out at once records that by `recordRequestEvent`.
 */
export const submit = async (tx: Tx, ctx: RequestContext, given: NewSubmission): Promise<Submission> => {
  const row = await rowOf(tx, ctx, given)
  const actor = (await actingPerson(ctx)) ?? null
  const { kind } = await ctx.actor()
  const facts = JSON.stringify(ctx.onBehalf ? byPhone : {})
  const mailedAfter = await mailTurnOf(tx, ctx, given)
  const partners = given.to.map(({ partner }) => partner)
  // A mail that is left out counts as refused by the mailbox: the request shows up on no account and is not reminded of.
  const leftOut = ctx.aside.mail === 'none' ? byMail.partner : null
  const moments = given.moments ?? []
  const reference = await withReference(async (free) => {
    const { kinds, words, people } = keyColumns(row.keys, free)
    const written = await preparedStatement(
      'submission.submit',
      sql`
      WITH submission AS (
        INSERT INTO submission (id, kind, reference, received_at, person_id, sender_email, request, summary, flags, desk,
          caller)
        VALUES (${row.id}::uuid, ${row.kind}::text, ${free}, ${row.received_at}::timestamptz,
          ${row.person_id}::uuid, ${row.sender_email}::text, ${row.request}::jsonb, ${row.summary}::jsonb, ${row.flags}::text[],
          ${row.desk}::text, ${row.caller}::bytea)
        ON CONFLICT (reference) DO NOTHING RETURNING id, kind, received_at, flags
      ), work AS (
        INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open, flagged)
        SELECT id, kind, received_at, ${row.work?.desk ?? null}::text, ${row.work?.dueOn ?? null}::timestamptz, true, flags <> '{}'
        FROM submission WHERE ${row.work !== undefined}::boolean
      ), search AS (
        INSERT INTO staff_search (submission_id, kind, word, received_at, person_id)
        SELECT submission.id, key.kind, key.word, submission.received_at, key.person_id
        FROM submission, unnest(${kinds}::text[], ${words}::text[], ${people}::uuid[]) AS key (kind, word, person_id)
      ), delivery AS (
        INSERT INTO delivery (submission_id, partner, state, last_reason)
        SELECT id, partner, CASE partner WHEN ${leftOut}::text THEN 'refused' ELSE 'waiting' END,
          CASE partner WHEN ${leftOut}::text THEN 'left-out' END
        FROM submission, unnest(${partners}::text[]) AS partner
      ), appointment AS (
        INSERT INTO appointment (submission_id, number, starts, ends)
        SELECT id, number, starts, ends FROM submission, unnest(
          ${moments.map(({ start }) => start)}::timestamptz[], ${moments.map(({ end }) => end)}::timestamptz[]
        ) WITH ORDINALITY AS moment (starts, ends, number)
      ), event AS (
        INSERT INTO submission_event (submission_id, at, event, actor, request_id, facts)
        SELECT id, received_at, ${received.name}, ${kind}, ${ctx.requestId}, ${facts}::jsonb FROM submission
      ), audit AS (
        INSERT INTO audit (at, action, subject_id, person_id, request_id)
        SELECT received_at, kind, id, ${actor}::uuid, ${ctx.requestId} FROM submission
      )
      SELECT id FROM submission`,
    ).execute(tx)
    return written.rows.length > 0
  })
  if (ctx.onBehalf) await markSent(tx, ctx, ctx.onBehalf, row.id)
  const jobs = partners
    .filter((partner) => partner !== leftOut)
    .map((partner) => ({
      ...deliveryOf(row.id, partner),
      ...(partner === byMail.partner && mailedAfter && { startAfter: instantFromNow(ctx, mailedAfter) }),
    }))
  await enqueueAll(tx, deliveryQueue, jobs)
  return { id: row.id, reference }
}
