import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { reasonOf, StartRefused } from './refusal.ts'

const ourFolder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url))

interface AppliedMigration {
  number: number
  name: string
  hash: string
}

interface Migration extends AppliedMigration {
  sql: string
}

/**
 * Applies all missing migrations: files `NNN-noun.sql` in order of number, each in one transaction, none twice. Processes that
 * start together wait for each other. A file that begins with `-- outside a transaction` (an index made concurrently, rows
 * changed in batches) runs statement by statement, separated by empty lines; such a file may be interrupted, so it must be safe
 * to run again. @returns the names of the files that were run.
 * @throws StartRefused when a file fails, is misnamed, or was
 * changed after it had been run, and for a database from before the schema of today.
 */
export async function migrate(url: string, folder = ourFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await connect(url)
  try {
    await lock(client)
    return await runMissing(client, migrations)
  } finally {
    await client.end()
  }
}

/**
 * Whether all migrations were applied, for a role that may not migrate.
 * @throws StartRefused for a database from before the
 * schema of today.
 */
export async function isMigrated(url: string, folder = ourFolder): Promise<boolean> {
  const migrations = await readMigrations(folder)
  const client = await connect(url)
  try {
    const found = await client.query("SELECT to_regclass('public.migration') IS NOT NULL AS made")
    const applied = found.rows[0]?.made ? await readApplied(client) : new Map<number, AppliedMigration>()
    refuseFormer(migrations, applied)
    return migrations.every(({ number, hash }) => applied.get(number)?.hash === hash)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect().catch((thrown) => {
    throw new StartRefused(`De database is niet bereikbaar: ${reasonOf(thrown)}.`)
  })
  return client
}

async function readApplied(client: pg.Client): Promise<Map<number, AppliedMigration>> {
  const { rows } = await client.query<AppliedMigration>('SELECT number, name, hash FROM migration')
  return new Map(rows.map((row) => [row.number, row]))
}

/**
 * Refuses a database made by a release of before 28 November 2026. The migrations of that time were merged into one schema before
 * anything was released, so none leads from such a database to this one. It is recognised by an applied migration with the same
 * number and another name.
 */
function refuseFormer(
  migrations: readonly Migration[],
  applied: ReadonlyMap<number, AppliedMigration>,
): void {
  for (const { number, name, hash } of migrations) {
    const before = applied.get(number)
    if (!before || before.name === name || before.hash === hash) continue
    throw new StartRefused(
      'De database is gemaakt door een uitgave van voor 28 november 2026, die niet wordt bijgewerkt: begin met een lege database (zonder DATABASE_URL: verwijder de map DATA_DIR, gewoonlijk .data).',
    )
  }
}

async function runMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY, name text NOT NULL, hash text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`)
  const applied = await readApplied(client)
  refuseFormer(migrations, applied)
  const done: string[] = []
  for (const migration of migrations) {
    const hash = applied.get(migration.number)?.hash
    if (hash === migration.hash) continue
    if (hash !== undefined) {
      throw new StartRefused(
        `De migratie ${migration.name} is veranderd nadat zij was uitgevoerd: zet haar terug en maak een nieuwe.`,
      )
    }
    await runOne(client, migration)
    done.push(migration.name)
  }
  return done
}

/** Takes the lock by trying again and again: a waiting statement would hold up an index that is made concurrently. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      advisoryLocks.migration,
    ])
    if (rows[0]?.got) return
    await setTimeout(100)
  }
}

const outside = '-- outside a transaction'

async function runOne(client: pg.Client, migration: Migration): Promise<void> {
  const note = () =>
    client.query('INSERT INTO migration (number, name, hash) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.hash,
    ])
  try {
    if (migration.sql.startsWith(outside)) {
      for (const statement of migration.sql.split(/;\n\n/)) await client.query(statement)
      await note()
      return
    }
    await client.query('BEGIN')
    await client.query(migration.sql)
    await note()
    await client.query('COMMIT')
  } catch (thrown) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new StartRefused(`De migratie ${migration.name} is mislukt: ${reasonOf(thrown)}.`)
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<number>()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
    if (!number || numbers.has(number)) {
      throw new StartRefused(`De migratie ${name} heeft geen eigen nummer: noem haar NNN-noun.sql.`)
    }
    numbers.add(number)
    const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
    migrations.push({ number, name, sql, hash: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}
