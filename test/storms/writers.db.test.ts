import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { holdUntilInLine } from './locks.ts'
import { startSite } from './site.ts'
import { openWriters } from './writers.ts'

const edits = 20

test('two write one document through cuts and a kill in the midst of a save, and nothing is lost or written over', async () => {
  await using database = await freshDatabase('filled')
  const { db } = database
  await using site = await startSite(database, { count: 1, env: { DEMO_REQUESTS: 'off' } })
  const [victim] = site.processes
  const { promise: onTheWay, resolve } = Promise.withResolvers<void>()
  const onEdit = (_writer: number, edit: number) => {
    if (edit === 5) resolve()
  }
  const writers = await openWriters(db, { urls: site.urls, edits, seed: 52, onEdit })
  const writing = writers.write()
  await onTheWay
  // one writer's text is being written down, and the other waits for it
  const line = { inLine: 2, meanwhile: async () => void (await victim?.kill()) }
  await holdUntilInLine(db, 'content_revision', line, () => {})
  victim?.launch()
  await victim?.ready()
  await writing
  expect(await writers.lost()).toEqual([])
  expect(writers.overwritten).toEqual([])
  expect(writers.counts.unanswered).toBeGreaterThan(0)
})
