import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts'
import { later } from '../outbox/later.ts'
import { sweepQueue } from '../services/retention/queues.ts'
import { openDatabase } from './pool.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.openOutbox()
})
afterAll(() => fresh.close())

/** One connection, so that what is kept on it can be looked at. */
const openOne = () => openDatabase(fresh.url, { connections: 1 })
const kept = async (db: ReturnType<typeof openOne>) =>
  (
    await sql<{ statement: string; times: number }>`
      SELECT statement, (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements`.execute(db)
  ).rows

test('queueing work is planned once per connection, and every job is there', async () => {
  const db = openOne()
  const ids = Array.from({ length: 8 }, () => randomUUID())
  for (const id of ids) {
    await db
      .transaction()
      .execute((tx) => later(tx, sweepQueue, { submission: id }, { key: id, startAfter: '2999-01-01' }))
  }
  const [insert, ...others] = await kept(db)
  expect(insert?.statement).toMatch(/INSERT INTO pgboss/)
  expect(insert?.times).toBe(ids.length)
  expect(others).toEqual([])
  const jobs = await sql<{ id: string }>`
    SELECT data->>'submission' AS id FROM pgboss.job WHERE name = 'retention.sweep'`.execute(db)
  expect(jobs.rows.map(({ id }) => id).sort()).toEqual(ids.sort())
  await db.destroy()
})

test('a kept insert goes on when a newer process adds a column', async () => {
  const db = openOne()
  const padding = `/* ${'long '.repeat(80)} */`
  await sql`CREATE TABLE growing (id int)`.execute(db)
  const add = (id: number) =>
    sql<{ id: number }>`INSERT INTO growing (id) VALUES (${id}) ${sql.raw(padding)} RETURNING id`.execute(db)
  expect((await add(1)).rows).toEqual([{ id: 1 }])
  await sql`ALTER TABLE growing ADD COLUMN name text NOT NULL DEFAULT ''`.execute(db)
  expect((await add(2)).rows).toEqual([{ id: 2 }])
  expect(await kept(db)).toHaveLength(1)
  await db.destroy()
})

test('what reads, what is short and what answers everything is planned anew', async () => {
  const db = openOne()
  const padding = sql.raw(`/* ${'long '.repeat(80)} */`)
  await sql`CREATE TABLE plain (id int)`.execute(db)
  await sql`INSERT INTO plain (id) VALUES (${1})`.execute(db)
  await sql`INSERT INTO plain (id) VALUES (${2}) ${padding} RETURNING *`.execute(db)
  await sql`SELECT * FROM plain ${padding} WHERE id = ${1}`.execute(db)
  expect(await kept(db)).toEqual([])
  await db.destroy()
})
