import { canonical, meets, rightsOfChange } from '../../../core/content/document-rights.ts'
import { takeBackSeconds } from '../../../core/content/take-back.ts'
import type { Tx } from '../../database/pool.ts'
import type { EditingContext } from '../../services/content/editing-context.ts'
import { lastPublication, takenBackBy } from '../../services/content/history.ts'
import { type HeldDocument, lastTextOf, type Revision, revisionOf } from '../../services/content/revisions.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { stateOf } from './list.ts'
import { writersOf } from './publish.ts'
import { asBody, noText } from './texts.ts'

const written = (revision: Revision | undefined) =>
  revision ? { ...revision, body: asBody(revision.body) } : null

interface Row {
  published: unknown
  published_number: number | null
  draft: unknown
  draft_number: number | null
  last_number: number
}

const heldOf = (codename: string, row: Row): HeldDocument => ({
  codename,
  published: row.published ?? undefined,
  draft: row.draft ?? undefined,
  publishedNumber: row.published_number,
  draftNumber: row.draft_number,
  lastNumber: row.last_number,
})

/** The codename of the document to which visitors of a withdrawn text go; undefined where they go nowhere. */
const leadOf = async (tx: Tx, text: Revision | undefined): Promise<string | undefined> => {
  const { path } = asBody(text?.body)
  if (typeof path !== 'string') return undefined
  const row = await tx
    .selectFrom('content_redirect')
    .select('codename')
    .where('from_path', '=', path)
    .executeTakeFirst()
  return row?.codename
}

/** What stands of a document, all of one instant: a save meanwhile may remove the revision that a draft was a moment ago. */
const readStanding = async (tx: Tx, ctx: EditingContext, codename: string) => {
  const row = await tx
    .selectFrom('content_document')
    .select(['published', 'published_number', 'draft', 'draft_number', 'last_number'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  const state = row && (await stateOf({ clock: ctx.clock, database: tx }, codename))
  if (!row || !state) throw noText()
  const draft = row.draft_number === null ? undefined : await revisionOf(tx, codename, row.draft_number)
  const rights = rightsOfChange(codename, row.published, draft?.body ?? row.published)
  const lastText = row.published === null ? await lastTextOf(tx, codename) : undefined
  return {
    lastText: draft ? undefined : lastText,
    lead: state === 'withdrawn' ? await leadOf(tx, lastText) : undefined,
    row,
    state,
    draft,
    rights,
    published:
      row.published_number === null ? undefined : await revisionOf(tx, codename, row.published_number),
    last: await lastPublication(tx, codename),
    writers: rights.fourEyes ? await writersOf(tx, heldOf(codename, row)) : [],
  }
}

/**
 * Reads a document as it is published and as its draft has it.
 * @throws Fault 404.
 */
export const readDocument = async (ctx: EditingContext, codename: string) => {
  const { id, roles } = await memberOfStaff(ctx)
  const { row, state, draft, published, last, lastText, lead, rights, writers } = await ctx.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => readStanding(tx, ctx, codename))
  const file = ctx.editing.fileOf(codename)
  const target = lead === undefined ? undefined : ctx.editing.site().byCodename.get(lead)
  const isPublication = last !== undefined && last.body !== null && last.by !== takenBackBy
  const until = isPublication ? Date.parse(last.at) + takeBackSeconds * 1000 : 0
  return {
    codename,
    state,
    published: row.published === null ? null : written(published && { ...published, body: row.published }),
    draft: written(draft),
    file:
      file === undefined
        ? ('none' as const)
        : canonical(file) === canonical(row.published)
          ? ('same' as const)
          : ('differs' as const),
    takeBackUntil: last?.staffId && until > ctx.clock.now() ? new Date(until).toISOString() : null,
    lastText: written(lastText),
    leadsTo: target ? { codename: target.codename, title: target.title, path: target.path } : null,
    may: {
      write: meets(roles, rights.write) || roles.includes('editor'),
      publish: meets(roles, rights.publish),
      needsColleague: writers.includes(id),
    },
  }
}

/**
 * A text of a document by its number.
 * @throws Fault 404.
 */
export const readRevision = async (ctx: EditingContext, codename: string, number: number) => {
  const found = await revisionOf(ctx.database, codename, number)
  if (!found) throw noText('Deze tekst wordt niet (meer) bewaard.')
  return { ...found, body: asBody(found.body) }
}

/**
 * The text that the project's file has for a document.
 * @throws Fault 404.
 */
export const readFile = async (ctx: EditingContext, codename: string) => {
  const file = ctx.editing.fileOf(codename)
  if (file === undefined) throw noText('Het project heeft geen bestand voor deze pagina.')
  return { body: asBody(file) }
}
