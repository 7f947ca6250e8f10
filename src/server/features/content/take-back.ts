import { takeBackSeconds } from '../../../core/content/take-back.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import {
  type Publication,
  publicationsOf,
  recordHistory,
  takenBackBy,
} from '../../services/content/history.ts'
import { type HeldDocument, holdDocument } from '../../services/content/revisions.ts'
import { writes } from '../../services/content/who-writes.ts'
import { nowOf } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { mustPublish } from './change-rights.ts'
import { asBody, noText } from './texts.ts'

const notTakenBack = (sentence: string) => new Fault(409, 'too-late', sentence)

/** Seconds that an answer may have been on its way. */
const slack = 15

/**
 * Why a publication cannot be taken back, as a sentence; undefined where it can: it is the last thing that happened to the site's
 * text, and was done by somebody of the staff a moment ago. Taking back is none, so that nobody brings back what a colleague took
 * back.
 */
const reasonAgainst = (
  clock: Clock,
  last: Publication | undefined,
  { publishedNumber }: HeldDocument,
  number: number,
): string | undefined => {
  if (publishedNumber === null) return 'Terugnemen hoeft niet meer: deze pagina staat niet op de site.'
  if (!last || last.body === null || publishedNumber !== number || last.number !== number)
    return `Terugnemen lukt niet: op de site staat nu versie ${publishedNumber}. Zet een oudere versie terug uit de geschiedenis.`
  if (last.by === takenBackBy)
    return 'Deze versie staat er omdat iemand een nieuwere terugnam. Zet een andere terug uit de geschiedenis.'
  if (last.staffId === null)
    return 'Niemand van het kantoor zette deze versie op de site. Zet een andere terug uit de geschiedenis.'
  return clock.now() - Date.parse(last.at) <= (takeBackSeconds + slack) * 1000
    ? undefined
    : 'Terugnemen kan een minuut lang. Zet de vorige versie terug uit de geschiedenis, of haal de pagina van de site.'
}

/** The other document to which an address led before a page stood there, as of a withdrawn page; undefined where there is none. */
const otherLead = async (tx: Tx, { codename, published }: HeldDocument) => {
  const { path } = asBody(published)
  return typeof path === 'string'
    ? tx
        .selectFrom('content_redirect')
        .select(['from_path', 'codename'])
        .where('from_path', '=', path)
        .where('codename', '<>', codename)
        .executeTakeFirst()
    : undefined
}

/**
 * Verb of staff: undoes the last publication of a document within a minute. The site is as it was before, and so is where the
 * address led; the text is a draft again, unless somebody wrote a newer one.
 * @throws Fault 404, 403, 409 `too-late`.
 */
export const takeBack = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number }: { codename: string; number: number }) =>
    ctx.transaction(async (tx) => {
      const held = await holdDocument(tx, codename)
      if (!held) throw noText()
      const [last, before] = await publicationsOf(tx, codename, 2)
      const reason = reasonAgainst(ctx.clock, last, held, number)
      if (reason !== undefined || !last) throw notTakenBack(reason ?? '')
      const shown = before && before.body !== null ? before : undefined
      await mustPublish(ctx, codename, { before: held.published, after: shown?.body })
      const { id } = await memberOfStaff(ctx)
      const at = nowOf(ctx)
      const body = shown && JSON.stringify(shown.body)
      const lastNumber = shown ? held.lastNumber : held.lastNumber + 1
      const lead = await otherLead(tx, held)
      await tx
        .updateTable('content_document')
        .set({
          published: body ?? null,
          published_number: shown?.number ?? null,
          draft: JSON.stringify(held.draft ?? last.body),
          draft_number: held.draftNumber ?? number,
          last_number: lastNumber,
          // it followed its file until a moment ago, and goes on to
          ...(shown?.by === 'seed' && { edited: false }),
          updated_at: at,
        })
        .where('codename', '=', codename)
        .execute()
      if (lead)
        await tx
          .updateTable('content_redirect')
          .set({ codename: lead.codename, made_at: at })
          .where('from_path', '=', lead.from_path)
          .execute()
      await recordHistory(tx, {
        codename,
        body,
        by: takenBackBy,
        at,
        number: shown?.number ?? lastNumber,
        staffId: id,
      })
      await auditStaff({ ...ctx, database: tx }, 'content.take-back', { detail: codename })
      return { number: held.draftNumber ?? number }
    }),
}
