import { type RawBuilder, sql } from 'kysely'
import { ZONE } from '../../../core/kernel/clock.ts'
import { type Look, type Looks, mostLooks } from '../../../core/staff/looks.ts'
import { isStaffRole, type StaffRole } from '../../../core/staff/roles.ts'
import { reasonInWords, toldToPerson, whoInWords } from '../../../core/staff/trail-words.ts'
import type { Runtime } from '../context.ts'

/** The roles in a row of the trail, where they stand with commas between them. */
export const rolesIn = (roles: string | null): StaffRole[] => (roles ?? '').split(',').filter(isStaffRole)

/**
 * Rows of the trail about what staff did with the data of a person: with their account, or with a request that they sent while
 * logged in. A request that was attached by its e-mail address alone may be somebody else's, so its rows are left out. A row of
 * an act on a request names it as `submission_id`, or only as the row that the act was done to.
 */
export const actsOnPerson = (personId: string): RawBuilder<unknown> => sql`
  SELECT id, at, action, roles, reason, times, submission_id FROM audit
  WHERE subject_id = ${personId}::uuid AND staff_id IS NOT NULL
  UNION
  SELECT act.id, act.at, act.action, act.roles, act.reason, act.times, own.id
  FROM submission AS own JOIN audit AS act ON act.submission_id = own.id
  WHERE own.person_id = ${personId}::uuid AND own.attached_at IS NULL AND act.staff_id IS NOT NULL
  UNION
  SELECT act.id, act.at, act.action, act.roles, act.reason, act.times, own.id
  FROM submission AS own JOIN audit AS act ON act.subject_id = own.id
  WHERE own.person_id = ${personId}::uuid AND own.attached_at IS NULL AND act.staff_id IS NOT NULL`

/** The same of one request, whoever sent it. */
const actsOnRequest = (submissionId: string): RawBuilder<unknown> => sql`
  SELECT id, at, action, roles, reason, times, submission_id FROM audit
  WHERE staff_id IS NOT NULL AND (submission_id = ${submissionId}::uuid OR subject_id = ${submissionId}::uuid)`

interface Row {
  day: string
  action: string
  roles: string | null
  reason: string | null
  reference: string | null
  times: number
}

const lookOf = ({ day, action, roles, reason, reference, times }: Row): Look => {
  const why = reasonInWords(reason)
  return {
    day,
    who: whoInWords(rolesIn(roles)),
    what: toldToPerson(action),
    ...(why !== undefined && { why }),
    ...(reference !== null && { reference }),
    times,
  }
}

/** Folds rows to a line per day, request, role, act and reason, so that somebody who opens a page again is one line. */
const readLooks = async (
  { database }: Pick<Runtime, 'database'>,
  acts: RawBuilder<unknown>,
): Promise<Looks> => {
  const { rows } = await sql<Row>`
    SELECT (act.at AT TIME ZONE ${ZONE})::date AS day, act.action, act.roles, act.reason, submission.reference,
      sum(act.times) AS times
    FROM (${acts}) AS act LEFT JOIN submission ON submission.id = act.submission_id
    GROUP BY day, act.action, act.roles, act.reason, submission.reference
    ORDER BY day DESC, max(act.at) DESC, act.action LIMIT ${mostLooks + 1}`.execute(database)
  return { looks: rows.slice(0, mostLooks).map(lookOf), more: rows.length > mostLooks }
}

/** Who of the association looked at the data of a person, the newest first. */
export const looksAtPerson = (runtime: Pick<Runtime, 'database'>, personId: string): Promise<Looks> =>
  readLooks(runtime, actsOnPerson(personId))

/** Who of the association looked at one request, the newest first. */
export const looksAtRequest = (runtime: Pick<Runtime, 'database'>, submissionId: string): Promise<Looks> =>
  readLooks(runtime, actsOnRequest(submissionId))
