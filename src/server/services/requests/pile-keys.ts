import { type RawBuilder, sql } from 'kysely'

/** Which part of the pile. */
export interface PilePart {
  /** Keys of the desks whose it is; undefined for those of all desks. */
  desks: readonly string[] | undefined
  /** ISO 8601 instant: a claim that ended by then counts for nothing. */
  now: string
  /** Most requests. */
  limit: number
}

const first = ({ now, limit }: PilePart, desk?: string): RawBuilder<unknown> => sql`
  SELECT work.submission_id AS id, work.due_on AS at FROM request_work AS work
  WHERE work.open AND (work.owner IS NULL OR work.claimed_until <= ${now}::timestamptz)
    ${desk === undefined ? sql`` : sql`AND work.desk = ${desk}`}
  ORDER BY work.due_on, work.submission_id LIMIT ${limit}`

/**
 * SQL for the ids of what waits for whoever takes it, with the instant that was promised: the first promise first. The indexes
 * `request_work_pile` and `request_work_pile_desk` have it in that order, however many requests there are and however much of what
 * is open is somebody's.
 */
export const pileKeys = (part: PilePart): RawBuilder<unknown> => {
  if (part.desks === undefined) return first(part)
  const [one = '', ...others] = part.desks
  if (others.length === 0) return first(part, one)
  // each desk gives a page of its own, as no index has those of several in order
  const pages = part.desks.map((desk) => sql`(${first(part, desk)})`)
  return sql`SELECT id, at FROM (${sql.join(pages, sql` UNION ALL `)}) AS waiting
    ORDER BY at, id LIMIT ${part.limit}`
}
