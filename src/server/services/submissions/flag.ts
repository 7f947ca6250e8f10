import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'

/**
 * Puts a flag on a request: a fixed word that makes staff look at it. Answers whether it is new there; of a request that is gone,
 * false.
 */
export const flagRequest = async (tx: Tx, submissionId: string, flag: string): Promise<boolean> => {
  const { rows } = await sql`
    WITH flagged AS (
      UPDATE submission SET flags = array_append(flags, ${flag}::text)
      WHERE id = ${submissionId}::uuid AND NOT flags @> ARRAY[${flag}::text] RETURNING id
    ), work AS (
      UPDATE request_work SET flagged = true, version = version + 1
      FROM flagged WHERE submission_id = flagged.id
    )
    SELECT id FROM flagged`.execute(tx)
  return rows.length > 0
}

/** Takes a flag off a request, once what it asked for is done. Where it has none of that word nothing changes. */
export const unflagRequest = async (tx: Tx, submissionId: string, flag: string): Promise<void> => {
  await sql`
    WITH unflagged AS (
      UPDATE submission SET flags = array_remove(flags, ${flag}::text)
      WHERE id = ${submissionId}::uuid AND flags @> ARRAY[${flag}::text] RETURNING id, flags
    )
    UPDATE request_work SET flagged = unflagged.flags <> '{}', version = version + 1
    FROM unflagged WHERE submission_id = unflagged.id`.execute(tx)
}
