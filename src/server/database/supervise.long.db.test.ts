import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'

let dataDir: string
let embedded: EmbeddedDatabase
/**
 * Folder of the PostgreSQL cluster (`PGDATA`). It lies outside `dataDir` when the system user that runs PostgreSQL has no access
 * there.
 */
let folder: string
const said: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'supervise-'))
  await chmod(dataDir, 0o755)
  embedded = await openEmbedded(dataDir)
  const client = await connect()
  folder =
    (await client.query<{ data_directory: string }>('SHOW data_directory')).rows[0]?.data_directory ?? ''
  await client.end()
  embedded.supervise((sentence) => said.push(sentence))
})
afterAll(async () => {
  await embedded.release()
  await rm(dataDir, { recursive: true, force: true })
  if (!folder.startsWith(dataDir)) await rm(dirname(folder), { recursive: true, force: true })
})

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: embedded.ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const postmaster = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

const letsIn = async (): Promise<boolean> => {
  try {
    await (await connect()).end()
    return true
  } catch {
    return false
  }
}

const patience = { timeout: 60_000, interval: 200 }

test('a server that waits for its clients to leave is brought back, and lets in whoever is new', async () => {
  const early = await connect()
  const before = postmaster()
  await sleep(2000)
  process.kill(before, 'SIGTERM')
  await expect.poll(letsIn, patience).toBe(false)
  // the stopping server waits for this open connection, and would do so for ever
  expect((await early.query('SELECT 1')).rowCount).toBe(1)
  await expect.poll(letsIn, patience).toBe(true)
  expect(postmaster()).not.toBe(before)
  // the server accepts connections a little before the supervisor reports it
  await expect.poll(() => said.at(-1), patience).toBe('De database draait weer.')
  await early.end().catch(() => undefined)
})

test('one that was stopped in order stays stopped', async () => {
  const already = said.length
  await sleep(2000)
  process.kill(postmaster(), 'SIGINT')
  await expect.poll(letsIn, patience).toBe(false)
  await sleep(5000)
  expect(await letsIn()).toBe(false)
  expect(said.slice(already)).toEqual([])
})
