import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import {
  endPreviewLink as end,
  makePreviewLink as make,
  previewLinksOf,
} from '../../services/content/preview-links.ts'
import { revisionOf } from '../../services/content/revisions.ts'
import { writes } from '../../services/content/who-writes.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { noText } from './texts.ts'

interface Given {
  codename: string
  number: number
  hours: number
}

/** The links by which others read drafts of a document, the newest first. */
export const listPreviewLinks = async ({ database }: EditingContext, codename: string) => ({
  items: await previewLinksOf(database, codename),
})

/**
 * Verb of staff: makes a link by which whoever has it reads one revision, until so many hours from now.
 * @throws Fault 404.
 */
export const makePreviewLink = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number, hours }: Given) => {
    const { id: staffId, name } = await memberOfStaff(ctx)
    return ctx.transaction(async (tx) => {
      if (!(await revisionOf(tx, codename, number))) throw noText('Deze tekst wordt niet (meer) bewaard.')
      const { path, ...link } = await make(tx, ctx, { codename, number, hours, staffId })
      await auditStaff({ ...ctx, database: tx }, 'content.make-preview-link', { detail: codename })
      return { ...link, number, by: name, endedAt: null, url: `${ctx.editing.origin}${path}` }
    })
  },
}

/**
 * Verb of staff: takes such a link back.
 * @throws Fault 404.
 */
export const endPreviewLink = {
  may: writes,
  run: async (ctx: EditingContext, { codename, id }: { codename: string; id: string }) =>
    ctx.transaction(async (tx) => {
      const endedAt = await end(tx, ctx, { codename, id })
      if (endedAt === undefined) throw noText('Deze link is er niet (meer).')
      await auditStaff({ ...ctx, database: tx }, 'content.end-preview-link', { detail: codename })
      return { endedAt }
    }),
}
