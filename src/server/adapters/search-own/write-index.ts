import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { splitCompound } from '../../../core/search/compounds.ts'
import { type Audience, audiences } from '../../../core/search/results.ts'
import { wordsOf } from '../../../core/search/search-words.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { SearchDocument, SearchEdition } from '../../ports/search.ts'

/** The number of documents that are read or written before other work of the process gets its turn. */
const atOnce = 50

interface Hashed {
  document: SearchDocument
  hash: string
}

/** A document with its distinct words. */
interface Read extends Hashed {
  plain: string[]
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Maps a list, and lets other work of the process run in between. */
const each = async <From, To>(all: readonly From[], make: (one: From) => To): Promise<To[]> => {
  const made: To[] = []
  for (const one of all) {
    made.push(make(one))
    if (made.length % atOnce === 0) await turn()
  }
  return made
}

/** A document as an audience may find it: visitors cannot find the body of a page for members. */
const shownTo = (audience: Audience, one: Hashed): Hashed =>
  one.document.restricted && audience === 'visitor'
    ? { ...one, document: { ...one.document, body: '' } }
    : one

const readWords = (one: Hashed): Read => {
  const { title, description, keywords, body } = one.document
  return { ...one, plain: [...new Set(wordsOf([title, keywords, description, body].join(' ')))] }
}

/**
 * Makes a function that gives the parts of the compounds among some words. Each word is split once, as most words stand in many
 * documents.
 */
const splitter = (known: ReadonlySet<string>) => {
  const split = new Map<string, readonly string[]>()
  const partsIn = (word: string): readonly string[] => {
    const parts = split.get(word) ?? splitCompound(word, (part) => part !== word && known.has(part)) ?? []
    split.set(word, parts)
    return parts
  }
  return (words: readonly string[]): string => [...new Set(words.flatMap(partsIn))].join(' ')
}

/** The row of a document: texts of title, keywords and body, with the parts of their compounds. */
const rowOf = (
  audience: Audience,
  { document, hash, plain }: Read,
  partsOf: ReturnType<typeof splitter>,
) => ({
  ...document,
  audience,
  date: document.date ?? null,
  hash,
  plain,
  titles: document.title,
  leads: `${document.keywords} ${document.description} ${partsOf(wordsOf(`${document.title} ${document.keywords}`))}`,
  rest: `${document.body} ${partsOf(plain)}`,
})

const write = async (tx: Tx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await sql`
    INSERT INTO search_document (audience, href, kind, title, description, body, restricted, date, hash, plain,
      words, in_title, in_lead, title_words)
    SELECT audience, href, kind, title, description, body, restricted, date, hash, plain,
      setweight(in_title, 'A') || setweight(in_lead, 'B') || setweight(to_tsvector('nl', rest), 'D'), in_title, in_lead,
      to_tsvector('simple', unaccent(titles))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (audience text, href text, kind text, title text,
      description text, body text, restricted boolean, date date, hash text, plain text[], titles text, leads text, rest text),
      to_tsvector('nl', titles) AS in_title, to_tsvector('nl', leads) AS in_lead`.execute(tx)
}

/** Compares the index of an audience with an edition: which documents must be written, and which must be removed first. */
const compare = async (tx: Tx, audience: Audience, hashed: readonly Hashed[]) => {
  const before = await tx
    .selectFrom('search_document')
    .select(['href', 'hash'])
    .where('audience', '=', audience)
    .execute()
  const known = new Map(before.map((row) => [row.href, row.hash]))
  const wanted = new Map(hashed.map(({ document, hash }) => [document.href, hash]))
  return {
    changed: hashed.filter(({ document, hash }) => known.get(document.href) !== hash),
    gone: before.filter(({ href, hash }) => wanted.get(href) !== hash).map(({ href }) => href),
  }
}

const countWords = (documents: readonly { plain: readonly string[] }[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { plain } of documents) for (const word of plain) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const remove = async (tx: Tx, audience: Audience, hrefs: readonly string[]): Promise<void> => {
  if (hrefs.length === 0) return
  const { rows } = await sql<{ plain: string[] }>`
    DELETE FROM search_document WHERE audience = ${audience} AND href = ANY (${hrefs}::text[])
    RETURNING plain`.execute(tx)
  const counts = countWords(rows)
  await sql`
    UPDATE search_word SET documents = documents - fewer
    FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) AS gone (gone_word, fewer)
    WHERE audience = ${audience} AND word = gone_word`.execute(tx)
}

const addWords = (tx: Tx, audience: Audience, counts: ReadonlyMap<string, number>) =>
  sql`
    INSERT INTO search_word (audience, word, documents)
    SELECT ${audience}, word, documents
    FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) AS counted (word, documents)
    ON CONFLICT (audience, word) DO UPDATE SET documents = search_word.documents + excluded.documents`.execute(
    tx,
  )

const knownWords = async (tx: Tx, audience: Audience): Promise<string[]> => {
  const words = await tx
    .selectFrom('search_word')
    .select('word')
    .where('audience', '=', audience)
    .where('documents', '>', 0)
    .execute()
  return words.map(({ word }) => word)
}

const writeAudience = async (tx: Tx, audience: Audience, hashed: readonly Hashed[]): Promise<void> => {
  const { changed, gone } = await compare(tx, audience, hashed)
  await remove(tx, audience, gone)
  if (changed.length > 0) {
    const read = await each(changed, (one) => readWords(shownTo(audience, one)))
    const counts = countWords(read)
    const partsOf = splitter(new Set([...(await knownWords(tx, audience)), ...counts.keys()]))
    for (let at = 0; at < read.length; at += atOnce) {
      await write(
        tx,
        read.slice(at, at + atOnce).map((one) => rowOf(audience, one, partsOf)),
      )
      await turn()
    }
    await addWords(tx, audience, counts)
  }
  await sql`DELETE FROM search_word WHERE audience = ${audience} AND documents <= 0`.execute(tx)
}

/**
 * Writes the differences between the index and an edition, in one transaction, so that a search sees either all or nothing of the
 * edition.
 */
export const writeIndex = async (db: Database, edition: SearchEdition): Promise<void> => {
  const hashed = await each(edition.documents, (document) => ({ document, hash: hashOf(document) }))
  const hash = hashOf([hashed.map((one) => one.hash), edition.synonyms])
  const isThere = async (on: Database | Tx) => {
    const kept = await on.selectFrom('search_edition').select(['version', 'hash']).executeTakeFirst()
    return kept !== undefined && (kept.version > edition.version || kept.hash === hash)
  }
  if (await isThere(db)) return
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.searchIndex})`.execute(tx)
    if (await isThere(tx)) return
    for (const audience of audiences) await writeAudience(tx, audience, hashed)
    const made = {
      version: edition.version,
      hash,
      synonyms: JSON.stringify(edition.synonyms),
      documents: hashed.length,
    }
    await tx
      .insertInto('search_edition')
      .values(made)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(made))
      .execute()
  })
}
