import { sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { Place } from './list-place.ts'

/** Rows of one page. */
export const pageSize = 50

export interface TrailFilter {
  staffId?: string | undefined
  /** ISO 8601 instants: from this one on, and before that one. */
  from?: string | undefined
  before?: string | undefined
  /** What the name of the act begins with. */
  action?: string | undefined
  /** The page after this place holds older rows, the one ahead of it newer ones. */
  after?: Place | undefined
  ahead?: Place | undefined
}

/** What staff did, and what was tried at their door by nobody knows whom. The index `audit_office` has the same words. */
const ofTheOffice = sql<boolean>`(audit.staff_id IS NOT NULL OR audit.action LIKE 'staff%')`

/**
 * The rows of one page and one more, which tells whether there are others: the newest first, or those ahead of a place with the
 * nearest first. An index gives them in their order, however long the trail is (`audit_office`, `audit_staff`).
 */
export const officeTrail = (
  database: Database,
  { staffId, from, before, action, after, ahead }: TrailFilter,
) => {
  const way = ahead ? 'asc' : 'desc'
  return database
    .selectFrom('audit')
    .leftJoin('submission', 'submission.id', 'audit.submission_id')
    .leftJoin('staff_account', 'staff_account.id', 'audit.staff_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.roles', 'audit.reason', 'audit.subject_id'])
    .select(['audit.times', 'audit.staff_id', 'submission.reference', 'staff_account.name'])
    .$if(staffId === undefined, (rows) => rows.where(ofTheOffice))
    .$if(staffId !== undefined, (rows) => rows.where('audit.staff_id', '=', staffId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('audit.at', '>=', from ?? ''))
    .$if(before !== undefined, (rows) => rows.where('audit.at', '<', before ?? ''))
    .$if(action !== undefined, (rows) => rows.where(sql<boolean>`starts_with(audit.action, ${action ?? ''})`))
    .$if(after !== undefined, (rows) => rows.where(sql<boolean>`(audit.at, audit.id) < ${rowOf(after)}`))
    .$if(ahead !== undefined, (rows) => rows.where(sql<boolean>`(audit.at, audit.id) > ${rowOf(ahead)}`))
    .orderBy('audit.at', way)
    .orderBy('audit.id', way)
    .limit(pageSize + 1)
}

const rowOf = (place: Place | undefined) => sql`(${place?.at}::timestamptz, ${place?.id}::bigint)`
