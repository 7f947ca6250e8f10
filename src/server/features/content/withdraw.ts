import { neededDocuments, settingsName } from '../../../core/content/document-rights.ts'
import type { Site } from '../../../core/content/site.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { recordHistory } from '../../services/content/history.ts'
import { writes } from '../../services/content/who-writes.ts'
import { nowOf } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { mustPublish } from './change-rights.ts'
import { asBody, holdSeen } from './texts.ts'

interface Given {
  codename: string
  /** The newest text that was seen. */
  number: number
  /** The address where its visitors go; null: they read that the page is gone. */
  redirect: string | null
}

const notWithdrawn = (sentence: string) => new Fault(409, 'not-withdrawn', sentence)

/** Whether the settings cannot be used on this site: a link in them to a page that is gone makes them so, as a whole. */
const hasBrokenSettings = ({ defects }: Site): boolean =>
  defects.some(({ codename }) => codename === settingsName)

/**
 * Verb of staff: takes a page from the site. Its texts stay in the history, and its visitors go where `redirect` says.
 * @throws Fault 404, 403, 409 `draft-changed` or `not-withdrawn`; 400 for an address that no page has.
 */
export const withdrawDocument = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number, redirect }: Given) =>
    ctx.transaction(async (tx) => {
      const held = await holdSeen(tx, codename, number)
      if (neededDocuments.includes(codename))
        throw notWithdrawn('De site kan niet zonder deze pagina. Publiceer een andere tekst.')
      if (held.published === undefined) throw notWithdrawn('Deze pagina staat niet op de site.')
      await mustPublish(ctx, codename, { before: held.published, after: undefined })
      const target = redirect === null ? undefined : ctx.editing.site().pages.get(redirect)
      if (redirect !== null && (!target || target.codename === codename))
        throw invalidFields({ redirect: ['Op dit adres staat geen andere pagina.'] })
      const { site: after } = await ctx.editing.siteWith({ codename, body: undefined })
      if (hasBrokenSettings(after) && !hasBrokenSettings(ctx.editing.site()))
        throw notWithdrawn('De instellingen leiden naar deze pagina. Haal die link eerst weg.')
      const at = nowOf(ctx)
      const last = held.lastNumber + 1
      const { id } = await memberOfStaff(ctx)
      await tx
        .updateTable('content_document')
        .set({ published: null, published_number: null, last_number: last, edited: true, updated_at: at })
        .where('codename', '=', codename)
        .execute()
      const { path } = asBody(held.published)
      if (target && typeof path === 'string')
        await tx
          .insertInto('content_redirect')
          .values({ from_path: path, codename: target.codename, made_at: at })
          .onConflict((clash) =>
            clash.column('from_path').doUpdateSet({ codename: target.codename, made_at: at }),
          )
          .execute()
      await recordHistory(tx, { codename, body: undefined, by: ctx.requestId, at, number: last, staffId: id })
      await auditStaff({ ...ctx, database: tx }, 'content.withdraw', { detail: codename })
      return { number: held.draftNumber ?? last }
    }),
}
