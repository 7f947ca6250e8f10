import { sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { DeadLetter } from '../../outbox/boss.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'

/** A dead letter with its submission, without anything that tells whose it is. */
export interface ReadLetter extends DeadLetter {
  submission?: {
    reference: string
    kind: string
    /** ISO 8601 instant. */
    receivedAt: string
    title: string
    /** Questions with masked answers, which show only their length and first characters. */
    answers: { label: string; value: string }[]
  }
  /** Per partner: its state, and in one word why the last try failed. */
  deliveries: { partner: string; state: string; reason: string | null }[]
}

/** A dead letter as whoever runs the site may read it. */
export const readLetter = async (database: Database, letter: DeadLetter): Promise<ReadLetter> => {
  const { submission: id } = letter.data
  if (typeof id !== 'string') return { ...letter, deliveries: [] }
  const row = await database
    .selectFrom('submission')
    .select(['reference', 'kind', 'received_at', 'summary'])
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  const deliveries = await database
    .selectFrom('delivery')
    .select(['partner', 'state', 'last_reason as reason'])
    .where(sql<string>`submission_id::text`, '=', id)
    .orderBy('partner')
    .execute()
  if (!row) return { ...letter, deliveries }
  const { title, office } = row.summary as FrozenSummary
  return {
    ...letter,
    deliveries,
    submission: {
      reference: row.reference,
      kind: row.kind,
      receivedAt: row.received_at,
      title,
      answers: office.map(({ label, value }) => ({ label, value: masked(value) })),
    },
  }
}

/** Replaces every letter or digit by a dot, except the first character of each word. */
export const masked = (value: string): string =>
  value.replace(/(?<=[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu, '•')
