import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../test/kit/database.ts'
import { longestTableLock, longestTransaction } from './watch.ts'

const fresh = await freshDatabase()
afterAll(() => fresh.close())

const holding = (mode: string, ms: number) => () =>
  fresh.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE person IN ${sql.raw(mode)} MODE`.execute(tx)
    await sleep(ms)
  })

test('a lock that others wait for is seen with its table, one that they do not is not', async () => {
  const seen = await longestTableLock(fresh.url, holding('ACCESS EXCLUSIVE', 500))
  expect(seen.what).toBe('person, AccessExclusiveLock')
  expect(seen.ms).toBeGreaterThan(200)
  expect((await longestTableLock(fresh.url, holding('SHARE UPDATE EXCLUSIVE', 200))).what).toBe('none seen')
})

test('a table that comes meanwhile is in nobody’s way', async () => {
  const seen = await longestTableLock(fresh.url, () =>
    fresh.db.transaction().execute(async (tx) => {
      await sql`CREATE TABLE newcomer (id integer)`.execute(tx)
      await sleep(200)
    }),
  )
  expect(seen.what).toBe('none seen')
})

test('the longest transaction is found among short ones', async () => {
  const { ms } = await longestTransaction(fresh.url, async () => {
    for (let count = 0; count < 3; count++) await holding('SHARE', 20)()
    await holding('SHARE', 500)()
  })
  expect(ms).toBeGreaterThan(200)
})
