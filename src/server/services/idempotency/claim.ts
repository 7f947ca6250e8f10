import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Fault, type FirstSubmission } from '../../../core/kernel/fault.ts'
import { pause } from '../../../core/kernel/pause.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Database } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { DB } from '../../database/tables.ts'
import { instantFromNow, nowOf, type Runtime } from '../context.ts'

/** One try to send a request in, identified by its call and its idempotency key. */
export interface Attempt {
  /** Name of the endpoint. */
  call: string
  /** UUID of the `Idempotency-Key` header. */
  key: string
  /** Keyed hash of the body, since a password or an IBAN in it could be guessed from a plain hash. */
  bodyHash: Buffer
  /** The same hash by older secrets, to recognise a try from before the newest secret. */
  olderHashes?: readonly Buffer[]
}

/** The answer that a call gave before. */
export interface Outcome {
  status: number
  answer: unknown
}

/**
 * The right of one attempt to settle an idempotency key: to bind it to an answer or to free it. Only its present holder can write
 * the outcome.
 */
export interface Claim {
  /**
   * Binds the key to this answer, in the transaction that takes the request in.
   * @throws Fault 409 when the claim was lost to another try; the transaction must not commit then.
   */
  keep(tx: Kysely<DB>, outcome: Outcome): Promise<void>
  /**
   * Makes the key free again, for any body, because nothing was taken in. Answers false when another try holds or has bound the
   * key.
   */
  free(): Promise<boolean>
  /** Gives the claim up without knowing what happened. The key stays bound to its body, and another try may find out at once. */
  leave(): Promise<void>
}

const patienceMs = 5000
// Shorter than the patience, so that whoever waits for a process that died takes over instead of giving up.
const leaseSeconds = 4
// A lease that ends further ahead than this (more than the clocks of two machines differ) was written before a clock was set
// back.
const longestLeaseSeconds = leaseSeconds + 300

/**
 * Fault 422 for a key that was used for another body. It says what became of that one, so that a visitor who lost sight of a
 * submission and changed it does not send a second one. The key is the secret: whoever has it may see that answer.
 */
const reused = async (runtime: Runtime, attempt: Attempt, row: Row): Promise<Fault> =>
  new Fault(
    422,
    'idempotency-key-reused',
    'Deze sleutel hoort bij een andere inzending. Gebruik een nieuwe sleutel.',
    { first: await firstOf(runtime, attempt, row) },
  )

const firstOf = async (runtime: Runtime, attempt: Attempt, row: Row): Promise<FirstSubmission> => {
  if (row.status) return { state: 'arrived', answer: row.answer }
  if (await giveUp(runtime, attempt)) return { state: 'lost' }
  // It ended just now, or another try holds it.
  const now = await find(runtime.database, attempt)
  return now?.status ? { state: 'arrived', answer: now.answer } : { state: 'running' }
}

const stillRunning = () =>
  new Fault(409, 'idempotency-key-running', 'Deze inzending wordt nog verwerkt. Probeer het zo opnieuw.', {
    retryAfter: 2,
  })

/**
 * Looks a key up (D8): the outcome when the same body was answered before, or else the claim to handle it. Waits up to 5 seconds
 * for a try that still runs.
 * @throws Fault 422 when the key belongs to another body, 409 with `retryAfter` when the other try still runs.
 */
export const claim = async (runtime: Runtime, attempt: Attempt): Promise<Outcome | Claim> => {
  const id = randomUUID()
  const giveUpAt = performance.now() + patienceMs
  for (let wait = 20; ; wait = Math.min(wait * 2, 250)) {
    if (await take(runtime, attempt, id)) return holdClaim(runtime, attempt, id)
    const row = await find(runtime.database, attempt)
    if (row && !isSame(row, attempt)) throw await reused(runtime, attempt, row)
    if (row?.status) return { status: row.status, answer: row.answer }
    if (row && performance.now() + wait > giveUpAt) throw stillRunning()
    if (row) await pause(wait)
  }
}

/**
 * The outcome of a call that was already answered, for a request that could not be parsed.
 * @throws Fault 422 as `claim`.
 */
export const findOutcome = async (runtime: Runtime, attempt: Attempt): Promise<Outcome | undefined> => {
  const row = await find(runtime.database, attempt)
  if (!row || row.created_at < retentionCutOff(runtime.clock, 'keys')) return undefined
  if (!isSame(row, attempt)) throw await reused(runtime, attempt, row)
  return row.status ? { status: row.status, answer: row.answer } : undefined
}

/** Whether a request came with this key before, whatever became of it. */
export const isKnown = async (
  { database }: Pick<Runtime, 'database'>,
  call: string,
  key: string | undefined,
): Promise<boolean> => key !== undefined && (await find(database, { call, key })) !== undefined

const hashesOf = ({ bodyHash, olderHashes = [] }: Attempt): Buffer[] => [bodyHash, ...olderHashes]

const isSame = (row: { body_hash: Buffer }, attempt: Attempt): boolean =>
  hashesOf(attempt).some((hash) => row.body_hash.equals(hash))

type Row = NonNullable<Awaited<ReturnType<typeof find>>>

const find = (database: Database, { call, key }: Pick<Attempt, 'call' | 'key'>) =>
  database
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer', 'created_at'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()

const leaseIsOver = (runtime: Runtime) =>
  sql`(one.lease_until < ${nowOf(runtime)}::timestamptz
    OR one.lease_until > ${instantFromNow(runtime, longestLeaseSeconds)}::timestamptz)`

/**
 * True when nobody holds this key any more; from then on nobody can: a process that only seemed dead finds its claim
 * gone and takes nothing in, so that `lost` stays true.
 */
const giveUp = async (runtime: Runtime, { call, key }: Attempt): Promise<boolean> => {
  const gone = await sql`
    UPDATE idempotency AS one SET claim = ${randomUUID()}::uuid
    WHERE one.call = ${call} AND one.key = ${key}::uuid AND one.status IS NULL AND ${leaseIsOver(runtime)}
    RETURNING 1`.execute(runtime.database)
  return gone.rows.length > 0
}

const take = async (runtime: Runtime, attempt: Attempt, id: string): Promise<boolean> => {
  const { call, key, bodyHash } = attempt
  const taken = await preparedStatement(
    'idempotency.claim',
    sql`
    INSERT INTO idempotency AS one (call, key, body_hash, claim, lease_until, created_at)
    VALUES (${call}, ${key}::uuid, ${bodyHash}::bytea, ${id}::uuid, ${instantFromNow(runtime, leaseSeconds)}::timestamptz,
      ${nowOf(runtime)}::timestamptz)
    ON CONFLICT (call, key) DO UPDATE SET body_hash = excluded.body_hash, claim = excluded.claim,
      lease_until = excluded.lease_until, created_at = excluded.created_at, status = NULL, answer = NULL
    WHERE (one.status IS NULL AND one.body_hash = ANY(${hashesOf(attempt)}::bytea[]) AND ${leaseIsOver(runtime)})
      OR one.created_at < ${retentionCutOff(runtime.clock, 'keys')}::timestamptz
    RETURNING 1`,
  ).execute(runtime.database)
  return taken.rows.length > 0
}

const holdClaim = (runtime: Runtime, { call, key }: Attempt, id: string): Claim => {
  const mine = sql`call = ${call} AND key = ${key}::uuid AND claim = ${id}::uuid AND status IS NULL`
  const leaseUntil = (instant: string) =>
    sql`UPDATE idempotency SET lease_until = ${instant}::timestamptz WHERE ${mine}`
  const renewal = setInterval(() => {
    // When the lease cannot be renewed, `keep()` may refuse the outcome, and nothing else happens.
    leaseUntil(instantFromNow(runtime, leaseSeconds))
      .execute(runtime.database)
      .catch(() => undefined)
  }, 1000)
  renewal.unref()
  return {
    async keep(tx: Kysely<DB>, { status, answer }: Outcome) {
      clearInterval(renewal)
      const json = answer === undefined ? null : JSON.stringify(answer)
      const kept = await preparedStatement(
        'idempotency.keep',
        sql`UPDATE idempotency SET status = ${status}, answer = ${json}::json WHERE ${mine} RETURNING 1`,
      ).execute(tx)
      if (kept.rows.length === 0) throw stillRunning()
    },
    async free() {
      clearInterval(renewal)
      const freed = await sql`DELETE FROM idempotency WHERE ${mine} RETURNING 1`.execute(runtime.database)
      return freed.rows.length > 0
    },
    async leave() {
      clearInterval(renewal)
      await leaseUntil(instantFromNow(runtime, -1)).execute(runtime.database)
    },
  }
}

/** Removes the keys past their retention term; answers how many. */
export const forgetOld = (database: Database, { clock }: Pick<Runtime, 'clock'>): Promise<number> =>
  removeInBatches(database, 'idempotency', sql`created_at < ${retentionCutOff(clock, 'keys')}::timestamptz`)
