import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endServer, freePort } from '../../test/kit/server-process.ts'
import { bookingOf, firstSlots, ratesAt, sendBooking } from '../../test/storms/bookings.ts'
import { type Installation, openInstallation, type Started } from '../../test/storms/installation.ts'

// Starts and stops the whole server with its embedded PostgreSQL, as processes: killed, at the same time, with a port taken, and
// so on.

/** An installation after its first start and stop. Tests copy its data folder, as making the database takes most of a start. */
let made: Installation
let installation: Installation
let dataDir: string
beforeAll(async () => {
  made = await openInstallation()
  const first = await made.startReady()
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
})
afterAll(() => made?.close())
beforeEach(async () => {
  installation = await openInstallation()
  dataDir = installation.dataDir
})
afterEach(() => installation?.close())

const postmaster = () => installation.postmaster()
const pidFile = () => installation.pidFile
const refusal = (env: NodeJS.ProcessEnv) => installation.refusal(env)
const startReady = (env: NodeJS.ProcessEnv = {}): Promise<Started> => {
  if (!env.DATA_DIR && !existsSync(join(dataDir, 'postgres.json')))
    execFileSync('cp', ['-a', `${made.dataDir}/.`, dataDir])
  return installation.startReady(env)
}
const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true

test('a request that is under way at the stop is answered, and its connection is not waited for', async () => {
  const { child, url, output } = await startReady()
  const body = JSON.stringify({ partner: 'mail', mode: 'none' })
  const asked = request(`${url}/sandbox/faults`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true, timeout: 120_000 }),
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.write(body.slice(0, 5))
  // Once this later request is answered, the server has certainly taken the one before.
  await fetch(`${url}/healthz`)
  const ended = endServer(child, 'SIGTERM')
  await expect.poll(output).toContain('Stoppen: lopende verzoeken worden afgemaakt.')
  asked.end(body.slice(5))
  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBeLessThan(300)
  expect(await ended).toBe(0)
})

test('a database that outlived kill -9 is adopted', async () => {
  const first = await startReady()
  const before = postmaster()
  await endServer(first.child, 'SIGKILL')
  await startReady()
  expect(postmaster()).toBe(before)
})

test('a database that was killed too is started again', async () => {
  const first = await startReady()
  const before = postmaster()
  await endServer(first.child, 'SIGKILL')
  process.kill(before, 'SIGKILL')
  await startReady()
  expect(postmaster()).not.toBe(before)
})

test('a database that is killed under two living sites is started again by one of them', async () => {
  const both = await Promise.all([startReady(), startReady()])
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  const runsAgain = () => existsSync(pidFile()) && postmaster() !== before
  await expect.poll(runsAgain).toBe(true)
  for (const { url } of both) await expect.poll(() => isReady(url)).toBe(true)
  const after = postmaster()
  const said = both.map(({ output }) => output()).join('\n')
  expect(said.match(/De database draait weer\./g)).toHaveLength(1)
  for (const { url } of both) {
    const rates = await ratesAt(url)
    const booked = await sendBooking(url, bookingOf(rates, firstSlots(rates)), randomUUID())
    expect(booked.status).toBe(201)
  }
  // The process that came second did not start the database once more.
  expect(postmaster()).toBe(after)
})

test('two processes share one data folder, and the last one out stops the database', async () => {
  const [first, second] = await Promise.all([startReady(), startReady()])
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(await endServer(second.child, 'SIGTERM')).toBe(0)
  expect(existsSync(pidFile())).toBe(false)
})

test('when the port of its database is taken the database moves to another', async () => {
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

test('a wrong value names itself and stops the start', async () => {
  const { code, said } = await refusal({ MODE: 'demonstratie' })
  expect(code).toBe(1)
  expect(said).toBe('MODE moet een van deze woorden zijn: demo, production.\n')
})

test('a database that cannot be reached is a sentence', async () => {
  const { code, said } = await refusal({
    DATABASE_URL: `postgres://a:geheim@127.0.0.1:${await freePort()}/b`,
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^De database is niet bereikbaar: .*\n$/)
  expect(said).not.toContain('geheim')
})
