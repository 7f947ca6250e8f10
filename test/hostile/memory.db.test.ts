import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRound } from '../kit/long-round.ts'
import { claimingFiles, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { inParallel } from './judge.ts'
import { open } from './raw.ts'

// A page read from memory asks the database nothing: not for the page, not for its reader, not for a limit.

let server: ServerProcess
let client: pg.Client
beforeAll(async () => {
  server = await startServerProcess(claimingFiles)
  client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await server?.close()
})

/** Transactions in this database so far; every statement outside of one is one by itself. */
const transactions = async (): Promise<number> => {
  // sessions tell once a second
  await sleep(1500)
  const { rows } = await client.query(
    'SELECT (xact_commit + xact_rollback)::int AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].count
}

/** Milliseconds in which the queue looks after itself once: as much in one such time as in the next. */
const oneRound = 5000
const paths = ['/', '/contact', '/nergens', '/robots.txt', '/sitemap.xml', '/zoekresultaat?q=dak', '/CONTACT']
const cookie = `__Host-thuisbasis=${'a'.repeat(43)}; thuisbasis=${'b'.repeat(43)}`

const read = (path: string, headers: Record<string, string>) => async () => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' })
  expect(answer.status).toBeLessThan(500)
  await answer.arrayBuffer()
}

test('a thousand and more pages, known, unknown and searched, cost no statement', async () => {
  await inParallel(paths.map((path) => read(path, {})))
  const readers: Record<string, string>[] = [
    {},
    { cookie },
    { 'if-none-match': '*' },
    { 'accept-encoding': 'br' },
  ]
  // whoever searches with a session is looked up: what they may find hangs on who they are
  const readerOf = (path: string, index: number) =>
    (path.startsWith('/zoekresultaat') ? undefined : readers[index % readers.length]) ?? {}
  const jobs = Array.from({ length: 200 }, () =>
    paths.map((path, index) => read(path, readerOf(path, index))),
  ).flat()
  const asleep = await transactions()
  const begun = performance.now()
  await inParallel(jobs)
  await sleep(Math.max(0, oneRound - (performance.now() - begun)))
  const awake = await transactions()
  const took = performance.now() - begun
  await sleep(took)
  const rest = (await transactions()) - awake
  // what the process asks by itself, and no more: the version of the content, jobs
  expect(awake - asleep).toBeLessThan(rest + jobs.length / 10)
})

test.runIf(isLongRound)('forms that fill the memory set aside for them are asked to come back', async () => {
  const file = Buffer.alloc(9 * 1024 * 1024, 'x')
  const start = '--b\r\nContent-Disposition: form-data; name="File"; filename="groot.pdf"\r\n\r\n%PDF-1.7'
  const head = `POST /api/v1/files HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${10 * 1024 * 1024}\r\n\r\n`
  let refused = 0
  // each stops just before its end
  const holders = Array.from({ length: 32 }, () => {
    const socket = open(server.url)
    socket
      .on('error', () => undefined)
      .on('data', (answer) => {
        if (String(answer).startsWith('HTTP/1.1 503')) refused++
      })
    socket.write(head + start)
    socket.write(file)
    return socket
  })
  const upload = async () => {
    const form = new FormData()
    form.append('File', new Blob(['%PDF-1.7 een tekening']), 'tekening.pdf')
    return (await fetch(`${server.url}/api/v1/files`, { method: 'POST', body: form })).status
  }
  await expect.poll(() => refused).toBeGreaterThan(0)
  expect((await fetch(`${server.url}/contact`)).status).toBe(200)
  for (const socket of holders) socket.destroy()
  await expect.poll(upload).not.toBe(503)
  expect(server.output()).not.toContain('"msg":"unexpected"')
})
