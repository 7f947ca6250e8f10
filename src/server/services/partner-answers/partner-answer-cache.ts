import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/pool.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { Runtime } from '../context.ts'
import { instantFromNow, nowOf } from '../context.ts'

// Seconds within which an answer is not written again, neither by the process that wrote it, which remembers that, nor by
// another.
const freshSeconds = 30
const written = new WeakMap<Database, LRUCache<string, number>>()
const mostWritten = 5000

// Seconds by which the clocks of two machines may differ. An answer dated further ahead was written before a clock was set back,
// and nobody knows how old it is.
const aheadSeconds = 300

export interface StoredAnswer<T> {
  detail: string
  answer: T
}

interface Answered {
  question: string
  answer: unknown
  /** What tells answers to one question apart, such as the day from which they hold. */
  detail?: string
  /** Seconds for which it may be used in place of the partner. */
  seconds: number
}

/**
 * Keeps a partner's answer for when the partner cannot be reached. The question is stored as a keyed hash, the detail as it is.
 */
export const storeAnswer = async (
  runtime: Runtime,
  partner: string,
  { question, answer, detail = '', seconds }: Answered,
): Promise<void> => {
  const hash = runtime.vault.fingerprint(question)
  const writtenAt = writtenBy(runtime.database)
  const name = JSON.stringify([partner, hash.toString('base64'), detail])
  const age = runtime.clock.now() - (writtenAt.get(name) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(age) < freshSeconds * 1000) return
  await runtime.database
    .insertInto('partner_memory')
    .values({
      partner,
      question: hash,
      detail,
      answer: JSON.stringify(answer),
      seen_at: nowOf(runtime),
      until: instantFromNow(runtime, seconds),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner', 'question', 'detail'])
        .doUpdateSet((set) => ({
          answer: set.ref('excluded.answer'),
          seen_at: set.ref('excluded.seen_at'),
          until: set.ref('excluded.until'),
        }))
        .where((row) =>
          row.or([
            row('partner_memory.seen_at', '<', instantFromNow(runtime, -freshSeconds)),
            row('partner_memory.seen_at', '>', instantFromNow(runtime, aheadSeconds)),
          ]),
        ),
    )
    .execute()
  writtenAt.set(name, runtime.clock.now())
}

const writtenBy = (database: Database): LRUCache<string, number> => {
  const known = written.get(database) ?? new LRUCache<string, number>({ max: mostWritten })
  written.set(database, known)
  return known
}

/** The stored answers of a partner to this question that may still be used, newest first, one for each detail. */
export const storedAnswers = async <T>(
  runtime: Runtime,
  partner: string,
  question: string,
): Promise<StoredAnswer<T>[]> => {
  const rows = await runtime.database
    .selectFrom('partner_memory')
    .select(['detail', 'answer'])
    .where('partner', '=', partner)
    .where('question', '=', runtime.vault.fingerprint(question))
    .where('until', '>', nowOf(runtime))
    .where('seen_at', '<=', instantFromNow(runtime, aheadSeconds))
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ detail, answer }) => ({ detail, answer: answer as T }))
}

/** Removes the stored answers of partners whose time (`until`) is over. Returns how many it removed. */
export const forgetStoredAnswers = (runtime: Pick<Runtime, 'database' | 'clock'>): Promise<number> =>
  removeInBatches(runtime.database, 'partner_memory', sql`until < ${nowOf(runtime)}::timestamptz`)
