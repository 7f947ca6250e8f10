import { auditStaff } from '../../services/audit/audit-staff.ts'
import { saveDraft } from '../../services/content/edit.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { headOf, holdDocument, revisionOf } from '../../services/content/revisions.ts'
import { writes } from '../../services/content/who-writes.ts'
import { nowOf } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { mustWrite } from './change-rights.ts'
import { draftChanged, noText, placedDefect } from './texts.ts'

interface Given {
  codename: string
  base: number | null
  body: Record<string, unknown>
}

/** Every fault of a text that is not published, with its place. */
export const defectsOf = async (ctx: EditingContext, codename: string, body: unknown) =>
  (await ctx.editing.siteWith({ codename, body })).defects.map(placedDefect)

/**
 * Verb of staff: saves a draft. Its faults are told, and hold nothing back.
 * @throws Fault 404, 403; 409 `draft-changed` with the newer text.
 */
export const saveDocument = {
  may: writes,
  run: async (ctx: EditingContext, { codename, base, body }: Given) => {
    const { id } = await memberOfStaff(ctx)
    const number = await ctx.transaction(async (tx) => {
      const held = await holdDocument(tx, codename)
      if (!held) throw noText()
      if (headOf(held) !== base) throw await draftChanged(tx, codename)
      const before = base === null ? undefined : (await revisionOf(tx, codename, base))?.body
      await mustWrite(ctx, codename, { before, after: body })
      const saved = await saveDraft(tx, ctx.clock, codename, body, { base, staffId: id })
      if (saved.kind !== 'done') throw await draftChanged(tx, codename)
      await auditStaff({ ...ctx, database: tx }, 'content.save', { detail: codename })
      return saved.number
    })
    return { number, at: nowOf(ctx), defects: await defectsOf(ctx, codename, body) }
  },
}
