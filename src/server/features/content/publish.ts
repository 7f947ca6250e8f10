import type { Defect } from '../../../core/content/defect.ts'
import { canonical, guardedPlaces, valueAt } from '../../../core/content/document-rights.ts'
import { takeBackSeconds } from '../../../core/content/take-back.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { gravest } from '../../services/content/draft.ts'
import { publish } from '../../services/content/edit.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { foundAt } from '../../services/content/found-at.ts'
import { changesOf, type HeldDocument } from '../../services/content/revisions.ts'
import { writes } from '../../services/content/who-writes.ts'
import { instantFromNow } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { mustPublish, needsFourEyes } from './change-rights.ts'
import { alreadyPublished, draftChanged, holdSeen } from './texts.ts'

interface Given {
  codename: string
  /** The draft that was read. */
  number: number
  /** Why it goes on the site with faults. */
  despite?: string | undefined
}

/**
 * The accounts of who wrote what a colleague has to publish in the draft of a document, each place of it by whoever wrote it last:
 * a price stays theirs when somebody changes another price, or the menu, after them, and who saved a text again as it was wrote
 * nothing. What nobody is known to have written is of whoever wrote the draft last; null where a program did.
 */
export const writersOf = async (db: Database | Tx, held: HeldDocument): Promise<(string | null)[]> => {
  const changes = await changesOf(db, held)
  return guardedPlaces(held.codename, held.published, held.draft).map((place) => {
    const said = (body: unknown) => canonical(valueAt(body, place))
    const last = changes.find(
      ({ staffId, before, after }) => staffId !== null && said(before) !== said(after),
    )
    return (last ?? changes[0])?.staffId ?? null
  })
}

/** Every fault at its place, of which a place may have some. */
const errorsOf = (defects: readonly Defect[]): FieldErrors => {
  const errors = new Map<string, string[]>()
  for (const { path, problem } of defects) errors.set(path, [...(errors.get(path) ?? []), problem])
  return Object.fromEntries(errors)
}

/**
 * Verb of staff: shows a draft to everybody.
 * @throws Fault 404, 403, 409 `draft-changed` or `four-eyes`; 400 with the faults at their places, unless it is said why the text
 * is published with them; for those that reach further than the text no reason counts.
 */
export const publishDocument = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number, despite }: Given) => {
    const { id } = await memberOfStaff(ctx)
    return ctx.transaction(async (tx) => {
      const held = await holdSeen(tx, codename, number)
      if (held.draft === undefined) throw await alreadyPublished(tx, held)
      const { fourEyes } = await mustPublish(ctx, codename, { before: held.published, after: held.draft })
      const writers = await writersOf(tx, held)
      if (fourEyes && writers.includes(id)) throw needsFourEyes()
      const judged = await ctx.editing.siteWith({ codename, body: held.draft })
      const { defects } = judged
      if (defects.length > 0 && despite === undefined) throw invalidFields(errorsOf(defects))
      const grave = gravest(judged, codename)
      if (grave.length > 0) throw invalidFields(errorsOf(grave))
      const kept = defects.length > 0 ? despite : undefined
      const done = await publish(tx, ctx.clock, codename, ctx.requestId, {
        number,
        staffId: id,
        ...(writers[0] !== undefined && { writtenBy: writers[0] }),
        fourEyes,
        despite: kept,
      })
      if (done.kind !== 'done') throw await draftChanged(tx, codename)
      await auditStaff({ ...ctx, database: tx }, kept ? 'content.publish-despite' : 'content.publish', {
        detail: codename,
      })
      const { documents, redirects } = ctx.editing.edition()
      const others = documents.filter((document) => document.codename !== codename)
      const edition = { documents: [...others, { codename, body: held.draft }], redirects }
      return {
        number: done.number,
        takeBackUntil: instantFromNow(ctx, takeBackSeconds),
        found: foundAt(judged.site, edition, codename) ?? null,
      }
    })
  },
}
