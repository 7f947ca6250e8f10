import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { installedBinaries } from '../../src/server/database/binaries.ts'
import { startCluster, stopCluster } from '../../src/server/database/cluster.ts'
import { run } from '../../src/server/database/command.ts'
import { openEmbedded } from '../../src/server/database/embedded.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { databaseUser } from '../../src/server/database/owner.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import type { FreshDatabase } from '../kit/database.ts'
import { startCrowd } from './crowd.ts'
import { checkBooks, keepLedger, waitingJobs } from './ledger.ts'
import { type AppProcess, eventually, startSite } from './site.ts'

const rounds = 5

const pages = [
  '/',
  '/diensten',
  '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken',
  '/robots.txt',
]
const calls = [
  '/api/klusservice/tasks',
  '/api/klusservice/verify?postalCode=3821BT&houseNumber=10',
  '/sandbox',
  '/sandbox/orders.json',
]
const survey = { type: 'application/x-www-form-urlencoded', body: 'answer=ja' }

test(`bookings, pages and jobs live through ${rounds} stops of PostgreSQL`, async () => {
  await using server = await openPulledServer()
  await migrate(server.url)
  await using db = openDatabase(server.url)
  await keepLedger(db)
  await using site = await startSite(server)
  const crowd = await startCrowd({ urls: site.urls })
  const kept = site.urls.flatMap((url) =>
    pages.map((path) => startProbe({ url: url + path, judge: isWhole })),
  )
  const asked = site.urls.flatMap(askEverything)
  for (let round = 0; round < rounds; round++) {
    await sleep(1500)
    await server.stop(round % 2 === 0 ? 'immediate' : 'fast')
    await sleep(1000 + (round % 3) * 2500)
    await expectAway(site.processes)
    const before = asked.map(sorryOf)
    await eventually('every call says that the database is away', () =>
      asked.every((probe, at) => sorryOf(probe) > (before[at] ?? 0)),
    )
    await server.start()
    await eventually('both processes are back', async () => {
      const answers = await Promise.all(site.urls.map((url) => fetch(`${url}/readyz`)))
      const promised = crowd.promised.size
      await sleep(300)
      return answers.every(({ ok }) => ok) && crowd.promised.size > promised
    })
  }
  await crowd.finish()
  await Promise.all([...kept, ...asked].map((probe) => probe.finish()))
  await eventually('the outbox is empty', async () => (await waitingJobs(db)) === 0)
  expect([...kept, ...asked].flatMap(({ wrong }) => wrong)).toEqual([])
  for (const probe of kept) expect([...probe.statuses.keys()]).toEqual([200])
  await checkBooks(db, crowd)
})

function askEverything(url: string): Probe[] {
  return [
    ...calls.map((path) => startProbe({ url: url + path, judge: isServedOrSorry })),
    startProbe({ url: `${url}/mening?pagina=/diensten`, post: survey, judge: isServedOrSorry }),
  ]
}

const sorryOf = ({ statuses }: Probe): number => statuses.get(503) ?? 0

async function expectAway(processes: AppProcess[]): Promise<void> {
  for (const { url, mustLive } of processes) {
    mustLive()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${url}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ database: 'unavailable' })
  }
}

interface Probe {
  /** One line for each answer that `judge` found wrong. */
  wrong: string[]
  /** How often each status was answered; 0 is no answer. */
  statuses: Map<number, number>
  finish(): Promise<void>
}

interface Setting {
  url: string
  /** Body to send with POST, a form or JSON; without it the request is a GET. */
  post?: { type: string; body: string }
  /** Why an answer is wrong, or undefined. */
  judge(answer: Response, text: string): string | undefined
}

/** Sends the request again and again, a moment apart, until `finish`. */
function startProbe({ url, post, judge }: Setting): Probe {
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  const stop = new AbortController()
  const ask = async () => {
    let status = 0
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        // each from another address, as this is about the database and not about limits
        headers: {
          'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}`,
          ...(post && { 'content-type': post.type }),
        },
        ...(post && { method: 'POST', body: post.body }),
        signal: AbortSignal.timeout(60_000),
      })
      status = answer.status
      const complaint = judge(answer, await answer.text())
      if (complaint) wrong.push(`${url}: ${complaint}`)
    } catch (thrown) {
      wrong.push(`${url}: ${String(thrown)}`)
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const asking = (async () => {
    while (!stop.signal.aborted) {
      await ask()
      await sleep(40, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  })()
  const finish = async () => {
    stop.abort()
    await asking
  }
  return { wrong, statuses, finish }
}

/** Judges a page that is kept in memory, which must be served whatever happens to the database. */
const isWhole = (answer: Response): string | undefined =>
  answer.status === 200 ? undefined : `status ${answer.status}`

/** Judges any other answer: it is served, or refused for now in the format of every problem. */
const isServedOrSorry = (answer: Response, text: string): string | undefined => {
  if (answer.status < 400) return undefined
  if (answer.status !== 503) return `status ${answer.status} ${text.slice(0, 300)}`
  if (!/^\d+$/.test(answer.headers.get('retry-after') ?? '')) return '503 without Retry-After'
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json'))
    return '503 without problem'
  return undefined
}

/** A PostgreSQL server that nobody else uses, so that a test may stop it. */
interface PulledServer extends AsyncDisposable {
  url: string
  settings: FreshDatabase['settings']
  /** Stops the server as an operator would (`fast` ends every session), or as a power cut would (`immediate`). */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
}

async function openPulledServer(): Promise<PulledServer> {
  const home = await mkdtemp(join(tmpdir(), 'pulled-'))
  // Temporary folders are closed to other users, among them the one that the database runs as.
  await chmod(home, 0o755)
  const { url: servingUrl, ownerUrl: url, release } = await openEmbedded(home)
  const { folder: installed } = await installedBinaries()
  const cluster = {
    folder: join(home, 'postgres'),
    bin: join(installed, 'bin'),
    user: await databaseUser(),
    password: new URL(url).password,
  }
  return {
    url,
    settings: { DATABASE_URL: servingUrl, DATABASE_OWNER_URL: url },
    async stop(mode) {
      const args = ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', '60', '-s']
      const { code, output } = await run(join(cluster.bin, 'pg_ctl'), args, { user: cluster.user })
      if (code !== 0) throw new Error(`PostgreSQL did not stop: ${output}`)
    },
    start: async () => void (await startCluster(cluster, Number(new URL(url).port))),
    async [Symbol.asyncDispose]() {
      await release()
      await stopCluster(cluster)
      await rm(home, { recursive: true, force: true })
    },
  }
}
