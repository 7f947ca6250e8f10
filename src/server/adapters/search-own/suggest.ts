import { sql } from 'kysely'
import { longestQuestion } from '../../../core/search/results.ts'
import { wordsOf } from '../../../core/search/search-words.ts'
import type { Database } from '../../database/pool.ts'
import type { Suggestion } from '../../ports/search.ts'
import { find } from './find.ts'

const mostWords = 8

/** Documents with words in the title that begin like each of the typed words; short titles first. */
const byTitle = async (db: Database, words: readonly string[], limit: number): Promise<Suggestion[]> => {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const { rows } = await sql<Suggestion>`
    SELECT href, title FROM search_document
    WHERE audience = 'visitor' AND title_words @@ ${query}::tsquery
    ORDER BY length(title), href LIMIT ${limit}`.execute(db)
  return rows
}

/** Titles that complete the typed text; where there are few, also results of a search for it. */
export const suggest = async (db: Database, typed: string, limit: number): Promise<Suggestion[]> => {
  const text = typed.slice(0, longestQuestion)
  const words = wordsOf(text).slice(0, mostWords)
  if (words.join('').length < 2) return []
  const titles = await byTitle(db, words, limit)
  if (titles.length >= limit) return titles
  const { results } = await find(db, { text, audience: 'visitor', offset: 0, limit })
  const known = new Set(titles.map(({ href }) => href))
  const more = results.filter(({ href }) => !known.has(href)).map(({ href, title }) => ({ href, title }))
  return [...titles, ...more].slice(0, limit)
}
