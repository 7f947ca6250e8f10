import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/kit/database.ts'
import { sweepQueue } from '../services/retention/retention-queues.ts'
import { deliveryQueue } from '../services/submissions/submissions-queues.ts'
import type { Outbox } from './boss.ts'
import { openOutbox } from './boss.ts'
import { readDeadLetters, sendAgain } from './dead-letters.ts'
import { enqueue, type Ids } from './enqueue.ts'
import { holdQueued } from './hold-queued.ts'

let fresh: FreshDatabase
let outbox: Outbox
const ran: Ids[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
  outbox = await openOutbox(fresh.url)
  await outbox.work(deliveryQueue, async (data, { attempt }) => {
    ran.push(data)
    if (data.fails && attempt <= Number(data.fails)) throw new Error(`attempt ${attempt}`)
  })
})
afterAll(async () => {
  await outbox.stop()
  await fresh.close()
})

const send = (data: Ids, key?: string) =>
  fresh.db.transaction().execute((tx) => enqueue(tx, deliveryQueue, data, key === undefined ? {} : { key }))
const unfinished = async (id: string): Promise<number> => {
  const { rows } = await sql`
    SELECT FROM pgboss.job WHERE data->>'id' = ${id} AND state IN ('created', 'retry', 'active')`.execute(
    fresh.db,
  )
  return rows.length
}
const runsOf = (id: string) => ran.filter((data) => data.id === id).length

test('work runs once its transaction is committed', async () => {
  await send({ id: 'committed' })
  await expect.poll(() => runsOf('committed')).toBe(1)
})

test('work of a transaction that is rolled back never runs', async () => {
  const failing = fresh.db.transaction().execute(async (tx) => {
    await enqueue(tx, deliveryQueue, { id: 'undone' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await send({ id: 'after' })
  await expect.poll(() => runsOf('after')).toBe(1)
  expect(runsOf('undone')).toBe(0)
})

test('the same key is queued once, in one transaction or in many', async () => {
  await Promise.all(Array.from({ length: 5 }, () => send({ id: 'once' }, 'the key')))
  await send({ id: 'once' }, 'the key')
  await expect.poll(() => runsOf('once')).toBe(1)
  await expect.poll(() => unfinished('once')).toBe(0)
  expect(runsOf('once')).toBe(1)
})

test('a failed try is tried again, later', async () => {
  await send({ id: 'second-time', fails: 1 })
  await expect.poll(() => runsOf('second-time')).toBe(2)
})

test('of a failure the queue keeps its kind alone: what a partner answered may quote what somebody told', async () => {
  await send({ id: 'quoted', fails: 9 })
  const output = async () => {
    const { rows } = await sql<{ output: unknown }>`
      SELECT output FROM pgboss.job WHERE data->>'id' = 'quoted' AND output IS NOT NULL`.execute(fresh.db)
    return rows[0]?.output
  }
  await expect.poll(output).toEqual({ reason: 'Error' })
  await sql`DELETE FROM pgboss.job WHERE data->>'id' = 'quoted'`.execute(fresh.db)
})

test('what fails at the last try is a dead letter, and staff can send it again', async () => {
  // the try limit is set in the same transaction, before any worker can take the job
  await fresh.db.transaction().execute(async (tx) => {
    await enqueue(tx, deliveryQueue, { id: 'hopeless', fails: 1 })
    await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'id' = 'hopeless'`.execute(tx)
  })
  const letters = () => readDeadLetters(fresh.db, {}, 10)
  await expect.poll(letters).toHaveLength(1)
  const [letter] = await letters()
  expect(letter).toMatchObject({ queue: 'partner.deliver', data: { id: 'hopeless', fails: 1 } })
  expect(letter).toMatchObject({ tries: 1, failure: 'Error' })
  const again = () => fresh.db.transaction().execute((tx) => sendAgain(tx, [letter?.id ?? '']))
  expect([await again(), await again()]).toEqual([1, 0])
  await expect.poll(() => runsOf('hopeless')).toBe(2)
})

test('what is queued is held until the transaction ends, and workers pass over it meanwhile', async () => {
  const work = { key: 'held', data: { id: 'held' } }
  const timing = { key: work.key, startAfter: '2100-01-01T00:00:00Z' }
  await fresh.db.transaction().execute((tx) => enqueue(tx, deliveryQueue, work.data, timing))
  const free = async () => {
    const { rows } = await sql`
      SELECT FROM pgboss.job WHERE data->>'id' = 'held' FOR UPDATE SKIP LOCKED`.execute(fresh.db)
    return rows.length
  }
  const seen = await fresh.db.transaction().execute(async (tx) => {
    const other = await holdQueued(tx, deliveryQueue, { key: 'other', data: { id: 'other' } })
    return [other, await holdQueued(tx, deliveryQueue, work), await free()]
  })
  expect([...seen, await free()]).toEqual(['none', 'to run', 0, 1])
  await sql`DELETE FROM pgboss.job WHERE data->>'id' = 'held'`.execute(fresh.db)
})

test('nothing that looks like an answer gets into a job', async () => {
  await expect(send({ to: 'jannie@voorbeeld.nl' })).rejects.toThrow('to is none')
  await expect(send({ name: 'Jannie de Vries' })).rejects.toThrow('name is none')
})

test('a job whose process was killed half-way runs again', async () => {
  const other = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openOutbox } = await import(${JSON.stringify(new URL('./boss.ts', import.meta.url).href)})
       const outbox = await openOutbox(${JSON.stringify(fresh.url)})
       await outbox.work({ name: 'retention.sweep', patience: {} }, () => { console.log('taken'); return new Promise(() => {}) })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const taken = once(other.stdout, 'data')
  await fresh.db.transaction().execute((tx) => enqueue(tx, sweepQueue, { id: 'orphan' }))
  await taken
  other.kill('SIGKILL')
  await once(other, 'exit')
  // a missing heartbeat is noticed after some seconds: these are set as passed
  await sql`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour'
    WHERE name = 'retention.sweep' AND state = 'active'`.execute(fresh.db)
  await outbox.work(sweepQueue, async (data) => void ran.push(data))
  await expect.poll(() => runsOf('orphan')).toBe(1)
})
