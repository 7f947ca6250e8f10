import { sql } from 'kysely'
import type { MyData } from '../../../core/mijn/data.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { actsOnPerson, rolesIn } from './looks.ts'

/** Rows removed by one statement, as in `removeInBatches`. */
const batch = 500

/**
 * Removes rows of the trail that are past their term, and answers how many. The role that serves may not delete them itself: the
 * owner's function does, and by the database's own clock never one that is younger than the term.
 */
const forgetTrail = async ({ database, clock }: Runtime): Promise<number> => {
  const before = retentionCutOff(clock, 'trail')
  let removed = 0
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      SELECT forget_trail(${before}::timestamptz, ${batch}) AS gone`.execute(database)
    const gone = rows[0]?.gone ?? 0
    if (gone === 0) return removed
    removed += gone
  }
}

interface TrailRow {
  at: string
  action: string
  times: number
  /** The roles of the member of staff who did it, with commas; null where no member of staff did. */
  roles: string | null
  reason: string | null
  reference: string | null
}

/** What a person did, what others tried at their account, and what staff looked at or did. */
const trailOf = async ({ database }: Runtime, personId: string): Promise<MyData['trail']> => {
  const { rows } = await sql<TrailRow>`
    SELECT at, action, times, NULL AS roles, NULL AS reason, NULL AS reference, id FROM audit
    WHERE staff_id IS NULL AND (person_id = ${personId}::uuid OR subject_id = ${personId}::uuid)
    UNION ALL
    SELECT act.at, act.action, act.times, coalesce(act.roles, ''), act.reason, submission.reference, act.id
    FROM (${actsOnPerson(personId)}) AS act LEFT JOIN submission ON submission.id = act.submission_id
    ORDER BY at, id`.execute(database)
  return rows.map(({ at, action, times, roles, reason, reference }) => ({
    at,
    action,
    ...(times > 1 && { times }),
    ...(roles !== null && { roles: rolesIn(roles) }),
    ...(reason !== null && { reason }),
    ...(reference !== null && { reference }),
  }))
}

export const auditPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'audit',
    terms: ['trail'],
    sweep: { audit: forgetTrail },
    exported: { trail: trailOf },
    onDeletion: 'stays',
  },
]
