import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'
import { removeInBatches } from './remove-in-batches.ts'

const fresh = await freshDatabase()
afterAll(() => fresh.close())

test('rows go in transactions of five hundred, and none that the condition does not name', async () => {
  const { db } = fresh
  await sql`INSERT INTO audit (at, action, request_id)
    SELECT '2020-01-01'::timestamptz + i * interval '1 minute', CASE WHEN i < 1200 THEN 'old' ELSE 'new' END, 'test'
    FROM generate_series(0, 1299) AS i`.execute(db)
  // a trigger notes the transaction of every removed row, so that the test can count rows per transaction
  await sql`CREATE TABLE gone (by xid8)`.execute(db)
  await sql`CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO gone VALUES (pg_current_xact_id()); RETURN NULL; END $$`.execute(db)
  await sql`CREATE TRIGGER remember AFTER DELETE ON audit FOR EACH ROW EXECUTE FUNCTION remember()`.execute(
    db,
  )
  expect(await removeInBatches(db, 'audit', sql`action = 'old'`)).toBe(1200)
  const left = await sql<{ action: string; count: number }>`
    SELECT action, count(*)::int FROM audit GROUP BY action`.execute(db)
  expect(left.rows).toEqual([{ action: 'new', count: 100 }])
  const sizes = await sql<{ count: number }>`
    SELECT count(*)::int FROM gone GROUP BY by ORDER BY min(by)`.execute(db)
  expect(sizes.rows.map(({ count }) => count)).toEqual([500, 500, 200])
})

test('a row that stays, as somebody changes it, does not end it', async () => {
  const { db } = fresh
  await sql`INSERT INTO audit (at, action, request_id)
    SELECT '2020-01-01'::timestamptz, CASE WHEN i = 0 THEN 'held' ELSE 'later' END, 'more' FROM generate_series(0, 1199) AS i`.execute(
    db,
  )
  await sql`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF OLD.action = 'held' THEN RETURN NULL; END IF; RETURN OLD; END $$`.execute(db)
  await sql`CREATE TRIGGER hold BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION hold()`.execute(db)
  expect(await removeInBatches(db, 'audit', sql`request_id = 'more'`)).toBe(1199)
})
