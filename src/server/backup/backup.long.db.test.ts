import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'
import { bookingFrom, send } from '../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/pool.ts'
import { queues } from '../features.ts'
import { prepareOutbox } from '../outbox/boss.ts'
import type { Files } from '../ports/files.ts'
import { migrationsOf } from './migrations.ts'
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

const damaged: [string, (text: string) => string | Buffer][] = [
  ['without its end', (text) => gzipSync(text.split('\n').slice(0, -3).join('\n'))],
  ['cut off while it was written', (text) => gzipSync(text).subarray(0, -200)],
  ['with a row too few', (text) => gzipSync(text.replace(/(\{"table":"public\.delivery".*\n).*\n/, '$1'))],
  ['with other bytes in a file', (text) => gzipSync(text.replace('AApc/w==', 'AApc/g=='))],
  ['that is something else', () => 'niets'],
]

test('a backup that is not whole is refused, and may be followed by a whole one', async () => {
  await using other = await freshDatabase()
  const files = memoryFiles()
  const path = join(folder, 'damaged.backup')
  const whole = gunzipSync(await readFile(backup)).toString()
  const failures: string[] = []
  for (const [name, damage] of damaged) {
    await writeFile(path, damage(whole))
    const said = await restoreBackup({ url: other.url, files, queues }, path).then(() => 'taken', String)
    if (!said.includes('De back-up is niet heel')) failures.push(`${name}: ${said}`)
  }
  expect(failures).toEqual([])
  expect(files.all.size).toBe(0)
  await restoreBackup({ url: other.url, files, queues }, backup)
  expect((await everything(other.db))['public.submission']).toHaveLength(3)
})

const emptyDatabase = async (name: string) => {
  const { db, url: other } = server.database
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const url = new URL(other)
  url.pathname = `/${name}`
  const drop = async () => void (await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db))
  return { url: url.href, [Symbol.asyncDispose]: drop }
}

test('a backup of an older release is brought to this one', async () => {
  const { db } = server.database
  const all = await db.selectFrom('migration').select(['name', 'hash']).orderBy('number').execute()
  await using first = await migrationsOf(all.filter(({ name }) => name < '005'))
  await using older = await emptyDatabase(`older_${process.pid}`)
  await migrate(older.url, first.folder)
  await prepareOutbox(older.url, queues)
  const then = openDatabase(older.url)
  await sql`INSERT INTO person (id, email, created_at)
    VALUES (${kept}, 'ooit@voorbeeld.nl', '2025-01-02T03:04:05Z')`.execute(then)
  await sql`INSERT INTO membership (relation_id, person_id, starts) VALUES ('123', ${kept}, '2025-01-02')`.execute(
    then,
  )
  await then.destroy()
  const path = join(folder, 'older.backup')
  await writeBackup({ url: older.url, files: memoryFiles() }, path, '2026-01-01T00:00:00Z')

  await using fresh = await emptyDatabase(`newer_${process.pid}`)
  await restoreBackup({ url: fresh.url, files: memoryFiles(), queues }, path)
  const restored = openDatabase(fresh.url)
  expect(await restored.selectFrom('migration').select('name').execute()).toHaveLength(all.length)
  expect(await restored.selectFrom('person').select(['id', 'email']).execute()).toEqual([
    { id: kept, email: 'ooit@voorbeeld.nl' },
  ])
  expect(await restored.selectFrom('membership').select(['relation_id', 'starts']).execute()).toEqual([
    { relation_id: '123', starts: '2025-01-02' },
  ])
  await restored.destroy()
})

test('jobs by which the queue keeps its own clock are left to it: they would belong to no queue', async () => {
  const { db } = server.database
  const own = '__pgboss__send-it'
  await sql`INSERT INTO pgboss.queue SELECT (jsonb_populate_record(queue, jsonb_build_object('name', ${own}::text))).*
    FROM pgboss.queue LIMIT 1`.execute(db)
  await sql`INSERT INTO pgboss.job (name) VALUES (${own})`.execute(db)
  const path = join(folder, 'running.backup')
  await writeBackup(
    { url: server.database.url, files: server.runtime.ports.files },
    path,
    '2026-11-20T14:00:00Z',
  )
  await using other = await freshDatabase()
  const { tables } = await restoreBackup({ url: other.url, files: memoryFiles(), queues }, path)
  expect(tables['pgboss.job']).toBe(7)
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT name FROM pgboss.job`.execute(other.db)
  expect(rows).toEqual([{ name: 'partner.deliver' }])
})
