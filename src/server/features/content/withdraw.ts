import { neededDocuments, settingsName } from '../../../core/content/document-rights.ts'
import type { Site } from '../../../core/content/site.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { lastPublication, recordHistory } from '../../services/content/history.ts'
import { holdDocument, lastTextOf } from '../../services/content/revisions.ts'
import { writes } from '../../services/content/who-writes.ts'
import { nowOf } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { mustPublish } from './change-rights.ts'
import { asBody, draftChanged, holdSeen } from './texts.ts'

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
 * The page where visitors go; undefined for nowhere.
 * @throws Fault 400 for an address that no other page has.
 */
const targetOf = (ctx: EditingContext, { codename, redirect }: Given) => {
  const target = redirect === null ? undefined : ctx.editing.site().pages.get(redirect)
  if (redirect !== null && (!target || target.codename === codename))
    throw invalidFields({ redirect: ['Op dit adres staat geen andere pagina.'] })
  return target
}

interface Lead {
  /** The address of the page that is withdrawn. */
  from: string
  /** The document to which it leads: that page itself where it leads nowhere. */
  to: string
  /** ISO instant. */
  at: string
}

const leadVisitors = (tx: Tx, { from, to, at }: Lead) =>
  tx
    .insertInto('content_redirect')
    .values({ from_path: from, codename: to, made_at: at })
    .onConflict((clash) => clash.column('from_path').doUpdateSet({ codename: to, made_at: at }))
    .execute()

/** Changes where visitors go of a page that is off the site and has no draft. */
const changeLead = async (ctx: EditingContext, tx: Tx, given: Given) => {
  const { codename, number } = given
  const last = await lastTextOf(tx, codename)
  if (!last || !(await lastPublication(tx, codename)))
    throw notWithdrawn('Deze pagina stond nog niet op de site.')
  if (last.number !== number) throw await draftChanged(tx, codename)
  await mustPublish(ctx, codename, { before: last.body, after: undefined })
  const target = targetOf(ctx, given)
  const { path } = asBody(last.body)
  if (typeof path === 'string')
    await leadVisitors(tx, { from: path, to: target?.codename ?? codename, at: nowOf(ctx) })
  // no document changes, of which a trigger would tell the processes
  await tx
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  await auditStaff({ ...ctx, database: tx }, 'content.withdraw', { detail: codename })
  return { number }
}

/**
 * Verb of staff: takes a page from the site. Its texts stay in the history, and its visitors go where `redirect` says. Of a page
 * that is off the site only that changes; `number` is then that of its last text.
 * @throws Fault 404, 403, 409 `draft-changed` or `not-withdrawn`; 400 for an address that no page has.
 */
export const withdrawDocument = {
  may: writes,
  run: async (ctx: EditingContext, given: Given) =>
    ctx.transaction(async (tx) => {
      const { codename, number } = given
      const known = await holdDocument(tx, codename)
      if (known && known.published === undefined && known.draft === undefined)
        return changeLead(ctx, tx, given)
      const held = await holdSeen(tx, codename, number)
      if (neededDocuments.includes(codename))
        throw notWithdrawn('De site kan niet zonder deze pagina. Publiceer een andere tekst.')
      if (held.published === undefined) throw notWithdrawn('Deze pagina staat niet op de site.')
      await mustPublish(ctx, codename, { before: held.published, after: undefined })
      const target = targetOf(ctx, given)
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
      if (target && typeof path === 'string') await leadVisitors(tx, { from: path, to: target.codename, at })
      await recordHistory(tx, { codename, body: undefined, by: ctx.requestId, at, number: last, staffId: id })
      await auditStaff({ ...ctx, database: tx }, 'content.withdraw', { detail: codename })
      return { number: held.draftNumber ?? last }
    }),
}
