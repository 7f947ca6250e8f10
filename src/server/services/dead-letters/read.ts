import { sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import type { DeadLetter } from '../../outbox/boss.ts'
import type { FrozenSummary } from '../submissions/read.ts'

/** A dead letter with what it was about, without anything that tells about whom. */
export interface ReadLetter extends DeadLetter {
  submission?: {
    reference: string
    kind: string
    /** ISO 8601 instant. */
    receivedAt: string
    title: string
    /** Questions with their answers masked: how long they are and how they begin. */
    answers: { label: string; value: string }[]
  }
  /** Per partner: how far it got, and in one word why the last try failed. */
  deliveries: { partner: string; state: string; reason: string | null }[]
}

/** A dead letter, readable by whoever keeps the site running. */
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

/** The first character of each word stays, every other letter or digit becomes a dot. */
export const masked = (value: string): string =>
  value.replace(/(?<=[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu, '•')
