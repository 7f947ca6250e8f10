import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'
import { checkRequests } from '../../../test/kit/request-events.ts'
import { isMigrated } from '../database/migrate.ts'
import { openDatabase } from '../database/pool.ts'
import { queues } from '../features.ts'
import { lastOfIban } from '../services/mandates/shown-iban.ts'
import { makeVault } from '../services/vault.ts'
import { restoreBackup } from './restore.ts'

/**
 * A backup of a database with the schema of 28 November 2026 and rows of every kind: people and requests as `npm run seed` makes
 * them, and one row added by hand to each other table. The file never changes; the test runs every migration since then over it.
 */
const firstSchema = fileURLToPath(
  new URL('../../../test/fixtures/schema-2026-11-28.thuisbasis', import.meta.url),
)
/** The vault that encrypted the answers in that backup. */
const vault = makeVault(['the secret of the fixture, of 28 November 2026'])

test('a database of the first schema comes to this release with everything that stood in it', async () => {
  await using fresh = await freshDatabase()
  const name = `first_${process.pid}`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(fresh.db)
  const url = Object.assign(new URL(fresh.url), { pathname: `/${name}` }).href
  const files = { put: async () => undefined, remove: async () => undefined }
  try {
    const { tables } = await restoreBackup({ url, files, queues }, firstSchema)
    expect(Object.keys(tables).filter((table) => tables[table] === 0)).toEqual([])
    expect(await isMigrated(url)).toBe(true)
    const db = openDatabase(url, { connections: 1 })
    try {
      expect(Object.keys(await checkRequests(db)).length).toBeGreaterThan(10)
      const mandates = await db.selectFrom('mandate').selectAll().execute()
      expect(new Set(mandates.map((one) => lastOfIban({ vault }, one)))).toEqual(new Set(['•••• •••• 4300']))
    } finally {
      await db.destroy()
    }
  } finally {
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(fresh.db)
  }
})
