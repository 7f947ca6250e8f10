import { changesBetween } from '../../services/content/changes.ts'
import { linksTo } from '../../services/content/links-to.ts'
import type { EditingContext } from './editing-context.ts'
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
  const before = ctx.editing.site()
  const { site: after } = await ctx.editing.siteWith({ codename, body: await textOf(ctx, given) })
  return { ...(await changesBetween(before, after)), linkedFrom: linksTo(before, codename) }
}
