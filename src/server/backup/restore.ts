import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { migrate } from '../database/migrate.ts'
import { reasonOf, StartRefused } from '../database/refusal.ts'
import { prepareOutbox } from '../outbox/boss.ts'
import type { Queue } from '../outbox/queue.ts'
import type { Files } from '../ports/files.ts'
import { type Counts, endOfRows, type Head, headLine, linesOf, type Section, sectionLine } from './format.ts'
import { migrationsOf } from './migrations.ts'
import { fixValueFormats, queueTable, readTables } from './tables.ts'

export interface Target {
  /** Connection URL of the database, with the role that owns it. */
  url: string
  files: Pick<Files, 'put' | 'remove'>
  queues: readonly Queue[]
}

type Lines = AsyncGenerator<Buffer, undefined>

/**
 * Restores a backup and its files into an empty database (one that has no tables, or only empty ones), and then migrates the
 * database to this release. All or nothing: after a failure the database is as empty as before.
 * @throws StartRefused with a
 * sentence when the database is in use, or the backup is not whole or of a newer release.
 */
export const restoreBackup = async (target: Target, path: string): Promise<Counts> => {
  const raw = createReadStream(path)
  const unzipped = createGunzip()
  raw.once('error', (error) => unzipped.destroy(error))
  const lines = linesOf(raw.pipe(unzipped))
  try {
    const head = parseLine(headLine, await nextLine(lines))
    await using migrations = await migrationsOf(head.migrations)
    await refuseOther(target.url, head)
    await migrate(target.url, migrations.folder)
    await prepareOutbox(target.url, target.queues)
    const counts = await fill(target, lines)
    await migrate(target.url)
    return counts
  } catch (thrown) {
    if (thrown instanceof StartRefused) throw thrown
    throw new StartRefused(`De back-up kon niet worden teruggezet: ${reasonOf(thrown)}.`)
  } finally {
    raw.destroy()
  }
}

/** Refuses a database that has migrations which are not in the backup: such a database is, or was, of another site or release. */
const refuseOther = async (url: string, head: Head): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const found = await client.query<{ name: string }>(
      "SELECT to_regclass('public.migration')::text AS name WHERE to_regclass('public.migration') IS NOT NULL",
    )
    if (found.rowCount === 0) return
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migration')
    const known = new Set(head.migrations.map(({ name }) => name))
    if (rows.some(({ name }) => !known.has(name))) throw notEmpty()
  } finally {
    await client.end()
  }
}

const notEmpty = () =>
  new StartRefused('De database is niet leeg: zet een back-up alleen terug in een nieuwe, lege database.')

const broken = () => new StartRefused('De back-up is niet heel: hij is afgebroken of beschadigd.')

const fill = async (target: Target, lines: Lines): Promise<Counts> => {
  const client = new pg.Client({ connectionString: target.url })
  const put: string[] = []
  await client.connect()
  try {
    await fixValueFormats(client)
    await client.query('BEGIN')
    const tables = (await readTables(client)).map(({ name }) => name)
    await refuseRows(client, tables)
    // Rows are restored as they were; triggers stay off, so that none counts them as new.
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${tables.join(', ')}`)
    const counts = await readSections(client, target.files, lines, put)
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
    return counts
  } catch (thrown) {
    await client.query('ROLLBACK').catch(() => undefined)
    for (const id of put) await target.files.remove(id).catch(() => undefined)
    throw thrown
  } finally {
    await client.end()
  }
}

/** The table with the version of the content, into which the migrations themselves write one row. */
const writtenByMigrations = 'public.content_version'

const refuseRows = async (client: pg.Client, tables: string[]): Promise<void> => {
  for (const table of tables.filter((name) => name !== writtenByMigrations)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rowCount) throw notEmpty()
  }
}

const readSections = async (
  client: pg.Client,
  files: Target['files'],
  lines: Lines,
  put: string[],
): Promise<Counts> => {
  const counts: Counts = { tables: {}, files: 0 }
  for (;;) {
    const section: Section = parseLine(sectionLine, await nextLine(lines))
    if ('table' in section) {
      counts.tables[section.table] = await readRows(client, section, lines)
    } else if ('file' in section) {
      const bytes = Buffer.from((await nextLine(lines)).toString('latin1'), 'base64')
      if (createHash('sha256').update(bytes).digest('hex') !== section.sha256) throw broken()
      put.push(section.file)
      await files.put(section.file, bytes)
      counts.files++
    } else {
      if (!isSame(section.end, counts)) throw broken()
      for (const [name, value] of Object.entries(section.sequences))
        await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value])
      return counts
    }
  }
}

const readRows = async (
  client: pg.Client,
  { table, columns }: { table: string; columns: string[] },
  lines: Lines,
): Promise<number> => {
  // The table's name comes from the backup and becomes part of a statement, so only names of the form that our migrations use are
  // accepted.
  if (!/^[a-z_]+\.[a-z_]+$/.test(table)) throw broken()
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copy = async (to: string) => {
    const rows = client.query(copyFrom(`COPY ${to} (${list}) FROM STDIN`))
    await pipeline(Readable.from(rowsOf(lines), { objectMode: false }), rows)
    return rows.rowCount
  }
  if (table !== queueTable) return copy(table)
  await client.query(
    `CREATE TEMPORARY TABLE read_job ON COMMIT DROP AS SELECT ${list} FROM ${table} WITH NO DATA`,
  )
  const read = await copy('read_job')
  await client.query(`INSERT INTO ${table} (${list}) SELECT ${list} FROM read_job WHERE name NOT LIKE $1`, [
    ownJobs,
  ])
  return read
}

/** A pattern for the queues by which pg-boss keeps its clock. Their jobs are not restored: a running site makes them again. */
const ownJobs = String.raw`\_\_pgboss\_\_%`

async function* rowsOf(lines: Lines): AsyncGenerator<Buffer> {
  const lineFeed = Buffer.from('\n')
  const end = Buffer.from(endOfRows)
  for (;;) {
    const row = await nextLine(lines)
    if (row.equals(end)) return
    yield Buffer.concat([row, lineFeed])
  }
}

const nextLine = async (lines: Lines): Promise<Buffer> => {
  const next = await lines.next().catch(() => {
    throw broken()
  })
  if (next.done) throw broken()
  return next.value
}

const parseLine = <T>(schema: z.ZodMiniType<T>, line: Buffer): T => {
  try {
    return z.parse(schema, JSON.parse(line.toString('utf8')))
  } catch {
    throw broken()
  }
}

const isSame = (a: Counts, b: Counts): boolean =>
  a.files === b.files &&
  Object.keys(a.tables).length === Object.keys(b.tables).length &&
  Object.entries(a.tables).every(([name, rows]) => b.tables[name] === rows)
