import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/kit/database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { sweepQueue } from '../services/retention/retention-queues.ts'
import { openDatabase } from './pool.ts'
import { preparedStatement } from './prepared-statement.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.openOutbox()
})
afterAll(() => fresh.close())

/** The pool has one connection, so that the test can look at the statements kept on it. */
const openOne = () => openDatabase(fresh.url, { connections: 1 })
const kept = async (db: ReturnType<typeof openOne>) =>
  (
    await sql<{ name: string; statement: string; times: number }>`
      SELECT name, statement, (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements`.execute(
      db,
    )
  ).rows

test('queueing work is planned once per connection, and every job is there', async () => {
  const db = openOne()
  const ids = Array.from({ length: 8 }, () => randomUUID())
  for (const id of ids) {
    await db
      .transaction()
      .execute((tx) => enqueue(tx, sweepQueue, { submission: id }, { key: id, startAfter: '2999-01-01' }))
  }
  const [insert, ...others] = await kept(db)
  expect(insert?.name).toBe('outbox.send retention.sweep')
  expect(insert?.statement).toMatch(/INSERT INTO pgboss/)
  expect(insert?.times).toBe(ids.length)
  expect(others).toEqual([])
  const jobs = await sql<{ id: string }>`
    SELECT data->>'submission' AS id FROM pgboss.job WHERE name = 'retention.sweep'`.execute(db)
  expect(jobs.rows.map(({ id }) => id).sort()).toEqual(ids.sort())
  await db.destroy()
})

test('a prepared insert goes on when a newer process adds a column', async () => {
  const db = openOne()
  await sql`CREATE TABLE growing (id int)`.execute(db)
  const add = (id: number) =>
    preparedStatement(
      'growing.add',
      sql<{ id: number }>`INSERT INTO growing (id) VALUES (${id}) RETURNING id`,
    ).execute(db)
  expect((await add(1)).rows).toEqual([{ id: 1 }])
  await sql`ALTER TABLE growing ADD COLUMN name text NOT NULL DEFAULT ''`.execute(db)
  expect(await add(2)).toMatchObject({ rows: [{ id: 2 }] })
  expect((await kept(db)).map(({ name }) => name)).toEqual(['growing.add'])
  await db.destroy()
})

test('a statement without a name is planned anew', async () => {
  const db = openOne()
  await sql`CREATE TABLE plain (id int)`.execute(db)
  await sql`INSERT INTO plain (id) VALUES (${1}) /* ${sql.raw('long '.repeat(80))} */`.execute(db)
  expect(await kept(db)).toEqual([])
  await db.destroy()
})

test('a name that is given to a second text is refused', async () => {
  const db = openOne()
  await preparedStatement('twice', sql`SELECT ${1}::int AS one`).execute(db)
  await expect(preparedStatement('twice', sql`SELECT ${1}::int AS two`).execute(db)).rejects.toThrow(
    /must be unique/,
  )
  await db.destroy()
})
