import { takeBackSeconds } from '../../../core/content/take-back.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { publicationsOf, recordHistory } from '../../services/content/history.ts'
import { holdDocument } from '../../services/content/revisions.ts'
import { nowOf } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import type { EditingContext } from './editing-context.ts'
import { mustPublish, writes } from './rights.ts'
import { noText } from './texts.ts'

const tooLate = () =>
  new Fault(
    409,
    'too-late',
    'Terugnemen kan een minuut lang. Zet de vorige tekst terug uit de geschiedenis, of haal de pagina weg.',
  )

/** Seconds that an answer may have been on its way. */
const slack = 15

/**
 * Verb of staff: undoes the last publication of a document within a minute. The site is as it was before; the text is a draft
 * again, unless somebody wrote a newer one.
 * @throws Fault 404, 403, 409 `too-late`.
 */
export const takeBack = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number }: { codename: string; number: number }) =>
    ctx.transaction(async (tx) => {
      const held = await holdDocument(tx, codename)
      if (!held) throw noText()
      const [last, before] = await publicationsOf(tx, codename, 2)
      const age = last ? ctx.clock.now() - Date.parse(last.at) : Number.POSITIVE_INFINITY
      if (!last || last.number !== number || last.body === null || !last.staffId) throw tooLate()
      if (age > (takeBackSeconds + slack) * 1000 || held.publishedNumber !== number) throw tooLate()
      const body = before?.body ?? null
      await mustPublish(ctx, codename, { before: held.published, after: body ?? undefined })
      const at = nowOf(ctx)
      const draft = held.draft ?? last.body
      await tx
        .updateTable('content_document')
        .set({
          published: body === null ? null : JSON.stringify(body),
          published_number: body === null ? null : (before?.number ?? null),
          draft: JSON.stringify(draft),
          draft_number: held.draftNumber ?? number,
          updated_at: at,
        })
        .where('codename', '=', codename)
        .execute()
      await recordHistory(tx, {
        codename,
        body: body === null ? undefined : JSON.stringify(body),
        by: ctx.requestId,
        at,
        number: before?.number ?? held.lastNumber,
        staffId: (await memberOfStaff(ctx)).id,
      })
      await auditStaff({ ...ctx, database: tx }, 'content.take-back', { detail: codename })
      return { number: held.draftNumber ?? number }
    }),
}
