import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../src/server/database/embedded.ts'
import { holdAlone } from '../../src/server/database/lock.ts'
import { type Database, openDatabase } from '../../src/server/database/pool.ts'
import type { Outbox } from '../../src/server/outbox/boss.ts'
import { scratchFolder } from './scratch.ts'

const home = join(scratchFolder(), 'postgres')
/** Environment variable by which the processes of one run know the templates. */
const templatesMade = 'TEST_TEMPLATES'

/** Names of the databases to clone: one prepared for a server, and one with the project's content in it too. */
interface Templates {
  prepared: string
  filled: string
}

export interface FreshDatabase extends AsyncDisposable {
  /** Address for the role that owns the database. */
  url: string
  /** Address for the role that serves it, as the site uses it. */
  servingUrl: string
  settings: { DATABASE_URL: string; DATABASE_OWNER_URL: string }
  db: Database
  /**
   * Opens the outbox on this database, without its housekeeping; `enqueue` needs an open outbox. It is closed along with the
   * database.
   */
  openOutbox(): Promise<Outbox>
  /** Drops the database; after the last one of a process, the server is let go. */
  close(): Promise<void>
}

interface Server {
  /** Address for the role that owns all databases. */
  url: string
  servingUrl: string
  templates: Templates
  users: number
  release(): Promise<void>
}

let opening: Promise<Server> | undefined
let made = 0

/**
 * Clones a migrated and otherwise empty database in some 50 ms: `await using fresh = await freshDatabase()`, or `close()` in
 * `afterAll`. On one with the project's content (`filled`) a site starts in two thirds of the time. It is in an embedded
 * PostgreSQL in the tests' scratch folder, or in the server of `TEST_DATABASE_URL`.
 */
export async function freshDatabase(kind: keyof Templates = 'prepared'): Promise<FreshDatabase> {
  opening ??= openServer()
  const server = await opening
  server.users++
  const name = `test_${process.pid}_${++made}`
  await administer(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.templates[kind]}`)
  const url = withDatabase(server.url, name)
  const servingUrl = withDatabase(server.servingUrl, name)
  const settings = { DATABASE_URL: servingUrl, DATABASE_OWNER_URL: url }
  // a long wait for a busy machine, as no test here is about running out of connections
  const db = openDatabase(url, { connections: 8, waitMs: 120_000 })
  const outboxes: Outbox[] = []
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= Promise.all(outboxes.map((outbox) => outbox.stop())).then(() => drop(server, db, name))
    return closing
  }
  const open = async () => {
    const { openOutbox } = await import('../../src/server/outbox/boss.ts')
    const outbox = await openOutbox(servingUrl, { supervise: false, connections: 2 })
    outboxes.push(outbox)
    return outbox
  }
  return { url, servingUrl, settings, db, openOutbox: open, close, [Symbol.asyncDispose]: close }
}

async function drop(server: Server, db: Database, name: string): Promise<void> {
  await db.destroy()
  await administer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  if (--server.users > 0) return
  opening = undefined
  await server.release()
}

async function openServer(): Promise<Server> {
  const { url, servingUrl, release } = await openAny()
  const made = process.env[templatesMade]
  const templates = made ? (JSON.parse(made) as Templates) : await findTemplates({ url, servingUrl })
  return { url, servingUrl, templates, users: 0, release }
}

/** The templates for these migrations and this content; the first process makes them and the others find them. */
async function findTemplates({ url, servingUrl }: Pick<Server, 'url' | 'servingUrl'>): Promise<Templates> {
  // imported late, as it loads the whole server, which many tests do without
  const { fillTemplate, filledName, makeTemplate, templateName } = await import('./database-template.ts')
  const prepared = templateName()
  const filled = filledName(prepared)
  const held = await holdAlone(join(home, 'template.lock'))
  try {
    await dropLeftovers(url)
    await ensureTemplate(url, prepared, 'template0', (made) =>
      makeTemplate(withDatabase(servingUrl, made), withDatabase(url, made)),
    )
    if (filled) await ensureTemplate(url, filled, prepared, (made) => fillTemplate(withDatabase(url, made)))
  } finally {
    held.release()
  }
  return { prepared, filled: filled ?? prepared }
}

/** Makes a template from another, at first under another name, so that an interrupted attempt never passes for the template. */
async function ensureTemplate(
  url: string,
  name: string,
  from: string,
  make: (name: string) => Promise<unknown>,
): Promise<void> {
  if ((await databases(url)).includes(name)) return
  const unfinished = `${name}_unfinished`
  await administer(
    url,
    `DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`,
    `CREATE DATABASE ${unfinished} TEMPLATE ${from}`,
  )
  await make(unfinished)
  await administer(url, `ALTER DATABASE ${unfinished} RENAME TO ${name}`)
}

/** Makes the templates and keeps the server running while test files come and go. It is a global set-up of vitest. */
export default async function keepServer(): Promise<() => Promise<void>> {
  const { url, servingUrl, release } = await openAny()
  process.env[templatesMade] = JSON.stringify(await findTemplates({ url, servingUrl }))
  return release
}

async function openAny(): Promise<Pick<Server, 'url' | 'servingUrl' | 'release'>> {
  const outside = process.env.TEST_DATABASE_URL
  if (!outside) {
    const { url: servingUrl, ownerUrl: url, release } = await openEmbedded(home)
    return { url, servingUrl, release }
  }
  await mkdir(home, { recursive: true })
  return { url: outside, servingUrl: await servingUrlOf(outside), release: async () => undefined }
}

/** Address for a serving role on an external server, which is made where it is missing. */
async function servingUrlOf(outside: string): Promise<string> {
  const url = new URL(outside)
  url.username = 'test_site'
  url.password = 'test_site'
  const held = await holdAlone(join(home, 'role.lock'))
  try {
    const [known] = await administer(outside, "SELECT 1 FROM pg_roles WHERE rolname = 'test_site'")
    if (!known?.length) await administer(outside, "CREATE ROLE test_site LOGIN PASSWORD 'test_site'")
  } finally {
    held.release()
  }
  return url.href
}

// Drops databases of test runs that ended without dropping them, and templates of older migrations except the last few, which a
// run beside this one may be using.
async function dropLeftovers(url: string): Promise<void> {
  const names = await databases(url)
  const abandoned = names.filter((name) => {
    const owner = /^test_(\d+)_\d+$/.exec(name)?.[1]
    return owner !== undefined && !isAlive(Number(owner))
  })
  const old = names.filter((name) => name.startsWith('template_')).slice(0, -8)
  for (const name of [...abandoned, ...old])
    await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function databases(url: string): Promise<string[]> {
  const [rows] = await administer(
    url,
    "SELECT datname FROM pg_database WHERE datname ~ '^(test|template)_' ORDER BY oid",
  )
  return (rows ?? []).map((row) => String(row.datname))
}

async function administer(url: string, ...statements: string[]): Promise<Record<string, unknown>[][]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const answers: Record<string, unknown>[][] = []
    for (const statement of statements) answers.push((await client.query(statement)).rows)
    return answers
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
