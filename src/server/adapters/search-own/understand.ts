import { sql } from 'kysely'
import { piecesOf, splitCompound } from '../../../core/search/compounds.ts'
import type { Audience } from '../../../core/search/results.ts'
import { askedWords, foldText } from '../../../core/search/search-words.ts'
import { correctionsOf } from '../../../core/search/typing-errors.ts'
import type { Database } from '../../database/pool.ts'

/** What is searched for one word of a question, as a `tsquery` of stems: `exact` is the word itself, `wide` are related words. */
export interface Term {
  exact: string
  wide: string
}

export interface Understood {
  terms: Term[]
  /** The question with its typing errors corrected; undefined where it had none. */
  meant?: string
}

export interface Index {
  db: Database
  audience: Audience
}

interface QuestionWord {
  word: string
  /** The word itself, or the known words that were probably meant by it. */
  words: readonly string[]
  /** Groups of words that must all occur, such as the parts of a compound. */
  parts: readonly (readonly string[])[]
  /** Longer words that begin or end with this one. */
  longer: readonly string[]
}

/** The length that a word must have to be looked for inside longer ones. */
const shortestInside = 4
const mostInside = 12

const wordsAmong = async ({ db, audience }: Index, words: readonly string[]): Promise<Set<string>> => {
  if (words.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word WHERE audience = ${audience} AND word = ANY (${words}::text[])`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** Known words of about the same length that begin with the same letter or look alike. */
const near = async ({ db, audience }: Index, word: string): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word
    WHERE audience = ${audience} AND length(word) BETWEEN ${word.length - 2} AND ${word.length + 2}
      AND (left(word, 1) = ${word.slice(0, 1)} OR word % ${word})
    ORDER BY word <-> ${word} LIMIT 500`.execute(db)
  return rows.map((row) => row.word)
}

const inside = async ({ db, audience }: Index, word: string): Promise<string[]> => {
  if (word.length < shortestInside) return []
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word
    WHERE audience = ${audience} AND (word LIKE ${`${word}%`} OR word LIKE ${`%${word}`}) AND word <> ${word}
    ORDER BY length(word) LIMIT ${mostInside}`.execute(db)
  return rows.map((row) => row.word)
}

/** The Dutch stems of words. A word that PostgreSQL's dictionary ignores has none. */
const stemsOf = async (db: Database, words: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    SELECT word, (ts_lexize('dutch_stem', word))[1] AS stem FROM unnest(${[...new Set(words)]}::text[]) AS word`.execute(
    db,
  )
  return new Map(rows.flatMap(({ word, stem }) => (stem ? [[word, stem] as const] : [])))
}

/** A short vowel and one consonant, which Dutch doubles before an ending. The stemmer itself makes one `k`, `d` or `t` of two. */
const shortEnd = /(?:^|[^aeiouy])[aeiou][bfglmnprs]$/
const doubledEnd = /([bfglmnprs])\1$/

/**
 * The spellings of a stem. Dutch writes another letter at the end of a syllable than in its middle (`huis`, `huiz`; `brief`,
 * `briev`), and doubles one after a short vowel (`klus`, `kluss`).
 */
const spelt = (stem: string): string[] => {
  const last = stem.slice(-1)
  const other = ({ s: 'z', z: 's', f: 'v', v: 'f' } as Record<string, string>)[last]
  return [
    stem,
    ...(other ? [stem.slice(0, -1) + other] : []),
    ...(shortEnd.test(stem) ? [stem + last] : []),
    ...(doubledEnd.test(stem) ? [stem.slice(0, -1)] : []),
  ]
}

const readSynonyms = async (db: Database): Promise<readonly (readonly string[])[]> => {
  const made = await db.selectFrom('search_edition').select('synonyms').executeTakeFirst()
  return (made?.synonyms ?? []) as readonly (readonly string[])[]
}

/** Neighbouring words of a question written as one, as a document may have them: `rechts bijstand`. */
const joined = (words: readonly string[]): Map<string, string[]> =>
  new Map(
    words.flatMap((_word, at) =>
      [2, 3]
        .map((count) => words.slice(at, at + count))
        .filter((some) => some.length > 1 && at + some.length <= words.length)
        .map((some) => [some.join(''), some] as const),
    ),
  )

const lookUp = async (index: Index, word: string, known: ReadonlySet<string>): Promise<QuestionWord> => {
  const parts = splitCompound(word, (part) => part !== word && known.has(part))
  const isWord = known.has(word)
  const meant = isWord || parts ? [] : correctionsOf(word, await near(index, word))
  const words = meant.length > 0 ? meant : [word]
  const longer = await Promise.all(words.slice(0, 2).map((one) => inside(index, one)))
  return { word, words, parts: parts ? [parts] : [], longer: longer.flat() }
}

const quoted = (stems: readonly string[], by: '|' | '&') =>
  stems.length === 0 ? '' : `(${stems.map((stem) => `'${stem}'`).join(by)})`

/** Works out what a question searches for, word by word, with the words that the documents have. */
export const understand = async (index: Index, text: string): Promise<Understood> => {
  const asked = askedWords(text)
  if (asked.length === 0) return { terms: [] }
  const together = joined(asked)
  const [known, synonyms] = await Promise.all([
    wordsAmong(index, [...new Set([...asked, ...together.keys(), ...asked.flatMap(piecesOf)])]),
    readSynonyms(index.db),
  ])
  const found = await Promise.all(asked.map((word) => lookUp(index, word, known)))
  const joins = [...together].filter(([word]) => known.has(word))
  const like = ({ word, words }: QuestionWord): string[] => {
    const own = new Set([word, ...words])
    return synonyms
      .filter((group) => group.some((one) => own.has(foldText(one))))
      .flat()
      .map(foldText)
      .filter((one) => !own.has(one))
  }
  const same = new Map(found.map((one) => [one.word, like(one)]))
  const stems = await stemsOf(index.db, [
    ...found.flatMap(({ words, parts, longer }) => [...words, ...parts.flat(), ...longer]),
    ...[...same.values()].flatMap((group) => group.flatMap((one) => one.split(' '))),
    ...joins.map(([word]) => word),
  ])
  const any = (word: string) => {
    const stem = stems.get(word)
    return stem === undefined ? '' : quoted(spelt(stem), '|')
  }
  const all = (words: readonly string[]) => words.map(any).filter(Boolean).join('&')
  const either = (queries: readonly string[]) =>
    queries
      .filter(Boolean)
      .map((one) => `(${one})`)
      .join('|')
  const terms = found.map((one): Term => {
    const byJoin = joins.filter(([, words]) => words.includes(one.word)).map(([word]) => any(word))
    return {
      exact: either([...one.words.map(any), ...byJoin]),
      wide: either([
        ...one.parts.map(all),
        ...one.longer.map(any),
        ...(same.get(one.word) ?? []).map((group) => all(group.split(' '))),
      ]),
    }
  })
  const mended = found.map(({ word, words }) => (words.includes(word) ? word : (words[0] ?? word)))
  return {
    terms: terms.filter(({ exact, wide }) => exact !== '' || wide !== ''),
    ...(mended.join(' ') !== asked.join(' ') && { meant: mended.join(' ') }),
  }
}
