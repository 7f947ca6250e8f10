import { nameInWords } from '../../../core/groups/formatting.ts'
import { lastDayOf } from '../../../core/rules/membership-year.ts'
import type { StaffVerb } from '../../feature.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { Context } from '../../services/context.ts'
import { role } from '../../services/permissions.ts'
import { cancellationMatched } from './cancellation-letters.ts'
import { factsOfMatch, isMailedApart } from './match.ts'
import { lockCancellation } from './resolve-cancellation.ts'
import { weighMatch, withRefusalInTrail } from './weigh-match.ts'

export interface CheckedMatch {
  relationId: string
  /** The name of the member, as far as it is known; null where it is not. */
  name: string | null
  /** The last day that the membership would have, YYYY-MM-DD. */
  lastDay: string
  /** Whether that day has passed. */
  isOver: boolean
  /** Whether the details can only mean this member. If not, a match says how staff know. */
  isClear: boolean
  /** What is mailed about it, without greeting and links. */
  mail: { subject: string; lines: string[] }
  /** Whether the sender gets that mail apart from the member, who has another address. */
  isMailedApart: boolean
}

/** A cancellation, and the member whose it may be. */
interface AskedMatch {
  reference: string
  relationId: string
}

const weigh = (ctx: Context, { reference, relationId }: AskedMatch): Promise<CheckedMatch> =>
  ctx.transaction(async (tx) => {
    const row = await lockCancellation(tx, reference)
    const { member, asked, ends, isClear } = await weighMatch(tx, ctx, row, relationId)
    await auditStaff({ ...ctx, database: tx }, 'cancellation.candidates', { subjectId: member.person_id })
    const facts = factsOfMatch(ctx, { reference, ends })
    const {
      subject,
      intro,
      next = [],
    } = cancellationMatched.compose({ greeting: '', token: undefined, facts }, await ctx.sender(), ctx)
    return {
      relationId,
      name: nameInWords({ ...member, lastName: member.last_name }) || null,
      lastDay: lastDayOf(ends).toString(),
      isOver: facts.over !== undefined,
      isClear,
      mail: { subject, lines: [...intro, ...next] },
      isMailedApart: isMailedApart(asked.emailAddress, member),
    }
  })

const check = (ctx: Context, asked: AskedMatch): Promise<CheckedMatch> =>
  withRefusalInTrail(ctx, asked.relationId, () => weigh(ctx, asked))

/**
 * Verb of staff: tells what a match of a cancellation with a member would do. Nothing changes by it.
 * @throws Fault 404, or 409 with a sentence, as the match would.
 */
export const checkCancellation: StaffVerb<AskedMatch, CheckedMatch> = {
  may: role('member-service'),
  run: check,
}
