import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../src/server/database/migrate.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import type { Measured } from '../promise.ts'
import { root } from '../site.ts'
import { spreadOf } from '../statistics.ts'
import { longestTableLock } from '../watch.ts'

/** Migrations from this number on were written for a database that is in use (decision 031). */
const since = 80

/**
 * How long a table is locked while the migrations from 080 on run over a database that was full before the first of
 * them: a database at the one before is filled, and then brought to this release.
 */
export async function measureMigrations(fill: (url: string) => Promise<void>): Promise<Measured[]> {
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

/** Takes away everything that the newest migrations made. */
async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('DROP SCHEMA pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
}

/** A folder with the migrations before those that are measured. */
async function earlierMigrations(): Promise<string> {
  const [ours, folder] = [join(root, 'db', 'migrations'), await mkdtemp(join(tmpdir(), 'thuisbasis-bench-'))]
  for (const name of await readdir(ours))
    if (Number(name.slice(0, 3)) < since) await cp(join(ours, name), join(folder, name))
  return folder
}
