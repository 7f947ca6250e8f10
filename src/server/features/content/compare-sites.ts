import type { EditingContext } from '../../services/content/editing-context.ts'
import { linksTo } from '../../services/content/links-to.ts'
import { changesBetween } from '../../services/content-changes/changes-between.ts'
import { draftChanged, noText } from './texts.ts'

interface Given {
  codename: string
  /** The draft that was read; left out where the document would be withdrawn. */
  number?: number | undefined
}

/** The text that would be published: the draft with that number; undefined where the document would be withdrawn. */
const textOf = async (ctx: EditingContext, { codename, number }: Given): Promise<unknown> => {
  const row = await ctx.database
    .selectFrom('content_document')
    .select(['draft', 'draft_number'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  if (!row) throw noText()
  if (number === undefined) return undefined
  if (row.draft_number !== number) throw await ctx.transaction((tx) => draftChanged(tx, codename))
  return row.draft
}

/**
 * What the site would be like with a draft published, or without the document.
 * @throws Fault 404, 409 `draft-changed`.
 */
export const compareSites = async (ctx: EditingContext, given: Given) => {
  const { codename } = given
  const { editing } = ctx
  const before = editing.site()
  const { site: after } = await editing.siteWith({ codename, body: await textOf(ctx, given) })
  const links = linksTo(editing.edition(), codename)
  const linkedFrom = [...new Map(links.map((link) => [link.codename, link.title]))].map(([name, title]) => ({
    codename: name,
    title,
  }))
  return { ...(await changesBetween(before, after, editing.edition())), linkedFrom }
}
