import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/kit/database.ts'
import { prepareDatabase } from '../prepare.ts'
import { grantServingRole, refuseOwner } from './roles.ts'

let fresh: FreshDatabase
let site: pg.Client
beforeAll(async () => {
  fresh = await freshDatabase()
  // the test database is a copy of a template, and rights on the database itself are not copied along
  await grantServingRole(fresh.url, fresh.servingUrl)
  site = new pg.Client({ connectionString: fresh.servingUrl })
  await site.connect()
})
afterAll(async () => {
  await site.end()
  await fresh.close()
})

test.each([
  'CREATE TABLE extra (id int)',
  'CREATE TEMPORARY TABLE extra (id int)',
  'CREATE SCHEMA extra',
  'CREATE TABLE pgboss.extra (id int)',
  "CREATE FUNCTION extra() RETURNS int LANGUAGE sql AS 'SELECT 1'",
  "CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql AS 'SELECT now()'",
  'CREATE INDEX extra ON submission (kind)',
  'CREATE TRIGGER extra BEFORE INSERT ON submission FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
  'ALTER TABLE submission ADD COLUMN extra int',
  'ALTER TABLE submission DISABLE TRIGGER USER',
  'ALTER TABLE pgboss.job ADD COLUMN extra int',
  'DROP TABLE submission CASCADE',
  'DROP TABLE pgboss.job',
  'DROP FUNCTION pgboss.job_now() CASCADE',
  'TRUNCATE audit',
  'DELETE FROM migration',
  "UPDATE audit SET action = 'x'",
  'UPDATE audit SET person_id = NULL',
  'UPDATE audit SET times = times + 1',
  'DELETE FROM audit',
  'ALTER FUNCTION forget_trail(timestamptz, integer) SECURITY INVOKER',
  'DROP EXTENSION pg_trgm CASCADE',
  'CREATE ROLE extra',
  'SET ROLE thuisbasis',
  'COPY submission TO PROGRAM $$cat$$',
])('the role that serves may not: %s', async (statement) => {
  // 42501: no permission, or not the owner
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('it reads and writes every table, those of the queue too', async () => {
  const { rows } = await site.query<{ name: string; rights: boolean }>(`
    SELECT format('%I.%I', nspname, relname) AS name,
      has_table_privilege(class.oid, 'SELECT') AND has_table_privilege(class.oid, 'INSERT')
      AND has_table_privilege(class.oid, 'UPDATE') AND has_table_privilege(class.oid, 'DELETE') AS rights
    FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
    WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p')`)
  expect(rows.length).toBeGreaterThan(40)
  expect(
    rows
      .filter(({ rights }) => !rights)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['public.audit', 'public.migration'])
})

test('it adds to the trail, counts up by the owner’s function, and nobody else may', async () => {
  await site.query("INSERT INTO audit (at, action, request_id) VALUES (now(), 'a.row', 'test')")
  for (const _time of [1, 2, 3])
    await site.query("SELECT count_in_trail(now(), 'a.count', NULL, NULL, 'test', '2026-11-29T10:00:00Z')")
  const { rows } = await site.query(
    "SELECT action, times FROM audit WHERE request_id = 'test' ORDER BY action",
  )
  expect(rows).toEqual([
    { action: 'a.count', times: 3 },
    { action: 'a.row', times: 1 },
  ])
  const { rows: open } = await sql`
    SELECT proname FROM pg_proc WHERE proname IN ('count_in_trail', 'forget_trail')
      AND has_function_privilege('public', oid, 'EXECUTE')`.execute(fresh.db)
  expect(open).toEqual([])
})

test('a role that owns the tables is told from one that does not', async () => {
  await expect(refuseOwner(fresh.servingUrl)).resolves.toBeUndefined()
  await expect(refuseOwner(fresh.url)).rejects.toThrow('De rol van DATABASE_URL bezit de tabellen')
})

test('processes that start together let the same role serve at once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => grantServingRole(fresh.url, fresh.servingUrl)))
})

test('without its owner a database is served when somebody brought it to this release, and refused else', async () => {
  await prepareDatabase({ url: fresh.servingUrl, ownerUrl: undefined })
  const { rows } = await fresh.db
    .deleteFrom('migration')
    .where('number', '=', 11)
    .returningAll()
    .execute()
    .then((removed) => ({ rows: removed }))
  await expect(prepareDatabase({ url: fresh.servingUrl, ownerUrl: undefined })).rejects.toThrow(
    'De database is niet bij deze uitgave: geef DATABASE_OWNER_URL op',
  )
  await fresh.db.insertInto('migration').values(rows).execute()
  await prepareDatabase({ url: fresh.servingUrl, ownerUrl: undefined })
})
