import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { writes } from '../../services/content/who-writes.ts'
import { nowOf } from '../../services/context.ts'
import { mustWrite } from './change-rights.ts'
import { holdSeen, noText } from './texts.ts'

/**
 * Verb of staff: throws the draft of a document away. Its revisions stay, so that it can be put back.
 * @throws Fault 404, 403, 409 `draft-changed`.
 */
export const discardDraft = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number }: { codename: string; number: number }) =>
    ctx.transaction(async (tx) => {
      const held = await holdSeen(tx, codename, number)
      if (held.draft === undefined) throw noText('Er is geen concept (meer).')
      await mustWrite(ctx, codename, { before: held.draft, after: held.published })
      await tx
        .updateTable('content_document')
        .set({ draft: null, draft_number: null, updated_at: nowOf(ctx) })
        .where('codename', '=', codename)
        .execute()
      await auditStaff({ ...ctx, database: tx }, 'content.discard', { detail: codename })
      return { number: held.publishedNumber }
    }),
}
