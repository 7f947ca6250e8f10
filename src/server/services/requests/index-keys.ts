import { sql } from 'kysely'
import type { Part } from '../../../core/fields/brick/group.ts'
import { referenceKey, searchKeysOf } from '../../../core/request-search/search-keys.ts'
import type { Tx } from '../../database/pool.ts'
import { type Context, instantFromNow } from '../context.ts'
import { type KeyRow, keyRowsOf, keysOfPerson, type PersonColumns } from '../submissions/search-keys.ts'
import { requestIn } from '../submissions/stored-request.ts'
import { addMissingWork } from './missing-work.ts'

/** What describes the stored requests of each kind, by the name of its call. */
export type PartsOfKinds = Readonly<Record<string, Part>>

/** Requests in one transaction, and transactions in one run; the next run goes on. */
const batch = 500
const mostBatches = 100

/**
 * Seconds back in which a request without work or without a key is looked for. While a release comes up, a process of the one
 * before may still take requests in, and knows of neither.
 */
const backSeconds = 2 * 24 * 60 * 60

interface Unkeyed extends PersonColumns {
  id: string
  kind: string
  reference: string
  request: unknown
  person_id: string | null
}

/** Notes which requests of the last days have no key. Each has one at least, that of its reference. */
const noteMissing = async (ctx: Context, since: string): Promise<void> => {
  await sql`
    INSERT INTO staff_search_due (submission_id)
    SELECT submission_id FROM request_work
    WHERE received_at > ${since}::timestamptz
      AND NOT EXISTS (SELECT FROM staff_search WHERE staff_search.submission_id = request_work.submission_id)
    ON CONFLICT DO NOTHING`.execute(ctx.database)
}

/** Takes the next requests off the list of those that have no keys; another process at the same time takes others. */
const takeBatch = async (tx: Tx): Promise<readonly Unkeyed[]> => {
  const { rows } = await sql<Unkeyed>`
    WITH taken AS (
      DELETE FROM staff_search_due WHERE submission_id IN (
        SELECT submission_id FROM staff_search_due LIMIT ${batch} FOR UPDATE SKIP LOCKED
      ) RETURNING submission_id
    )
    SELECT submission.id, submission.kind, reference, request, person.id AS person_id, initials, infix, last_name, relation_id
    FROM taken JOIN submission ON submission.id = taken.submission_id
    LEFT JOIN person ON person.id = submission.person_id AND submission.attached_at IS NULL
    LEFT JOIN membership ON membership.person_id = person.id`.execute(tx)
  return rows
}

const keysOfRow = (row: Unkeyed, partOf: PartsOfKinds): KeyRow[] => {
  const part = Object.hasOwn(partOf, row.kind) ? partOf[row.kind] : undefined
  const asked = part ? searchKeysOf(part, requestIn(row.request)) : []
  const account = row.person_id === null ? undefined : { id: row.person_id, keys: keysOfPerson(row) }
  return keyRowsOf([referenceKey(row.reference), ...asked], account)
}

/** Writes the keys of the next requests that have none. Answers whether there were any. */
const indexBatch = async (tx: Tx, partOf: PartsOfKinds): Promise<boolean> => {
  const rows = await takeBatch(tx)
  const keys = rows.flatMap((row) => keysOfRow(row, partOf).map((key) => ({ ...key, id: row.id })))
  await sql`
    INSERT INTO staff_search (submission_id, kind, word, received_at, person_id)
    SELECT submission.id, key.kind, key.word, submission.received_at, key.person_id
    FROM unnest(
      ${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ kind }) => kind)}::text[],
      ${keys.map(({ word }) => word)}::text[], ${keys.map(({ personId }) => personId)}::uuid[]
    ) AS key (id, kind, word, person_id) JOIN submission ON submission.id = key.id
    ON CONFLICT (submission_id, kind, word) DO NOTHING`.execute(tx)
  return rows.length > 0
}

/**
 * Writes the words by which requests are found that have none yet: those of before there were any, and the few of a release that
 * knew of none, which get their work first where they have none either. A second run finds nothing.
 */
export const indexKeys = async (ctx: Context, partOf: PartsOfKinds): Promise<void> => {
  const since = instantFromNow(ctx, -backSeconds)
  await addMissingWork(ctx, since)
  await noteMissing(ctx, since)
  for (let left = mostBatches; left > 0; left--)
    if (!(await ctx.transaction((tx) => indexBatch(tx, partOf)))) return
}
