import { type RawBuilder, sql } from 'kysely'
import { idForm } from '../../../core/fields/files/uploads.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { DeadLetter } from '../../outbox/dead-letters.ts'

/** Of which request a dead letter is, and what is known beside of why it failed. */
export interface About {
  /** The id of the request; null where it is about none, or about one that was removed. */
  submission: string | null
  /** Why the last try failed, in one word, where the row that the job names keeps it. */
  reason: string | null
}

type Row = About & { id: string }

/** How the row that a job names leads to its request, by the field of the job that names it. */
const ways: Readonly<Record<string, (ids: RawBuilder<unknown>) => RawBuilder<Row>>> = {
  submission: (ids) => sql<Row>`
    SELECT id, id AS submission, NULL AS reason FROM submission WHERE id = ANY (${ids})`,
  purchase: (ids) => sql<Row>`
    SELECT id, submission_id AS submission, NULL AS reason FROM purchase WHERE id = ANY (${ids})`,
  payment: (ids) => sql<Row>`
    SELECT payment.id, submission_id AS submission, NULL AS reason
    FROM payment JOIN purchase ON purchase.id = payment.purchase_id WHERE payment.id = ANY (${ids})`,
  refund: (ids) => sql<Row>`
    SELECT refund.id, submission_id AS submission, NULL AS reason
    FROM refund JOIN payment ON payment.id = refund.payment_id JOIN purchase ON purchase.id = payment.purchase_id
    WHERE refund.id = ANY (${ids})`,
  letter: (ids) => sql<Row>`
    SELECT letter.id, submission.id AS submission, last_reason AS reason
    FROM letter LEFT JOIN submission ON submission.reference = letter.facts->>'reference'
    WHERE letter.id = ANY (${ids})
    UNION ALL SELECT id, submission_id, NULL FROM cancellation_letter WHERE id = ANY (${ids})`,
}

const nothing: About = { submission: null, reason: null }

/** The field of a job that names a row, and that row; undefined for a job that names none. */
const namedBy = ({ data }: Pick<DeadLetter, 'data'>): { field: string; id: string } | undefined => {
  const field = Object.keys(ways).find((name) => Object.hasOwn(data, name))
  const id = field === undefined ? undefined : data[field]
  return field !== undefined && typeof id === 'string' && idForm.test(id) ? { field, id } : undefined
}

/** Finds what dead letters are about, with one statement for each kind of row that they name. */
export const findAbout = async (
  database: Database | Tx,
  letters: readonly DeadLetter[],
): Promise<(letter: DeadLetter) => About> => {
  const found = new Map<string, About>()
  const named = letters.flatMap((letter) => namedBy(letter) ?? [])
  for (const [field, of] of Map.groupBy(named, (one) => one.field)) {
    const way = ways[field]
    if (!way) continue
    const { rows } = await way(sql`${[...new Set(of.map(({ id }) => id))]}::uuid[]`).execute(database)
    for (const { id, submission, reason } of rows) found.set(id, { submission, reason })
  }
  return (letter) => found.get(namedBy(letter)?.id ?? '') ?? nothing
}
