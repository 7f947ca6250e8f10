import { sql } from 'kysely'
import type { DocumentState } from '../../../core/fields/content/document.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Context } from '../../services/context.ts'

/** Most documents of one answer. */
const most = 500

interface Asked {
  q?: string | undefined
  state?: DocumentState | undefined
  /** The document after which the list goes on. */
  after?: string | undefined
}

/** A document in the list. */
export interface ListedDocument {
  codename: string
  kind: string
  path: string | null
  title: string
  state: DocumentState
  by: string | null
  at: string
}

/** A text as a part of a pattern, in which no sign means anything else. */
const literally = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Every document with how it stands on a day, as SQL. A document that was withdrawn shows the text that it had last. */
const documents = (day: string) => sql`
  SELECT document.codename, shown.body->>'kind' AS kind, shown.body->>'path' AS path, shown.body AS body,
    coalesce(shown.body->>'title', shown.body->>'name', document.codename) AS title,
    CASE
      WHEN document.published IS NULL AND last.id IS NOT NULL THEN 'withdrawn'
      WHEN document.published IS NULL THEN 'new'
      WHEN document.draft IS NOT NULL THEN 'changed'
      WHEN document.published->>'date' > ${day} THEN 'planned'
      WHEN document.published->>'hidden' = 'true' THEN 'hidden'
      ELSE 'published' END AS state,
    CASE WHEN document.draft_number IS NULL THEN publisher.name ELSE writer.name END AS by,
    document.updated_at AS at
  FROM content_document AS document
  LEFT JOIN content_revision AS revision
    ON revision.codename = document.codename AND revision.number = document.draft_number
  LEFT JOIN staff_account AS writer ON writer.id = revision.staff_id
  LEFT JOIN LATERAL (
    SELECT id, staff_id FROM content_history WHERE content_history.codename = document.codename ORDER BY id DESC LIMIT 1
  ) AS last ON true
  LEFT JOIN staff_account AS publisher ON publisher.id = last.staff_id
  CROSS JOIN LATERAL (
    SELECT coalesce(document.published, document.draft, (
      SELECT body FROM content_history
      WHERE content_history.codename = document.codename AND body IS NOT NULL ORDER BY id DESC LIMIT 1)) AS body
  ) AS shown`

/** Lists documents by their addresses, those without one first. What is looked for may stand in any text of a document. */
export const listDocuments = async (
  ctx: Context,
  { q, state, after }: Asked,
): Promise<{ items: ListedDocument[]; next: string | null }> => {
  const conditions = [
    sql`true`,
    ...(q === undefined || q.trim() === ''
      ? []
      : [sql`(title || ' ' || body::text) ILIKE ${literally(q.trim())}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(after === undefined
      ? []
      : [
          sql`(coalesce(path, ''), codename) > (
            SELECT coalesce(path, ''), codename FROM documents WHERE codename = ${after})`,
        ]),
  ]
  const { rows } = await sql<ListedDocument>`
    WITH documents AS (${documents(today(ctx.clock).toString())})
    SELECT codename, coalesce(kind, '') AS kind, path, title, state, by, at FROM documents
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY coalesce(path, ''), codename LIMIT ${most + 1}`.execute(ctx.database)
  const items = rows.slice(0, most)
  return { items, next: rows.length > most ? (items.at(-1)?.codename ?? null) : null }
}

/** How one document stands; undefined where there is none. */
export const stateOf = async (ctx: Context, codename: string): Promise<DocumentState | undefined> => {
  const { rows } = await sql<{ state: DocumentState }>`
    WITH documents AS (${documents(today(ctx.clock).toString())})
    SELECT state FROM documents WHERE codename = ${codename}`.execute(ctx.database)
  return rows[0]?.state
}
