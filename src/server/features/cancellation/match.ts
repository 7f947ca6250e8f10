import { formatDay, today } from '../../../core/kernel/clock.ts'
import { lastDayOf } from '../../../core/rules/membership-year.ts'
import type { SureReason } from '../../../core/staff/reasons.ts'
import type { Tx } from '../../database/pool.ts'
import type { StaffVerb } from '../../feature.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { membershipEnded } from '../../services/memberships/memberships-queues.ts'
import { role } from '../../services/permissions.ts'
import { versionAfter } from '../../services/requests/hold-work.ts'
import { cancellationMatched } from './cancellation-letters.ts'
import { matchedEvent } from './cancellation-request.ts'
import { actRefused, lockCancellation, mustBeAsSeen, resolveCancellation } from './resolve-cancellation.ts'
import { type Membership, type WeighedMatch, weighMatch, withRefusalInTrail } from './weigh-match.ts'

export interface Match {
  reference: string
  relationId: string
  /** Staff checked with the member, so the details need not agree. */
  sure: boolean
  /** How they know, for the trail; the office asks it, a command does not. */
  reason?: SureReason | undefined
  /** The version that they saw; undefined for a command, which acts on the cancellation as it is. */
  version?: number | undefined
}

export interface MatchResult {
  /** The last day of the membership, YYYY-MM-DD. */
  lastDay: string
  /** The cancellation was already matched with this member; nothing was done. */
  again: boolean
  /** The version that the request has then. */
  version: number
}

/** Facts of the mail about a match: its reference, the last day in words, and whether that has passed. */
export const factsOfMatch = (
  ctx: Pick<Context, 'clock'>,
  { reference, ends }: { reference: string; ends: string },
) => ({
  reference,
  until: formatDay(lastDayOf(ends), 'plain'),
  ...(ends <= today(ctx.clock).toString() && { over: 'ja' }),
})

/** Whether the sender is mailed beside the member: not where both have one address. */
export const isMailedApart = (sender: string, member: Pick<Membership, 'email'>): boolean =>
  sender.toLowerCase() !== member.email.toLowerCase()

/** Mails the sender, and the member where that is another address, so that nobody's membership ends without their knowledge. */
const tell = async (
  tx: Tx,
  ctx: Context,
  { reference, ends, asked, member }: WeighedMatch & { reference: string },
): Promise<void> => {
  const facts = factsOfMatch(ctx, { reference, ends })
  await writeLetter(tx, ctx, { letter: cancellationMatched, personId: member.person_id, facts })
  if (isMailedApart(asked.emailAddress, member))
    await writeLetter(tx, ctx, {
      letter: cancellationMatched,
      personId: undefined,
      address: asked.emailAddress,
      facts,
    })
}

/** Ends the membership, and tells who has to know when it has ended already. */
const end = async (tx: Tx, ctx: Context, { member, ends }: WeighedMatch): Promise<void> => {
  await tx.updateTable('membership').set({ ends }).where('relation_id', '=', member.relation_id).execute()
  // the last day has already passed: what began after it began under a membership that was over (`late`)
  if (ends <= today(ctx.clock).toString())
    await enqueue(tx, membershipEnded, { person: member.person_id, ends, late: 1 })
}

const matchOnce = (
  ctx: Context,
  { relationId, reference, sure, reason, version }: Match,
): Promise<MatchResult> =>
  ctx.transaction(async (tx) => {
    const row = await lockCancellation(tx, reference)
    await mustBeAsSeen(tx, row.id, version)
    if (row.state !== 'withdrawn' && row.relation_id === relationId && row.last_day)
      return { lastDay: row.last_day, again: true, version: await versionAfter(tx, row.id) }
    const weighed = await weighMatch(tx, ctx, row, relationId)
    const { member, ends, isClear } = weighed
    if (!sure && !isClear)
      throw actRefused(
        'not-clear',
        'De gegevens zijn niet duidelijk van dit lid. Vraag het na bij het lid.',
        'sure',
      )
    const lastDay = lastDayOf(ends).toString()
    await end(tx, ctx, weighed)
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
    const resolved = await resolveCancellation(tx, ctx, {
      submissionId: row.id,
      memberId: member.person_id,
      event: matchedEvent,
      action: sure ? 'cancellation.match-asked' : 'cancellation.match',
      reason,
    })
    await tell(tx, ctx, { ...weighed, reference })
    return { lastDay, again: false, version: resolved }
  })

/**
 * Matches a cancellation that was sent without logging in with a membership. The membership ends as if its member had cancelled
 * on the day that it came in (D28 and D40); sender and member are mailed the last day. A second run of a command does nothing.
 * @throws Fault 404, or 409 with a sentence for whoever acts; then nothing has changed.
 */
const match = (ctx: Context, wanted: Match): Promise<MatchResult> =>
  withRefusalInTrail(ctx, wanted.relationId, () => matchOnce(ctx, wanted))

/** Used by the command `cancellations` of staff, and by the office. */
export const matchCancellation: StaffVerb<Match, MatchResult> = { may: role('member-service'), run: match }
