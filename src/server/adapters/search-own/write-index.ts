import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { splitCompound } from '../../../core/search/compounds.ts'
import { type Audience, audiences } from '../../../core/search/results.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { SearchDocument, SearchEdition } from '../../ports/search.ts'

/** Documents that are taken apart, or written, before anything else gets its turn. */
const atOnce = 50

/** A document with its words. */
interface Read {
  document: SearchDocument
  hash: string
  plain: string[]
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A document as an audience may find it: of one for members, visitors find what is said about it. */
const shownTo = (audience: Audience, document: SearchDocument): SearchDocument =>
  document.restricted && audience === 'visitor' ? { ...document, body: '' } : document

const readAll = async (documents: readonly SearchDocument[]): Promise<Read[]> => {
  const read: Read[] = []
  for (const document of documents) {
    const { title, description, keywords, body } = document
    const plain = [...new Set(wordsOf([title, keywords, description, body].join(' ')))]
    read.push({ document, hash: hashOf(document), plain })
    if (read.length % atOnce === 0) await turn()
  }
  return read
}

/** The parts of the compounds among these words. */
const partsOf = (words: readonly string[], known: ReadonlySet<string>): string =>
  [
    ...new Set(
      words.flatMap((word) => splitCompound(word, (part) => part !== word && known.has(part)) ?? []),
    ),
  ].join(' ')

/** As the database takes it: what a title, the keywords and the rest say, with the parts of their compounds. */
const rowOf = (audience: Audience, { document, hash, plain }: Read, known: ReadonlySet<string>) => ({
  ...document,
  audience,
  date: document.date ?? null,
  hash,
  plain,
  titles: document.title,
  leads: `${document.keywords} ${document.description} ${partsOf(wordsOf(`${document.title} ${document.keywords}`), known)}`,
  rest: `${document.body} ${partsOf(plain, known)}`,
})

const write = async (tx: Tx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await sql`
    INSERT INTO search_document
      (audience, href, kind, title, description, body, restricted, date, hash, plain, words, title_words)
    SELECT audience, href, kind, title, description, body, restricted, date, hash, plain,
      setweight(to_tsvector('nl', titles), 'A') || setweight(to_tsvector('nl', leads), 'B')
        || setweight(to_tsvector('nl', rest), 'D'), to_tsvector('simple', unaccent(titles))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (audience text, href text, kind text, title text,
      description text, body text, restricted boolean, date date, hash text, plain text[], titles text, leads text, rest text)
    ON CONFLICT (audience, href) DO UPDATE SET
      (kind, title, description, body, restricted, date, hash, plain, words, title_words) =
      (excluded.kind, excluded.title, excluded.description, excluded.body, excluded.restricted, excluded.date,
        excluded.hash, excluded.plain, excluded.words, excluded.title_words)`.execute(tx)
}

/** Words of documents that changed or went, where no document has them any more. */
const forgetWords = (tx: Tx, audience: Audience, words: readonly string[]) =>
  sql`DELETE FROM search_word WHERE audience = ${audience} AND word = ANY (${words}::text[])
    AND NOT EXISTS (SELECT FROM search_document
      WHERE audience = ${audience} AND plain @> ARRAY[search_word.word])`.execute(tx)

/** Writes what differs between what an audience finds and what it should. */
const writeAudience = async (tx: Tx, audience: Audience, read: readonly Read[]): Promise<void> => {
  const known = new Set(read.flatMap(({ plain }) => plain))
  const before = await tx
    .selectFrom('search_document')
    .select(['href', 'hash', 'plain'])
    .where('audience', '=', audience)
    .execute()
  const hashes = new Map(before.map((row) => [row.href, row.hash]))
  const hrefs = new Set(read.map(({ document }) => document.href))
  const changed = read.filter((one) => hashes.get(one.document.href) !== one.hash)
  const gone = before.filter(({ href }) => !hrefs.has(href)).map(({ href }) => href)
  if (gone.length > 0)
    await tx
      .deleteFrom('search_document')
      .where('audience', '=', audience)
      .where('href', 'in', gone)
      .execute()
  for (let at = 0; at < changed.length; at += atOnce) {
    await write(
      tx,
      changed.slice(at, at + atOnce).map((one) => rowOf(audience, one, known)),
    )
    await turn()
  }
  const again = new Set([...gone, ...changed.map(({ document }) => document.href)])
  await sql`INSERT INTO search_word SELECT DISTINCT ${audience}, unnest(${changed.flatMap(({ plain }) => plain)}::text[])
    ON CONFLICT DO NOTHING`.execute(tx)
  await forgetWords(tx, audience, [
    ...new Set(before.filter(({ href }) => again.has(href)).flatMap(({ plain }) => plain)),
  ])
}

/** Writes what differs between the index and an edition, in one transaction; a search sees the one or the other. */
export const writeIndex = async (db: Database, edition: SearchEdition): Promise<void> => {
  const hash = hashOf([edition.documents, edition.synonyms])
  const isThere = async (on: Database | Tx) => {
    const kept = await on.selectFrom('search_edition').select(['version', 'hash']).executeTakeFirst()
    return kept !== undefined && (kept.version > edition.version || kept.hash === hash)
  }
  if (await isThere(db)) return
  const all = await Promise.all(
    audiences.map(
      async (audience) =>
        [audience, await readAll(edition.documents.map((one) => shownTo(audience, one)))] as const,
    ),
  )
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.searchIndex})`.execute(tx)
    if (await isThere(tx)) return
    for (const [audience, read] of all) await writeAudience(tx, audience, read)
    const made = { version: edition.version, hash, synonyms: JSON.stringify(edition.synonyms) }
    await tx
      .insertInto('search_edition')
      .values(made)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(made))
      .execute()
  })
}
