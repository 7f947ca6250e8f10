import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { openDesk } from './office.ts'
import { startSite } from './site.ts'

const kills = 12
/** Requests for each act in a round. */
const times = 5

test(`acts of staff are done wholly or not at all, through ${kills} times kill -9 in the midst of them`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { count: 1, env: { DEMO_REQUESTS: 'off' } })
  const [victim] = site.processes
  const [url = ''] = site.urls
  const desk = await openDesk(database.db)
  let cut = 0
  for (let kill = 0; kill < kills; kill++) {
    const tried = (await Promise.all(Array.from({ length: times }, () => desk.take()))).flat()
    const sending = Promise.all(tried.map((one) => desk.send(url, one)))
    await sleep(randomInt(5, 120))
    await victim?.kill()
    const statuses = await sending
    victim?.launch()
    await victim?.ready()
    for (const [at, one] of tried.entries()) {
      const isDone = await desk.isDone(one)
      // what was answered is done; what was not may be either
      if (statuses[at] === 200) expect(isDone, one.act.path).toBe(true)
      else cut++
      const again = await desk.send(url, one)
      expect(again, one.act.path).toBe(isDone ? 409 : 200)
      expect(await desk.isDone(one), one.act.path).toBe(true)
    }
  }
  expect(cut).toBeGreaterThan(0)
})
