import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/server/database/migrate.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import type { Measurement } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'
import { longestTableLock } from '../watch.ts'

/**
 * Number of the last migration of the schema that the site began with; later ones are written for a database in use (ADR 031).
 */
const lastOfSchema = 11

/**
 * Measures how long a table is locked while the migrations after the schema run over a full database: one with the schema alone
 * is filled, and then brought to this release. Answers nothing where there are no later migrations.
 */
export async function measureMigrations(fill: (url: string) => Promise<void>): Promise<Measurement[]> {
  const names = await readdir(join(root, 'db', 'migrations'))
  if (!names.some(isLater)) return []
  await using database = await freshDatabase()
  await empty(database.url)
  const before = await earlierMigrations()
  try {
    await migrate(database.url, before)
    await fill(database.url)
    const begun = performance.now()
    let run: string[] = []
    const { what, ms } = await longestTableLock(database.url, async () => {
      run = await migrate(database.url)
    })
    const seconds = (performance.now() - begun) / 1000
    return [
      {
        what: 'Longest that a migration keeps others from a table, with rows',
        spread: spreadOf([ms]),
        unit: 'ms',
        bound: { side: 'at most', value: 1000 },
        note: `${what}; ${run.length} migrations, ${run[0]} to ${run.at(-1)}, in ${seconds.toFixed(1)} s`,
      },
    ]
  } finally {
    await rm(before, { recursive: true, force: true })
  }
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('DROP SCHEMA pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
}

const isLater = (name: string): boolean => Number(name.slice(0, 3)) > lastOfSchema

async function earlierMigrations(): Promise<string> {
  const [ours, folder] = [join(root, 'db', 'migrations'), await mkdtemp(join(tmpdir(), 'thuisbasis-bench-'))]
  for (const name of await readdir(ours)) if (!isLater(name)) await cp(join(ours, name), join(folder, name))
  return folder
}
