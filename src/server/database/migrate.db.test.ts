import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../test/kit/database.ts'
import { isMigrated, migrate } from './migrate.ts'

let fresh: FreshDatabase
let folder: string

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await sql`DROP TABLE IF EXISTS apple, pear; DELETE FROM migration`.execute(fresh.db)
  return () => rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const tables = async () => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relname IN ('apple', 'pear') ORDER BY relname`.execute(fresh.db)
  return rows.map((row) => row.name)
}

test('files run in order, once, and later numbers may be sparse', async () => {
  await write('900-apple.sql', 'CREATE TABLE apple (id int); INSERT INTO apple VALUES (1);')
  await write('950-pear.sql', 'CREATE TABLE pear AS SELECT id FROM apple;')
  expect(await migrate(fresh.url, folder)).toEqual(['900-apple.sql', '950-pear.sql'])
  expect(await migrate(fresh.url, folder)).toEqual([])
  await write('920-between.sql', 'ALTER TABLE apple ADD COLUMN size int;')
  expect(await migrate(fresh.url, folder)).toEqual(['920-between.sql'])
})

test('processes that start together run each file once', async () => {
  await write('900-apple.sql', 'SELECT pg_sleep(0.1); CREATE TABLE apple (id int);')
  const done = await Promise.all(Array.from({ length: 5 }, () => migrate(fresh.url, folder)))
  expect(done.flat()).toEqual(['900-apple.sql'])
})

test('a file that fails leaves nothing behind and says why', async () => {
  await write('900-apple.sql', 'CREATE TABLE apple (id int); SELECT 1/0;')
  await expect(migrate(fresh.url, folder)).rejects.toThrow('900-apple.sql is mislukt: division by zero.')
  expect(await tables()).toEqual([])
})

test('a file outside a transaction runs statement by statement, and from its begin after it was cut short', async () => {
  const made = `-- outside a transaction: an index
DROP INDEX IF EXISTS apple_id;

CREATE INDEX CONCURRENTLY apple_id ON apple (id);

DO $$ BEGIN
  UPDATE apple SET id = id + 1;
  COMMIT;
END $$;
`
  await write('900-apple.sql', 'CREATE TABLE apple (id int); INSERT INTO apple VALUES (1);')
  await write('910-index.sql', `${made}\nSELECT * FROM pear;\n`)
  await expect(migrate(fresh.url, folder)).rejects.toThrow('910-index.sql is mislukt')
  await sql`CREATE TABLE pear (id int)`.execute(fresh.db)
  expect(await migrate(fresh.url, folder)).toEqual(['910-index.sql'])
  expect((await sql<{ id: number }>`SELECT id FROM apple`.execute(fresh.db)).rows).toEqual([{ id: 3 }])
})

test('a file that was changed after it ran is refused', async () => {
  await write('900-apple.sql', 'CREATE TABLE apple (id int);')
  await migrate(fresh.url, folder)
  await write('900-apple.sql', 'CREATE TABLE apple (id bigint);')
  await expect(migrate(fresh.url, folder)).rejects.toThrow('900-apple.sql is veranderd')
})

test('a database of before the schema of today is told what to do, by either role', async () => {
  await sql`INSERT INTO migration (number, name, hash) VALUES (1, '001-ground.sql', 'of 2025'), (10, '010-people.sql', 'of 2025')`.execute(
    fresh.db,
  )
  const sentence =
    'begin met een lege database (zonder DATABASE_URL: verwijder de map DATA_DIR, gewoonlijk .data).'
  await expect(migrate(fresh.url)).rejects.toThrow(sentence)
  await expect(isMigrated(fresh.servingUrl)).rejects.toThrow(sentence)
})

test('a file without a number of its own is refused', async () => {
  await write('900-apple.sql', '')
  await write('900-pear.sql', '')
  await expect(migrate(fresh.url, folder)).rejects.toThrow('900-pear.sql heeft geen eigen nummer')
})
