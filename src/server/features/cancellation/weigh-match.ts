import { amsterdamDay, formatDay } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { endAfterCancelling, lastDayOf } from '../../../core/rules/membership-year.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { Context } from '../../services/context.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import type { Cancellation } from './cancellation-request.ts'
import { isMeant } from './matching.ts'
import { candidatesFor } from './pending.ts'
import { actRefused, type HeldCancellation, mustWait } from './resolve-cancellation.ts'

/** What a match of a cancellation with a membership would do. */
export interface WeighedMatch {
  asked: Cancellation
  member: Membership
  /** The first day without membership, YYYY-MM-DD. */
  ends: string
  /** Whether the details can only mean this member. If not, staff ask the member first. */
  isClear: boolean
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
    .select(['initials', 'infix', 'last_name'])
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
    ? actRefused(
        'vve',
        `Lidnummer ${relationId} is van een VvE. Die zegt niet op met dit formulier.`,
        'relationId',
      )
    : actRefused('no-member', `Er is geen lid met lidnummer ${relationId}.`, 'relationId')
}

export type Membership = Awaited<ReturnType<typeof holdMembership>>

/**
 * The first day without membership. The notice counts from the day on which the cancellation came in, however late staff handle
 * it.
 * @throws Fault 409 when the membership began later or already ends.
 */
const endOf = (member: Membership, receivedAt: string): string => {
  const received = amsterdamDay(receivedAt)
  if (member.starts > received.toString())
    throw actRefused('later-member', 'Dit lid werd pas lid na deze opzegging.', 'relationId')
  if (member.ends === null) return endAfterCancelling(member.starts, received).toString()
  const until = formatDay(lastDayOf(member.ends), 'plain')
  throw member.renews
    ? actRefused(
        'already-cancelled',
        `Dit lidmaatschap is al opgezegd: het loopt tot en met ${until}.`,
        'relationId',
      )
    : actRefused(
        'ends-by-itself',
        `Dit lidmaatschap stopt vanzelf: het loopt tot en met ${until}.`,
        'relationId',
      )
}

/**
 * Weighs whether a cancellation that waits can be matched with this membership, and what would come of it.
 * @throws Fault 409 with a sentence for whoever acts.
 */
export const weighMatch = async (
  tx: Tx,
  ctx: Context,
  row: HeldCancellation,
  relationId: string,
): Promise<WeighedMatch> => {
  mustWait(row)
  const member = await holdMembership(tx, relationId)
  const asked = requestIn(row.request) as Cancellation
  const candidates = await candidatesFor({ ...ctx, database: tx }, asked)
  return {
    asked,
    member,
    ends: endOf(member, row.received_at),
    isClear: isMeant(relationId, candidates),
  }
}

/** The refusals that tell something of the member whose number was given. */
const tellingRefusals: ReadonlySet<string> = new Set([
  'later-member',
  'already-cancelled',
  'ends-by-itself',
  'not-clear',
])

/**
 * Does what weighs a match, and writes into the trail whose membership a refusal tells of, before it is told. That row is written
 * by itself, as nothing is left of a transaction that was refused.
 * @throws what `work` throws.
 */
export const withRefusalInTrail = async <Answer>(
  ctx: Context,
  relationId: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Fault && tellingRefusals.has(thrown.code)) {
      const member = await ctx.database
        .selectFrom('membership')
        .select('person_id')
        .where('relation_id', '=', relationId)
        .executeTakeFirst()
      await auditStaff(ctx, 'cancellation.candidates', { subjectId: member?.person_id })
    }
    throw thrown
  }
}
