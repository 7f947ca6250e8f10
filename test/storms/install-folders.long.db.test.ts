import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../../src/server/database/command.ts'
import { endServer, untilReady } from '../kit/server-process.ts'
import { bookingOf, firstSlots, type Rates, ratesAt, sendBooking } from './bookings.ts'
import { type Installation, openInstallation } from './installation.ts'
import { eventually } from './site.ts'

// Tests the embedded PostgreSQL in the folders where people really start it; what needs no root is in
// src/server/start.long.db.test.ts.

let installation: Installation
let dataDir: string

beforeEach(async () => {
  installation = await openInstallation()
  dataDir = installation.dataDir
})
afterEach(async () => {
  // a folder that is still mounted cannot be removed
  await installation.end()
  await run('umount', ['-l', dataDir])
  await installation.close()
})

const startReady = () => installation.startReady()

async function refusal(): Promise<string> {
  const { code, said } = await installation.refusal()
  expect(code, said).toBe(1)
  expect(said).not.toMatch(/^\s+at /m)
  return said
}

/**
 * Books until a booking is refused or there are `most`, and answers the references; each booking is sent again while the site
 * answers 503 with one of `codes`.
 */
async function bookUntilRefused(
  url: string,
  most: number,
  { rates, codes }: { rates?: Rates; codes?: readonly string[] } = {},
): Promise<{ booked: string[]; status: number }> {
  const offered = rates ?? (await ratesAt(url))
  const booked: string[] = []
  for (let count = 0; count < most; count++) {
    const answer = await sendBooking(
      url,
      bookingOf(offered, firstSlots(offered), `p${count}@voorbeeld.nl`),
      randomUUID(),
      codes,
    )
    if (answer.status !== 201) return { booked, status: answer.status }
    booked.push(((await answer.json()) as { reference: string }).reference)
  }
  return { booked, status: 201 }
}

async function orderedAt(url: string): Promise<string[]> {
  const orders = (await (await fetch(`${url}/sandbox/orders.json`)).json()) as {
    body: { reference: string }
  }[]
  return orders.map(({ body }) => body.reference)
}

test('data of an older major version are left alone, and the way out is said', async () => {
  const first = await startReady()
  const { booked } = await bookUntilRefused(first.url, 1)
  expect(await endServer(first.child, 'SIGTERM')).toBe(0)
  const file = join(dataDir, 'postgres', 'PG_VERSION')
  const version = await readFile(file, 'utf8')
  await writeFile(file, '15\n')
  const said = await refusal()
  expect(said).toContain('zijn van PostgreSQL 15 en hier draait PostgreSQL 18.')
  for (const way of ['npm run backup', 'npm run restore', 'DATABASE_URL']) expect(said).toContain(way)
  expect(said.trim().split('\n')).toHaveLength(1)
  await writeFile(file, version)
  const again = await startReady()
  expect(await orderedAt(again.url)).toEqual(booked)
})

const mayMount = process.getuid?.() === 0 && (await run('unshare', ['-m', 'true'])).code === 0
const disk = (options: string) => run('mount', ['-t', 'tmpfs', '-o', `${options},mode=755`, 'tmpfs', dataDir])

test.runIf(mayMount)(
  'a disk that is full at the first start is one sentence, and room makes it work',
  async () => {
    expect((await disk('size=20m')).code).toBe(0)
    const said = await refusal()
    expect(said.trim().split('\n').at(-1)).toBe('De schijf is vol: maak ruimte vrij en start opnieuw.')
    expect((await disk('remount,size=90m')).code).toBe(0)
    const { url } = await startReady()
    expect((await bookUntilRefused(url, 1)).status).toBe(201)
  },
)

test.runIf(mayMount)('a disk that fills up refuses bookings, loses none, and is mended by room', async () => {
  expect((await disk('size=100m')).code).toBe(0)
  const first = await startReady()
  const rates = await ratesAt(first.url)
  const before = await bookUntilRefused(first.url, 5, { rates })
  const filler = join(dataDir, 'filler')
  await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'])
  const during = await bookUntilRefused(first.url, 2000, { rates, codes: ['busy'] })
  expect(during.status).toBe(503)
  expect((await fetch(first.url)).status).toBe(200)

  // a power cut as well: the next start finds the disk as full as it was
  const pid = installation.postmaster()
  await endServer(first.child, 'SIGKILL')
  process.kill(pid, 'SIGKILL')
  const second = await installation.launch()
  const ended = once(second.child, 'close')
  const isUp = await untilReady(second.url, second.child, second.output).then(
    () => true,
    () => false,
  )
  if (isUp) expect((await fetch(second.url)).status).toBe(200)
  else {
    await ended
    expect(second.output()).not.toMatch(/^\s+at /m)
    expect(second.output()).toContain('De schijf is vol')
  }
  await rm(filler)
  const third = isUp ? second : await startReady()
  const after = await bookUntilRefused(third.url, 3)
  expect(after.status).toBe(201)
  const promised = [...before.booked, ...during.booked, ...after.booked]
  await eventually(
    'every booking is ordered',
    async () => (await orderedAt(third.url)).length >= promised.length,
  )
  expect((await orderedAt(third.url)).sort()).toEqual(promised.sort())
})

test.runIf(mayMount)('root on a machine without a user postgres makes one', async () => {
  const etc = await mkdtemp(join(tmpdir(), 'etc-'))
  await chmod(etc, 0o755)
  await cp('/etc', etc, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  for (const name of ['passwd', 'shadow', 'group', 'gshadow']) {
    const file = join(etc, name)
    if (!existsSync(file)) continue
    const lines = readFileSync(file, 'utf8').split('\n')
    await writeFile(file, lines.filter((line) => !/^(postgres|thuisbasis):/.test(line)).join('\n'))
  }
  const script = 'mount --bind "$0" /etc && exec "$1" src/server/main.ts'
  const { child, url, output } = await installation.launch({}, [
    'unshare',
    ...['-m', 'sh', '-c', script, etc, process.execPath],
  ])
  await untilReady(url, child, output)
  expect(readFileSync(join(etc, 'passwd'), 'utf8')).toMatch(/^thuisbasis:/m)
  expect((await bookUntilRefused(url, 1)).status).toBe(201)
  expect(await endServer(child, 'SIGTERM')).toBe(0)
  await rm(etc, { recursive: true, force: true })
})
