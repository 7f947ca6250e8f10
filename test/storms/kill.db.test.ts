import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import { checkBooks, keepLedger, waitingJobs } from './ledger.ts'
import { holdUntilInLine } from './locks.ts'
import { eventually, startSite } from './site.ts'

const visitors = 6

test('bookings survive kill -9 of one of two processes while they are written down', async () => {
  await using database = await freshDatabase('filled')
  const { db } = database
  await keepLedger(db)
  await using site = await startSite(database)
  const [victim] = site.processes
  let starting: Promise<Crowd> | undefined
  const kill = async () => void (await victim?.kill())
  await holdUntilInLine(db, 'submission', { inLine: visitors, meanwhile: kill }, () => {
    starting = startCrowd({ urls: site.urls, visitors, rest: 100 })
  })
  const crowd = await starting
  if (!crowd) throw new Error('Nobody came.')
  await eventually('the other process goes on', () => crowd.promised.size >= visitors)
  await crowd.finish()
  await eventually('the outbox is empty', async () => (await waitingJobs(db)) === 0)
  await checkBooks(db, crowd)
  expect(() => victim?.mustLive()).toThrow()
})
