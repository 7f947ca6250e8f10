import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { openDatabase } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import { forgetStoredAnswers, storeAnswer, storedAnswers } from './partner-answer-cache.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let opened: TestServer
/** Another process on the same database, with its own memory of what it wrote. */
let other: Runtime
beforeAll(async () => {
  opened = await openTestServer({ clock })
  other = { ...opened.runtime, database: openDatabase(opened.database.url, { connections: 2 }) }
})
afterAll(async () => {
  await other.database.destroy()
  await opened.close()
})

const hour = 3600
const keep = (runtime: Runtime, question: string, answer: string, detail = '') =>
  storeAnswer(runtime, 'bell', { question, answer, detail, seconds: hour })
const answers = async (runtime: Runtime, question: string) =>
  (await storedAnswers<string>(runtime, 'bell', question)).map(({ answer }) => answer)

test('an answer is recalled for as long as is asked, and written again after half a minute', async () => {
  const one = opened.runtime
  await keep(one, 'price', 'ten')
  await keep(one, 'price', 'soon')
  await keep(other, 'price', 'soon')
  expect(await answers(other, 'price')).toEqual(['ten'])
  ahead += 31_000
  await keep(one, 'price', 'eleven')
  expect(await answers(other, 'price')).toEqual(['eleven'])
  ahead += 31_000
  await keep(other, 'price', 'twelve')
  expect(await answers(one, 'price')).toEqual(['twelve'])
  ahead += (hour - 1) * 1000
  expect(await answers(one, 'price')).toEqual(['twelve'])
  ahead += 2000
  expect(await answers(one, 'price')).toEqual([])
})

test('an answer is kept per detail and per question', async () => {
  await keep(opened.runtime, 'days', 'a', 'monday')
  await keep(opened.runtime, 'days', 'b', 'tuesday')
  await keep(opened.runtime, 'weeks', 'c', 'monday')
  expect((await answers(opened.runtime, 'days')).sort()).toEqual(['a', 'b'])
})

test('what was written before a clock was set back counts for nothing, and makes room', async () => {
  ahead += 86_400_000
  await keep(opened.runtime, 'clock', 'old')
  ahead -= 86_400_000
  expect(await answers(opened.runtime, 'clock')).toEqual([])
  await keep(opened.runtime, 'clock', 'new')
  expect(await answers(opened.runtime, 'clock')).toEqual(['new'])
})

test('what stands in for nothing any more is removed, the rest is not', async () => {
  const { runtime } = opened
  await runtime.database.deleteFrom('partner_memory').execute()
  await keep(runtime, 'rates', 'short')
  await storeAnswer(runtime, 'bell', { question: 'list', answer: 'long', seconds: 24 * hour })
  ahead += (hour + 1) * 1000
  expect(await forgetStoredAnswers(runtime)).toBe(1)
  expect([await answers(runtime, 'rates'), await answers(runtime, 'list')]).toEqual([[], ['long']])
})
