import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { whileBusy } from '../../test/kit/busy.ts'
import { isLongRound } from '../../test/kit/long-round.ts'
import { endServer, freePort, launchServer, untilReady } from '../../test/kit/server-process.ts'
import { bookingOf, firstSlots, ratesAt, sendBooking } from '../../test/storms/bookings.ts'

// The start and the stop of the whole server with its embedded PostgreSQL, as processes.

/** A data folder as a first start and its stop leave it: making its database takes most of a start. */
let started: string
let dataDir: string
let children: Started[] = []

interface Started {
  child: ChildProcess
  url: string
  output(): string
}

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  // Temporary folders are closed to others, and so to the user that the database runs as.
  await chmod(folder, 0o755)
  return folder
}
beforeAll(async () => {
  started = await openFolder()
  const first = await startReady({ DATA_DIR: started })
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
})
afterAll(() => rm(started, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await openFolder()
  children = []
})
afterEach(async () => {
  // The last one stops the database; where all were killed, one more start is needed to do so.
  await Promise.all(children.map(({ child }) => endServer(child, 'SIGTERM')))
  if (existsSync(pidFile())) await endServer((await startReady()).child, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

async function launch(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await freePort()
  const child = launchServer({ PORT: String(port), DATA_DIR: dataDir, ...env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const one = { child, url: `http://localhost:${port}`, output: () => printed }
  children.push(one)
  return one
}

async function startReady(env: NodeJS.ProcessEnv = {}): Promise<Started> {
  if (!env.DATA_DIR && !existsSync(join(dataDir, 'postgres.json')))
    execFileSync('cp', ['-a', `${started}/.`, dataDir])
  const one = await launch(env)
  await untilReady(one.url, one.child, one.output)
  return one
}

async function refusal(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const { child, output } = await launch(env)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: output() }
}

test('starts, says where it is, and stops itself and its database at a signal that comes twice', async () => {
  const { child, url, output } = await startReady()
  expect(output()).toContain(`Thuisbasis draait op ${url}\n`)
  expect(output()).toContain(`${url}/sandbox`)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await endServer(child, 'SIGINT')).toBe(0)
  expect(existsSync(pidFile())).toBe(false)
})

test.runIf(isLongRound)(
  'a request that is under way at the stop is answered, and its connection is not waited for',
  async () => {
    const { child, url } = await startReady()
    const body = JSON.stringify({ partner: 'mail', mode: 'none' })
    const asked = request(`${url}/sandbox/faults`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true, timeout: 120_000 }),
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    asked.write(body.slice(0, 5))
    await sleep(300)
    const ended = endServer(child, 'SIGTERM')
    await sleep(300)
    asked.end(body.slice(5))
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBeLessThan(300)
    expect(await ended).toBe(0)
  },
)

test('a database that outlived kill -9 is adopted', async () => {
  const first = await startReady()
  const before = postmaster()
  await endServer(first.child, 'SIGKILL')
  await startReady()
  expect(postmaster()).toBe(before)
})

test.runIf(isLongRound)('a database that was killed too is started again', async () => {
  const first = await startReady()
  const before = postmaster()
  await endServer(first.child, 'SIGKILL')
  process.kill(before, 'SIGKILL')
  await startReady()
  expect(postmaster()).not.toBe(before)
})

/** Milliseconds until this site answers `/readyz` with yes, asked often; at most so many seconds. */
const backAfter = async (url: string, seconds = 120): Promise<number> => {
  const begun = performance.now()
  while (performance.now() - begun < seconds * 1000) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return performance.now() - begun
    await sleep(50)
  }
  throw new Error(`${url} is not back after ${seconds} seconds.`)
}

test('a database that is killed under two living sites is started again by one of them', async () => {
  const both = await Promise.all([startReady(), startReady()])
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  // until the sites have noticed: on a slow machine it may run again before anybody was told that it was away
  const runsAgain = () => existsSync(pidFile()) && postmaster() !== before
  while ((await fetch(`${both[0].url}/readyz`)).ok && !runsAgain()) await sleep(20)
  const took = await Promise.all(both.map(({ url }) => backAfter(url)))
  expect(Math.max(...took)).toBeLessThan(whileBusy(10_000))
  const after = postmaster()
  expect(after).not.toBe(before)
  await sleep(2500)
  expect(postmaster()).toBe(after)
  const said = both.map(({ output }) => output()).join('\n')
  expect(said.match(/De database draait weer\./g)).toHaveLength(1)
  // what the sites do with it works too
  for (const { url } of both) {
    const rates = await ratesAt(url)
    const booked = await sendBooking(url, bookingOf(rates, firstSlots(rates)), randomUUID())
    expect(booked.status).toBe(201)
  }
})

test.runIf(isLongRound)('a database that somebody stopped in order stays stopped', async () => {
  const { output } = await startReady()
  process.kill(postmaster(), 'SIGINT')
  while (existsSync(pidFile())) await sleep(50)
  await sleep(3500)
  expect(existsSync(pidFile())).toBe(false)
  expect(output()).not.toContain('weggevallen')
})

test('two processes share one data folder, and the last one out stops the database', async () => {
  const [first, second] = await Promise.all([startReady(), startReady()])
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(await endServer(second.child, 'SIGTERM')).toBe(0)
  expect(existsSync(pidFile())).toBe(false)
})

test.runIf(isLongRound)('when the port of its database is taken the database moves to another', async () => {
  const first = await startReady()
  await endServer(first.child, 'SIGTERM')
  const memory = () => JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { port: number }
  const { port } = memory()
  const squatter = createServer().listen(port, '127.0.0.1')
  await startReady()
  squatter.close()
  expect(memory().port).not.toBe(port)
})

test.runIf(process.getuid?.() === 0)(
  'as root below a closed folder the database stands elsewhere',
  async () => {
    await chmod(dataDir, 0o700)
    const { child, output } = await startReady({ DATA_DIR: dataDir })
    const folder = / kan niet in .*: de database komt in (\S+)\/postgres\.\n/.exec(output())?.[1] ?? ''
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(true)
    expect(await endServer(child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
    await rm(folder, { recursive: true })
  },
)

test('a taken PORT is one sentence and exit 1, before a database is made', async () => {
  const squatter = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
  const { code, said } = await refusal({ PORT: String(port) })
  squatter.close()
  expect(code).toBe(1)
  expect(said).toBe(
    `Poort ${port} is al in gebruik: stop het andere programma of kies een andere poort met PORT.\n`,
  )
  expect(existsSync(join(dataDir, 'postgres.json'))).toBe(false)
})

test.runIf(isLongRound)('a wrong value names itself and stops the start', async () => {
  const { code, said } = await refusal({ MODE: 'demonstratie' })
  expect(code).toBe(1)
  expect(said).toBe('MODE moet een van deze woorden zijn: demo, production.\n')
})

test.runIf(isLongRound)('a database that cannot be reached is a sentence', async () => {
  const { code, said } = await refusal({
    DATABASE_URL: `postgres://a:geheim@127.0.0.1:${await freePort()}/b`,
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^De database is niet bereikbaar: .*\n$/)
  expect(said).not.toContain('geheim')
})
