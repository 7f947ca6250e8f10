import { sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { DeadLetter } from '../../outbox/boss.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'

/** A dead letter with its submission, without anything that tells whose it is. */
export interface ReadLetter extends DeadLetter {
  submission?: {
    id: string
    reference: string
    kind: string
    /** ISO 8601 instant. */
    receivedAt: string
    /** What it is called, where a name may stand; undefined for whoever sees no answers. */
    title: string | undefined
    /** Questions with masked answers, which show only their length and first characters; empty for whoever sees none. */
    answers: { label: string; value: string }[]
  }
  /** Per partner: its state, and in one word why the last try failed. */
  deliveries: { partner: string; state: string; reason: string | null }[]
}

/** A dead letter as staff may read it; without `withAnswers` nothing that anybody typed is in it, not even masked. */
export const readLetter = async (
  database: Database,
  letter: DeadLetter,
  { withAnswers }: { withAnswers: boolean },
): Promise<ReadLetter> => {
  const { submission: id } = letter.data
  if (typeof id !== 'string') return { ...letter, deliveries: [] }
  const row = await database
    .selectFrom('submission')
    .select(['id', 'reference', 'kind', 'received_at', 'summary'])
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
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      receivedAt: row.received_at,
      title: withAnswers ? title : undefined,
      answers: withAnswers ? office.map(({ label, value }) => ({ label, value: masked(value) })) : [],
    },
  }
}

/** Replaces every letter or digit by a dot, except the first character of each word. */
export const masked = (value: string): string =>
  value.replace(/(?<=[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu, '•')
