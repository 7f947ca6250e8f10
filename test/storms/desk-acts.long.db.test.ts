import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { openPair } from './desk-acts.ts'
import { startSite } from './site.ts'

const times = 1000

test(`of two colleagues who do one act at one moment one did it, and the other is told who and when (${times} times)`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { env: { DEMO_REQUESTS: 'off' } })
  const pair = await openPair(database, site.urls)
  expect(await pair.tryAll(times)).toEqual([])
  // the job came first, and so did whoever took it back
  for (const count of Object.values(pair.ended)) expect(count).toBeGreaterThan(0)
})
