import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '../../src/server/database/migrate.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import { startCrowd } from './crowd.ts'
import { checkBooks, keepLedger, waitingJobs } from './ledger.ts'
import { isServedOrSorry, isWhole, type Probe, startProbe } from './probes.ts'
import { openPulledServer } from './server-of-one.ts'
import { type AppProcess, eventually, startSite } from './site.ts'

const rounds = 10

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
}, 600_000)

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
