import { sql } from 'kysely'
import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import type { OwnAnswer } from '../../../core/mijn/pages.ts'
import { type Corrected, correctionsAt } from '../../../core/requests/corrections.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** What an answer was corrected to, by whom and how they knew it. */
export interface Correction extends Corrected {
  /** A word of `correctionReasons` (`core/staff/reasons.ts`). */
  reason: string
  /** ISO 8601 instant. */
  at: string
  /** The colleague who did it; null where their account is gone. */
  by: string | null
}

/** The corrections of one request, the oldest first: of one answer the last one counts. */
export const correctionsOf = (database: Database | Tx, submissionId: string): Promise<Correction[]> =>
  database
    .selectFrom('request_correction')
    .leftJoin('staff_account', 'staff_account.id', 'request_correction.staff_id')
    .select(['position as place', 'value', 'reason', 'at', 'staff_account.name as by'])
    .where('submission_id', '=', submissionId)
    .orderBy('request_correction.id')
    .execute()

/** A corrected answer as its sender reads it: by no name. */
export interface OwnCorrection extends Corrected {
  submission_id: string
  at: string
}

/** The corrections of several requests, as their senders may read them, the oldest first. */
export const ownCorrections = (
  database: Database,
  submissionIds: readonly string[],
): Promise<OwnCorrection[]> =>
  database
    .selectFrom('request_correction')
    .select(['submission_id', 'position as place', 'value', 'at'])
    .where(sql<boolean>`submission_id = ANY(${[...submissionIds]}::uuid[])`)
    .orderBy('id')
    .execute()

/** Answers of the frozen summary as staff read it, each with the correction that counts. */
export const withCorrections = (
  answers: readonly FrozenAnswer[],
  corrections: readonly OwnCorrection[],
): OwnAnswer[] =>
  answers.map((answer, place) => {
    const last = correctionsAt(corrections, place).at(-1)
    return { ...answer, ...(last && { corrected: { value: last.value, at: last.at } }) }
  })
