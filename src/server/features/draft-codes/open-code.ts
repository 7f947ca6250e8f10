import type { openCode as endpoint } from '../../../core/contract/draft-codes/draft-codes-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { type KeptDraft, keptDraftSchema } from '../../../core/fields/link/kept-draft.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { codeAnswersField, codeHashes } from './code.ts'

const over = () =>
  new Fault(
    410,
    'code-over',
    'Deze code werkt niet (meer). Een code werkt één keer, een kwartier lang. Laat de beller een nieuwe code tonen.',
  )

/** Takes the row of a code away, so that nobody opens it again; of two at once one gets it. Who tried stands in the trail. */
const takeRow = (ctx: RequestContext, code: string) =>
  ctx.transaction(async (tx) => {
    const row = await tx
      .deleteFrom('draft_code')
      .where('code_hash', 'in', codeHashes(ctx, code))
      .where('expires_at', '>', nowOf(ctx))
      .returningAll()
      .executeTakeFirst()
    const acting = { ...ctx, database: tx }
    if (row) await auditStaff(acting, 'draft-codes.open', { detail: row.funnel, subjectId: row.person_id })
    else await auditStaff(acting, 'draft-codes.open-failed')
    return row
  })

type Row = NonNullable<Awaited<ReturnType<typeof takeRow>>>

/** The draft of a row; undefined when its secret no longer exists. */
const draftIn = ({ vault }: RequestContext, { id, answers_locked }: Row): KeptDraft | undefined => {
  try {
    return keptDraftSchema.parse(JSON.parse(vault.unlock(answers_locked, codeAnswersField(id))))
  } catch {
    return undefined
  }
}

/**
 * Gives a member of staff the form of whoever read out its code, and takes the code away. Each try of a colleague is counted
 * before anything is looked for, so that nobody goes through codes. Faults: 401, 403, 410 `code-over`, 429.
 */
export const openCode = async (
  ctx: RequestContext,
  { body: { code } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { id } = await memberOfStaff(ctx)
  await take(ctx, 'draft-code', id, allowances.draftCode)
  const row = await takeRow(ctx, code)
  if (!row) throw over()
  const draft = draftIn(ctx, row)
  // undefined when the form is no longer there, or keeps no answers any more
  const kept = draft && ctx.funnels.toKeep(row.funnel, draft)
  if (!kept) throw over()
  return { funnel: row.funnel, path: row.path, draft: kept.draft, leftOut: kept.leftOut }
}
