import { sql } from 'kysely'
import {
  type DocumentKind,
  documentKinds,
  type ExcerptPart,
  type FoundDocuments,
  longestQuestion,
} from '../../../core/search/results.ts'
import type { Database } from '../../database/pool.ts'
import type { Question } from '../../ports/search.ts'
import { type Term, understand } from './understand.ts'

interface Row {
  href: string
  kind: string
  title: string
  date: string | null
  excerpt: string
  restricted: boolean
  total: number
}

/** Control characters that mark the words which were searched for; no text of a page contains them. */
const [opens, closes] = ['\u0002', '\u0003']

const partsOf = (excerpt: string): ExcerptPart[] =>
  excerpt
    .split(opens)
    .flatMap((piece, at) => {
      const [marked = '', rest] = piece.split(closes)
      return at === 0
        ? [{ text: piece, marked: false }]
        : [
            { text: marked, marked: true },
            { text: rest ?? '', marked: false },
          ]
    })
    .filter(({ text }) => text !== '')

const either = (queries: readonly string[]) => queries.filter(Boolean).join('|')

/**
 * Documents ranked by the weight of their matching words: a word in the title weighs four times as much as one in the text, a
 * rare word more than a common one, and a related word a little. Related words count for at most 1 beside the word itself, so
 * that no document rises with them above one that has the word in its title: a longer word such as `stopcontact` is related to
 * `contact`, and has it as a part too. Of documents with the same score, the one with weightier related words goes first: a page
 * called `Klusservice` before one that only mentions `klussen`. A document that lacks most of the question is left out.
 */
const rank = async (
  db: Database,
  terms: readonly Term[],
  { audience, kinds = documentKinds, offset, limit }: Question,
): Promise<Row[]> => {
  const marks = `StartSel=${opens}, StopSel=${closes}, MaxWords=40, MinWords=20, ShortWord=2, MaxFragments=0`
  const { rows } = await sql<Row>`
    WITH term AS (
      SELECT ord, exact::tsquery AS exact, wide::tsquery AS wide
      FROM unnest(${terms.map(({ exact }) => exact)}::text[], ${terms.map(({ wide }) => wide)}::text[])
        WITH ORDINALITY AS given (exact, wide, ord)
    ), document AS NOT MATERIALIZED (
      SELECT * FROM search_document WHERE audience = ${audience} AND kind = ANY (${kinds}::text[])
    ), place AS (
      SELECT ord, href, 4.0 AS exact, 0.0 AS wide FROM term JOIN document ON in_title @@ term.exact
      UNION ALL SELECT ord, href, 2.5, 0 FROM term JOIN document ON in_lead @@ term.exact
      UNION ALL SELECT ord, href, 1, 0 FROM term JOIN document ON words @@ term.exact
      UNION ALL SELECT ord, href, 0, 2 FROM term JOIN document ON in_title @@ term.wide
      UNION ALL SELECT ord, href, 0, 1 FROM term JOIN document ON in_lead @@ term.wide
      UNION ALL SELECT ord, href, 0, 0.5 FROM term JOIN document ON words @@ term.wide
    ), hit AS (
      SELECT ord, href, max(exact) + CASE WHEN max(exact) > 0 THEN least(max(wide), 1) ELSE max(wide) END AS worth,
        max(wide) AS related, CASE WHEN max(exact) > 0 THEN 1 ELSE 0.6 END AS covers
      FROM place GROUP BY ord, href
    ), rare AS (
      SELECT ord, ln(1 + (SELECT documents FROM search_edition)::float / count(*)) AS weight FROM hit GROUP BY ord
    ), whole AS (
      SELECT sum(weight) AS weight FROM rare
    ), scored AS (
      SELECT href, sum(weight * worth) * power(sum(weight * covers) / (SELECT weight FROM whole), 2) AS score,
        sum(weight * covers) / (SELECT weight FROM whole) AS coverage, sum(weight * related) AS related
      FROM hit JOIN rare USING (ord) GROUP BY href
    ), best AS (
      SELECT href, score, related, count(*) OVER () AS total FROM scored
      WHERE coverage >= least(0.45, 0.5 * (SELECT max(coverage) FROM scored))
      ORDER BY score DESC, related DESC, href OFFSET ${offset} LIMIT ${limit}
    )
    SELECT href, kind, title, date, restricted, total, ts_headline('nl', description || ' ' || left(body, 20000),
      ${either(terms.flatMap(({ exact, wide }) => [exact, wide]))}::tsquery, ${marks}) AS excerpt
    FROM best JOIN document USING (href) ORDER BY score DESC, related DESC, href`.execute(db)
  return rows
}

/** Finds documents for a question in our own index. */
export const find = async (db: Database, question: Question): Promise<FoundDocuments> => {
  const { terms, meant } = await understand(
    { db, audience: question.audience },
    question.text.slice(0, longestQuestion),
  )
  if (terms.length === 0) return { total: 0, results: [] }
  const rows = await rank(db, terms, question)
  // Beyond the last result there is no row with the total, so it is asked with the first result.
  const counted =
    rows.length > 0 || question.offset === 0
      ? rows
      : await rank(db, terms, { ...question, offset: 0, limit: 1 })
  return {
    total: Number(counted[0]?.total ?? 0),
    results: rows.map(({ href, kind, title, date, restricted, excerpt }) => ({
      href,
      kind: kind as DocumentKind,
      title,
      restricted,
      excerpt: restricted && question.audience === 'visitor' ? [] : partsOf(excerpt),
      ...(date !== null && { date }),
    })),
    ...(meant !== undefined && rows.length > 0 && { meant }),
  }
}
