import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { holdUntilInLine } from './locks.ts'
import { openDesk } from './office.ts'
import { startSite } from './site.ts'

test('an act of staff that is killed half-way leaves nothing, and is done by trying again', async () => {
  await using database = await freshDatabase('filled')
  const { db } = database
  await using site = await startSite(database, { count: 1, env: { DEMO_REQUESTS: 'off' } })
  const [victim] = site.processes
  const [url = ''] = site.urls
  const desk = await openDesk(db)
  const tried = await desk.take()
  let sending: Promise<(number | undefined)[]> | undefined
  // their rows in the trail are written, and their events are not
  const line = { inLine: tried.length, meanwhile: async () => void (await victim?.kill()) }
  await holdUntilInLine(db, 'submission_event', line, () => {
    sending = Promise.all(tried.map((one) => desk.send(url, one)))
  })
  expect(await sending).toEqual(tried.map(() => undefined))
  victim?.launch()
  await victim?.ready()
  for (const one of tried) expect(await desk.isDone(one), one.act.path).toBe(false)
  for (const one of tried) {
    expect(await desk.send(url, one), one.act.path).toBe(200)
    expect(await desk.isDone(one), one.act.path).toBe(true)
  }
})
