import { type RawBuilder, sql } from 'kysely'
import type { DocumentGenre, DocumentState } from '../../../core/fields/content/document.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Context } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** Most documents of one answer, also where no number is asked. */
const most = 500

interface Asked {
  q?: string | undefined
  /** How it stands; `draft`: every document that has a draft. */
  state?: DocumentState | 'draft' | undefined
  genre?: DocumentGenre | undefined
  /** The document after which the list goes on, or before which it ends. */
  after?: string | undefined
  before?: string | undefined
  limit?: number | undefined
}

/** A document in the list. */
export interface ListedDocument {
  codename: string
  kind: 'page' | 'settings'
  genre: DocumentGenre
  path: string | null
  title: string
  state: DocumentState
  number: number | null
  from: string | null
  by: string | null
  own: boolean
  at: string
}

interface Row extends Omit<ListedDocument, 'kind' | 'own'> {
  staffId: string | null
}

/** A text as a part of a pattern, in which no sign means anything else. */
const literally = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** How a document stands on a day, as SQL. One that was never published and has no draft any more was thrown away. */
const stateOn = (day: string) => sql`
  CASE
    WHEN document.published IS NULL AND EXISTS (
      SELECT FROM content_history WHERE content_history.codename = document.codename) THEN 'withdrawn'
    WHEN document.published IS NULL THEN 'new'
    WHEN document.draft_number IS NOT NULL THEN 'changed'
    WHEN document.starts_on > ${day} THEN 'planned'
    WHEN document.hidden THEN 'hidden'
    ELSE 'published' END`

/** Where a document comes in the list, so that pages below each other stand together. */
const placeOf = (codename: string) =>
  sql`(SELECT path, codename FROM content_document WHERE codename = ${codename})`

const conditionsOf = ({ q = '', state, genre, after, before }: Asked, day: string): RawBuilder<unknown>[] => [
  sql`(document.published IS NOT NULL OR document.draft_number IS NOT NULL OR ${stateOn(day)} = 'withdrawn')`,
  ...(q.trim() === '' ? [] : [sql`document.words LIKE lower(${literally(q.trim())}::text)`]),
  ...(state === undefined
    ? []
    : [state === 'draft' ? sql`document.draft_number IS NOT NULL` : sql`${stateOn(day)} = ${state}`]),
  ...(genre === undefined ? [] : [sql`document.genre = ${genre}`]),
  ...(after === undefined ? [] : [sql`(document.path, document.codename) > ${placeOf(after)}`]),
  ...(before === undefined ? [] : [sql`(document.path, document.codename) < ${placeOf(before)}`]),
]

/**
 * Lists documents by their addresses, those without one first. What is looked for may stand in any text of a document, published
 * or not. What a list shows stands in columns of its own, which a trigger fills: no text is read for it.
 */
export const listDocuments = async (
  ctx: Context,
  asked: Asked,
): Promise<{ items: ListedDocument[]; next: string | null; previous: string | null }> => {
  const { id } = await memberOfStaff(ctx)
  const day = today(ctx.clock).toString()
  const limit = Math.min(asked.limit ?? most, most)
  const goesBack = asked.after === undefined && asked.before !== undefined
  const order = goesBack
    ? sql`document.path DESC, document.codename DESC`
    : sql`document.path, document.codename`
  const { rows } = await sql<Row>`
    SELECT document.codename, document.genre, nullif(document.path, '') AS path, document.title,
      ${stateOn(day)} AS state, document.draft_number AS number, document.starts_on AS "from",
      writer.name AS by, writer.id AS "staffId", document.updated_at AS at
    FROM content_document AS document
    LEFT JOIN content_revision AS revision
      ON revision.codename = document.codename AND revision.number = document.draft_number
    LEFT JOIN LATERAL (
      SELECT staff_id FROM content_history WHERE content_history.codename = document.codename ORDER BY id DESC LIMIT 1
    ) AS last ON true
    LEFT JOIN staff_account AS writer
      ON writer.id = CASE WHEN document.draft_number IS NULL THEN last.staff_id ELSE revision.staff_id END
    WHERE ${sql.join(conditionsOf(asked, day), sql` AND `)}
    ORDER BY ${order} LIMIT ${limit + 1}`.execute(ctx.database)
  const shown = rows.slice(0, limit).map(
    ({ staffId, ...row }): ListedDocument => ({
      ...row,
      kind: row.genre === 'settings' ? 'settings' : 'page',
      own: staffId === id,
    }),
  )
  const isMore = rows.length > limit
  const items = goesBack ? shown.toReversed() : shown
  const [first, last] = [items.at(0)?.codename ?? null, items.at(-1)?.codename ?? null]
  return {
    items,
    next: isMore || goesBack ? last : null,
    previous: goesBack ? (isMore ? first : null) : asked.after === undefined ? null : first,
  }
}

/** How one document stands; undefined where there is none. */
export const stateOf = async (
  { clock, database }: Pick<Context, 'clock'> & { database: Database | Tx },
  codename: string,
): Promise<DocumentState | undefined> => {
  const { rows } = await sql<{ state: DocumentState }>`
    SELECT ${stateOn(today(clock).toString())} AS state
    FROM content_document AS document WHERE codename = ${codename}`.execute(database)
  return rows[0]?.state
}
