import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { startSite } from './site.ts'
import { openWriters } from './writers.ts'

const edits = 200
const kills = 10

test(`two write one document with ${edits} edits each, through cuts and ${kills} kills, and nothing is lost or written over`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { env: { DEMO_REQUESTS: 'off' } })
  const seed = randomInt(1_000_000)
  const striking: Promise<void>[] = []
  const strike = async () => {
    await sleep(randomInt(40))
    const victim = site.processes[randomInt(site.processes.length)]
    await victim?.kill()
    victim?.launch()
    await victim?.ready()
  }
  const onEdit = (writer: number, edit: number) => {
    // one after the other, so that a process is up again before it is killed once more
    if (writer === 0 && edit % (edits / kills) === edits / kills / 2)
      striking.push((striking.at(-1) ?? Promise.resolve()).then(strike))
  }
  const writers = await openWriters(database.db, { urls: site.urls, edits, seed, onEdit })
  await writers.write()
  await Promise.all(striking)
  const what = `the edits of seed ${seed}`
  expect(await writers.lost(), what).toEqual([])
  expect(writers.overwritten, what).toEqual([])
  const { counts, acknowledged } = writers
  console.log(
    `${acknowledged.length} saves acknowledged, ${JSON.stringify(counts)}, ${striking.length} kills`,
  )
  expect(striking.length).toBe(kills)
  for (const count of Object.values(counts)) expect(count, what).toBeGreaterThan(0)
})
