import { sql } from 'kysely'
import type { LetterState, LetterStatus } from '../../../core/insurance/cancellation-letter-words.ts'
import type { Runtime } from '../context.ts'
import type { Vault } from '../vault.ts'
import { policyField } from './keep-cancellation-letter.ts'

export interface KeptLetter extends LetterStatus {
  id: string
  submissionId: string
  policyNumberLocked: string
}

/** The letters of these requests, by ids of the requests, in the order in which they were asked for. */
export const readLetters = async (
  { database }: Pick<Runtime, 'database'>,
  submissionIds: readonly string[],
): Promise<Map<string, KeptLetter[]>> => {
  const rows = await database
    .selectFrom('cancellation_letter')
    .selectAll()
    .select(sql<string>`cancellation_date::text`.as('day'))
    .where(sql<boolean>`submission_id = ANY(${[...submissionIds]}::uuid[])`)
    .orderBy('number')
    .execute()
  const letters = rows.map((row) => ({
    ...{ id: row.id, submissionId: row.submission_id, number: row.number },
    ...{ insurerName: row.insurer_name, kind: row.insurance_kind, cancellationDate: row.day },
    ...{ state: row.state as LetterState, sentAt: row.sent_at },
    policyNumberLocked: row.policy_number_locked,
  }))
  return Map.groupBy(letters, ({ submissionId }) => submissionId)
}

/** The decrypted number of the policy that a letter cancels. */
export const policyNumberOf = (vault: Vault, { id, policyNumberLocked }: KeptLetter): string =>
  vault.unlock(policyNumberLocked, policyField(id))
