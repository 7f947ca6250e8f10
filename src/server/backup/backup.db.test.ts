import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'
import { draw } from '../../../test/kit/documents.ts'
import { bookingFrom, send } from '../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import type { Database } from '../database/pool.ts'
import { queues } from '../features.ts'
import { startJobs } from '../jobs/start.ts'
import { openOutbox } from '../outbox/boss.ts'
import type { Files } from '../ports/files.ts'
import { restoreBackup } from './restore.ts'
import { readTables } from './tables.ts'
import { writeBackup } from './write.ts'

let server: TestServer
let folder: string
let backup: string
const kept = '00000000-0000-4000-8000-00000000000c'

beforeAll(async () => {
  server = await openTestServer()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  await chmod(folder, 0o755)
  backup = join(folder, 'site.backup')
  for (let left = 3; left > 0; left--) await send(server, await bookingFrom(server, '2026-11-23'))
  const { db } = server.database
  const { id } = await db.selectFrom('submission').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('file')
    .values({
      id: kept,
      session_id: id,
      submission_id: id,
      name: 'Tab\t, enter\n, \\. en é.pdf',
      content_type: 'application/pdf',
      bytes: 4,
      created_at: '2026-11-20T14:00:00.123456Z',
    })
    .execute()
  await server.runtime.ports.files.put(kept, new Uint8Array([0, 10, 92, 255]))
  await db
    .insertInto('content_document')
    .values({ codename: 'home', published: '{"a": 1}', seed_hash: 'x', updated_at: '2026-11-20T14:00:00Z' })
    .execute()
  await sql`SELECT nextval('member_number'), nextval('member_number')`.execute(db)
  await fillPeople(db)
  // A file of that name, readable by everybody, stands there already.
  await writeFile(`${backup}.part`, '', { mode: 0o666 })
  await chmod(`${backup}.part`, 0o666)
  await writeBackup(
    { url: server.database.url, files: server.runtime.ports.files },
    backup,
    '2026-11-20T14:00:00Z',
  )
})
/** Adds a row to each table about people; demo people, their membership and gift cards are there already. */
const fillPeople = async (db: Database) => {
  const { id: submission } = await db.selectFrom('submission').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: person } = await db.selectFrom('person').select('id').limit(1).executeTakeFirstOrThrow()
  const at = '2026-11-20T14:00:00Z'
  await db.insertInto('cancellation').values({ submission_id: submission, received_at: at }).execute()
  await db
    .insertInto('mailed_link')
    .values({ id: kept, purpose: 'activate', person_id: person, created_at: at, expires_at: at })
    .execute()
  await db
    .insertInto('letter')
    .values({ id: kept, kind: 'set-password', person_id: person, link_id: kept, created_at: at })
    .execute()
  await db
    .insertInto('consent')
    .values({ submission_id: submission, legal_text: 'terms', version: 'x', wording: 'x', given_at: at })
    .execute()
  await db
    .insertInto('membership_application')
    .values({
      submission_id: submission,
      person_id: person,
      payment_method: 0,
      fee_cents: 1,
      surcharge_cents: 1,
      renews: true,
      applied_at: at,
    })
    .execute()
}
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Every row of every table in a backup, as text; without the tables of the sandbox, which receives more after the backup. */
const everything = async (db: Database): Promise<Record<string, string[]>> => {
  const client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  const tables = await readTables(client).finally(() => client.end())
  const ours = tables.filter(({ name }) => !name.startsWith('public.sandbox'))
  const texts = ours.map(async ({ name }) => {
    const rows = await sql<{
      row: string
    }>`SELECT t::text AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(db)
    // Rows of the trail that backup commands write are left out: each command writes into the database that it read or filled.
    return [
      name,
      rows.rows.map(({ row }) => row).filter((row) => !/,backup\.(write|restore),/.test(row)),
    ] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

const memoryFiles = (): Files & { all: Map<string, Uint8Array> } => {
  const all = new Map<string, Uint8Array>()
  return {
    all,
    put: async (id, bytes) => void all.set(id, bytes),
    get: async (id) => all.get(id),
    remove: async (id) => void all.delete(id),
    free: async () => Number.POSITIVE_INFINITY,
  }
}

test('a backup brings back every row, file, job and counter', async () => {
  await using other = await freshDatabase()
  const files = memoryFiles()
  const counts = await restoreBackup({ url: other.url, files, queues }, backup)
  expect(counts.tables).toMatchObject({ 'public.submission': 3, 'public.delivery': 6, 'pgboss.job': 6 })
  expect(await everything(other.db)).toEqual(await everything(server.database.db))
  expect(files.all).toEqual(new Map([[kept, Buffer.from([0, 10, 92, 255])]]))
  const next = await sql<{ id: number }>`INSERT INTO audit (at, action, request_id) VALUES (now(), 'a', 'b')
    RETURNING id`.execute(other.db)
  expect(next.rows[0]?.id).toBeGreaterThan(3)
  const number = await sql<{ next: string }>`SELECT nextval('member_number')::text AS next`.execute(other.db)
  expect(number.rows[0]?.next).toBe('30000002')
})

test('what was waiting for a partner is delivered from the restored database', async () => {
  await using other = await freshDatabase()
  await restoreBackup({ url: other.url, files: memoryFiles(), queues }, backup)
  const outbox = await openOutbox(other.url, { connections: 2 })
  const write = async () => ({ html: '', text: '' })
  await startJobs({ ...server.runtime, database: other.db }, outbox, { write, draw })
  const delivered = async () =>
    (await other.db.selectFrom('delivery').select('state').where('state', '=', 'delivered').execute()).length
  await expect.poll(delivered).toBe(6)
  await outbox.stop()
})

test('a backup is written for its owner only, and holds no limits', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect(gunzipSync(await readFile(backup)).toString()).not.toContain('rate_limit')
})

test('a database that is in use is refused, and stays as it was', async () => {
  const before = await everything(server.database.db)
  await expect(
    restoreBackup({ url: server.database.url, files: memoryFiles(), queues }, backup),
  ).rejects.toThrow('De database is niet leeg')
  expect(await everything(server.database.db)).toEqual(before)
})

const emptyDatabase = async (name: string) => {
  const { db, url: other } = server.database
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const url = new URL(other)
  url.pathname = `/${name}`
  const drop = async () => void (await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db))
  return { url: url.href, [Symbol.asyncDispose]: drop }
}

test('a backup of another release is refused', async () => {
  await using other = await emptyDatabase(`other_${process.pid}`)
  const [head = '', ...rest] = gunzipSync(await readFile(backup))
    .toString()
    .split('\n')
  const path = join(folder, 'other.backup')
  await writeFile(path, gzipSync([head.replaceAll('001-extensions', '001-elders'), ...rest].join('\n')))
  await expect(restoreBackup({ url: other.url, files: memoryFiles(), queues }, path)).rejects.toThrow(
    'de migratie 001-elders.sql is hier onbekend',
  )
})
