import { amsterdamDay, formatDay, today } from '../../../core/kernel/clock.ts'
import { endAfterCancelling, lastDayOf } from '../../../core/rules/membership-year.ts'
import type { Tx } from '../../database/pool.ts'
import type { StaffVerb } from '../../feature.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { membershipEnded } from '../../services/memberships/memberships-queues.ts'
import { role } from '../../services/permissions.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { cancellationMatched } from './cancellation-letters.ts'
import { type Cancellation, matchedEvent } from './cancellation-request.ts'
import { isOnlyMatch } from './matching.ts'
import { candidatesFor } from './pending.ts'
import { commandRefused, lockCancellation, resolveCancellation } from './resolve-cancellation.ts'

export interface Match {
  reference: string
  relationId: string
  /** Staff checked with the member, so the details need not agree. */
  sure: boolean
}

export interface MatchResult {
  /** The last day of the membership, YYYY-MM-DD. */
  lastDay: string
  /** The cancellation was already matched with this member; nothing was done. */
  again: boolean
}

/**
 * Reads a membership, locked until the end of the transaction.
 * @throws Fault 409.
 */
const holdMembership = async (tx: Tx, relationId: string) => {
  const row = await tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['relation_id', 'person_id', 'starts', 'ends', 'renews', 'email'])
    .where('relation_id', '=', relationId)
    .forUpdate('membership')
    .executeTakeFirst()
  if (row) return row
  const vve = await tx
    .selectFrom('vve_membership')
    .select('id')
    .where('relation_id', '=', relationId)
    .executeTakeFirst()
  throw vve
    ? commandRefused('vve', `Lidnummer ${relationId} is van een VvE. Die zegt niet op met dit formulier.`)
    : commandRefused('no-member', `Er is geen lid met lidnummer ${relationId}.`)
}

type Membership = Awaited<ReturnType<typeof holdMembership>>

/**
 * The first day without membership. The notice counts from the day on which the cancellation came in, however late staff handle
 * it.
 * @throws Fault 409 when the membership began later or already ends.
 */
const endOf = (member: Membership, receivedAt: string): string => {
  const received = amsterdamDay(receivedAt)
  if (member.starts > received.toString())
    throw commandRefused('later-member', 'Dit lid werd pas lid na deze opzegging.')
  if (member.ends === null) return endAfterCancelling(member.starts, received).toString()
  const until = formatDay(lastDayOf(member.ends), 'plain')
  throw member.renews
    ? commandRefused('already-cancelled', `Dit lidmaatschap is al opgezegd: het loopt tot en met ${until}.`)
    : commandRefused('ends-by-itself', `Dit lidmaatschap stopt vanzelf: het loopt tot en met ${until}.`)
}

const checkMeant = async (tx: Tx, ctx: Context, asked: Cancellation, relationId: string): Promise<void> => {
  const candidates = await candidatesFor({ ...ctx, database: tx }, asked)
  const mine = candidates.find((one) => one.relationId === relationId)
  const others = candidates.filter((one) => one !== mine && one.isRunning)
  if (
    isOnlyMatch(
      mine?.commonTraits ?? [],
      others.map(({ commonTraits: alike }) => alike),
    )
  )
    return
  throw commandRefused(
    'not-clear',
    'De gegevens zijn niet duidelijk van dit lid. Vraag het na bij het lid, en geef de opdracht dan met --sure.',
  )
}

/** Mails the sender, and the member where that is another address, so that nobody's membership ends without their knowledge. */
const tell = async (
  tx: Tx,
  ctx: Context,
  of: { reference: string; ends: string; sender: string; member: Membership },
): Promise<void> => {
  const until = formatDay(lastDayOf(of.ends), 'plain')
  const isOver = of.ends <= today(ctx.clock).toString()
  const facts = { reference: of.reference, until, ...(isOver && { over: 'ja' }) }
  await writeLetter(tx, ctx, { letter: cancellationMatched, personId: of.member.person_id, facts })
  if (of.sender.toLowerCase() !== of.member.email.toLowerCase())
    await writeLetter(tx, ctx, {
      letter: cancellationMatched,
      personId: undefined,
      address: of.sender,
      facts,
    })
}

/**
 * Matches a cancellation that was sent without logging in with a membership. The membership ends as if its member had cancelled
 * on the day that it came in (D28 and D40); sender and member are mailed the last day. A second run does nothing.
 * @throws Fault
 * 404, or 409 with a sentence for the operator; then nothing has changed.
 */
const match = (ctx: Context, { relationId, ...given }: Match): Promise<MatchResult> =>
  ctx.transaction(async (tx) => {
    const row = await lockCancellation(tx, given.reference)
    if (row.state === 'withdrawn')
      throw commandRefused('withdrawn', 'Deze opzegging is ingetrokken. Het lidmaatschap loopt door.')
    if (row.relation_id === relationId && row.last_day) return { lastDay: row.last_day, again: true }
    if (row.state === 'confirmed')
      throw commandRefused('matched', `Deze opzegging hoort al bij lidnummer ${row.relation_id}.`)
    if (row.state === 'refused')
      throw commandRefused('refused', `Deze opzegging is al geweigerd: ${row.refused_because}.`)
    const member = await holdMembership(tx, relationId)
    const asked = requestIn(row.request) as Cancellation
    if (!given.sure) await checkMeant(tx, ctx, asked, relationId)
    const ends = endOf(member, row.received_at)
    const lastDay = lastDayOf(ends).toString()
    await tx.updateTable('membership').set({ ends }).where('relation_id', '=', relationId).execute()
    // the last day has already passed: what began after it began under a membership that was over (`late`)
    if (ends <= today(ctx.clock).toString())
      await enqueue(tx, membershipEnded, { person: member.person_id, ends, late: 1 })
    await tx
      .updateTable('cancellation')
      .set({
        person_id: member.person_id,
        relation_id: relationId,
        last_day: lastDay,
        matched_at: nowOf(ctx),
      })
      .where('submission_id', '=', row.id)
      .execute()
    const action = given.sure ? 'cancellation.match-asked' : 'cancellation.match'
    await resolveCancellation(tx, ctx, {
      submissionId: row.id,
      memberId: member.person_id,
      event: matchedEvent,
      action,
    })
    await tell(tx, ctx, { reference: given.reference, ends, sender: asked.emailAddress, member })
    return { lastDay, again: false }
  })

/** Used by the command `cancellations` of staff. */
export const matchCancellation: StaffVerb<Match, MatchResult> = { may: role('member-service'), run: match }
