import { type RawBuilder, sql } from 'kysely'
import { soughtWords } from '../../../core/request-search/search-keys.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { type ListedRequest, listedOf } from './list.ts'
import { isKnownTo, listsAll } from './rights.ts'
import { rowsOf, type WorkRow } from './work-page.ts'

/** What somebody typed. It is kept nowhere: the trail has that they searched, not for what. */
interface SearchRequest {
  typed: string
}

/** Requests that were found, the best first. `more`: there are others, which more letters lead to. */
interface FoundRequests {
  listed: ListedRequest[]
  more: boolean
}

/** Most requests that are found. */
const most = 50

/** Most keys that are read of a word, and of what begins with it: as long as there are no more, nothing is left out. */
const mostKeys = 1000

/** What whoever searches may see, as the list has it (`rights.ts`). */
export interface SearchSight {
  /** SQL over `request_work` by the name `work`: they may know what it is called, and of whom it is. */
  known: RawBuilder<boolean>
  /** They see no others. Who does see others finds these by their reference alone, as a name would tell whose they are. */
  onlyKnown: boolean
}

/** Comes after every word that begins with this one, in the order of bytes that the index has. */
const afterAll = (word: string): string => `${word}\u{10ffff}`

/**
 * SQL for the keys that are a word, the newest first, and those that begin with it, the nearest first. The operators are those of
 * the index (`text_pattern_ops`): they compare bytes, so that no sign of a word means anything else than itself.
 */
const keysLike = (word: string): RawBuilder<unknown> => sql`
  (SELECT submission_id, kind, 0 AS rank FROM staff_search WHERE word = ${word}::text
    ORDER BY received_at DESC LIMIT ${mostKeys})
  UNION ALL
  (SELECT submission_id, kind, 1 AS rank FROM staff_search WHERE word ~>~ ${word}::text AND word ~<~ ${afterAll(word)}::text
    ORDER BY word USING ~<~, received_at DESC LIMIT ${mostKeys})`

/**
 * The statement of what is found by any of these words and one more: an exact word before the beginning of one, then the newest.
 * Work is looked up key by key (`OFFSET 0` keeps it so), since a plan that joins all of it reads the whole table.
 */
export const foundRows = (
  words: readonly string[],
  { known, onlyKnown }: SearchSight,
): RawBuilder<WorkRow> => {
  const seen = onlyKnown ? known : sql<boolean>`(${known} OR found.kind = 'reference')`
  const page = sql`
    SELECT found.submission_id AS id, work.received_at AS at, min(found.rank) AS rank
    FROM (${sql.join(words.map(keysLike), sql` UNION ALL `)}) AS found CROSS JOIN LATERAL (
      SELECT submission_id, received_at, desk FROM request_work WHERE submission_id = found.submission_id OFFSET 0
    ) AS work
    WHERE ${seen}
    GROUP BY found.submission_id, work.received_at
    ORDER BY rank, at DESC, id LIMIT ${most + 1}`
  return sql<WorkRow>`${rowsOf(page, known)} ORDER BY page.rank, page.at DESC, page.id`
}

/** The statement that says whether more keys begin with one of these words than are read. */
export const hasManyKeys = (words: readonly string[]): RawBuilder<{ many: boolean }> => {
  const each = words.map(
    (
      word,
    ) => sql`EXISTS (SELECT FROM staff_search WHERE word ~>=~ ${word}::text AND word ~<~ ${afterAll(word)}::text
      ORDER BY word USING ~<~ OFFSET ${mostKeys} LIMIT 1)`,
  )
  return sql<{ many: boolean }>`SELECT ${sql.join(each, sql` OR `)} AS many`
}

const search = async (ctx: Context, { typed }: SearchRequest): Promise<FoundRequests> => {
  const actor = await memberOfStaff(ctx)
  await auditStaff(ctx, 'request-search.find')
  const words = soughtWords(typed)
  if (words.length === 0) return { listed: [], more: false }
  const sight = { known: isKnownTo(actor), onlyKnown: !listsAll(actor) }
  const [{ rows }, many] = await Promise.all([
    foundRows(words, sight).execute(ctx.database),
    hasManyKeys(words).execute(ctx.database),
  ])
  const more = rows.length > most || many.rows[0]?.many === true
  return { listed: rows.slice(0, most).map(listedOf), more }
}

/**
 * Verb of staff: finds requests by a reference, a name, an e-mail address, a postcode with its number, a member number or a phone
 * number, or by what one of these begins with. Who sees what is as in the list; a request that somebody knows by its kind and
 * state alone they find by its reference alone.
 */
export const searchRequests = { may: role('member-service', 'adviser', 'finance', 'operator'), run: search }
