import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Files } from '../ports/files.ts'
import { type Counts, endOfRows, type Head } from './format.ts'
import { fixValueFormats, readSequences, readTables } from './tables.ts'

export interface Source {
  url: string
  files: Pick<Files, 'get'>
}

export interface BackupSummary extends Counts {
  /** Ids of files whose bytes were not in the store: an upload was still under way, or was swept meanwhile. */
  missing: string[]
}

/**
 * Writes everything that cannot be made again to the file `path`: all rows as they stand in one snapshot, and the files that they
 * name. The site may run meanwhile. The file appears whole or not at all, readable by its owner only. `made` is the ISO 8601
 * instant of the backup.
 */
export const writeBackup = async (source: Source, path: string, made: string): Promise<BackupSummary> => {
  const client = new pg.Client({ connectionString: source.url, connectionTimeoutMillis: 10_000 })
  const written: BackupSummary = { tables: {}, files: 0, missing: [] }
  const unfinished = `${path}.part`
  await client.connect()
  try {
    await fixValueFormats(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const all = Readable.from(sections(client, source.files, made, written))
    // A file that stands there already is removed, so that a link is not followed and its access mode is not taken over.
    await rm(unfinished, { force: true })
    await pipeline(
      all,
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    await rename(unfinished, path)
  } finally {
    await client.end()
    await rm(unfinished, { force: true })
  }
  return written
}

async function* sections(
  client: pg.Client,
  files: Source['files'],
  made: string,
  written: BackupSummary,
): AsyncGenerator<Buffer> {
  yield line({ backup: 'thuisbasis 1', made, migrations: await readMigrations(client) } satisfies Head)
  for (const { name, columns } of await readTables(client)) {
    yield line({ table: name, columns })
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const rows = client.query(copyTo(`COPY (SELECT ${list} FROM ${name}) TO STDOUT`))
    for await (const chunk of rows) yield chunk as Buffer
    yield Buffer.from(`${endOfRows}\n`)
    written.tables[name] = rows.rowCount
  }
  const { rows: named } = await client.query<{ id: string }>('SELECT id FROM file ORDER BY id')
  for (const { id } of named) {
    const bytes = await files.get(id)
    if (!bytes) {
      written.missing.push(id)
      continue
    }
    yield line({ file: id, sha256: createHash('sha256').update(bytes).digest('hex') })
    yield Buffer.from(`${Buffer.from(bytes).toString('base64')}\n`)
    written.files++
  }
  const { tables, files: count } = written
  yield line({ end: { tables, files: count }, sequences: await readSequences(client) })
}

const readMigrations = async (client: pg.Client): Promise<Head['migrations']> =>
  (await client.query<Head['migrations'][number]>('SELECT name, hash FROM migration ORDER BY number')).rows

const line = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)
