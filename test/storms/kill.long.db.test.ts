import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { startCrowd } from './crowd.ts'
import { checkBooks, keepLedger, waitingJobs } from './ledger.ts'
import { type AppProcess, eventually, startSite } from './site.ts'

const kills = 12

test(`bookings survive ${kills} times kill -9 of either of two processes`, async () => {
  await using database = await freshDatabase('filled')
  await keepLedger(database.db)
  await using site = await startSite(database)
  const crowd = await startCrowd({ urls: site.urls })
  for (let kill = 0; kill < kills; kill++) {
    await sleep(randomInt(100, 1200))
    await strike(site.processes[randomInt(2)])
  }
  await Promise.all(site.processes.map((one) => one.ready()))
  await crowd.finish()
  await eventually('the outbox is empty', async () => (await waitingJobs(database.db)) === 0)
  expect(crowd.promised.size).toBeGreaterThan(kills)
  await checkBooks(database.db, crowd)
})

/** Kills a process and starts it again: mostly one that is ready, sometimes one that is still starting. */
async function strike(victim: AppProcess | undefined): Promise<void> {
  if (randomInt(4) > 0) await victim?.ready()
  await victim?.kill()
  victim?.launch()
}
