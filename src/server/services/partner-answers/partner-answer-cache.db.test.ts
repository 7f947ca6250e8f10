import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../../test/house.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { openDatabase } from '../../database/pool.ts'
import type { House } from '../context.ts'
import { forgetStoredAnswers, storeAnswer, storedAnswers } from './partner-answer-cache.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let opened: TestHouse
/** Another process on the same database: it remembers by itself what it wrote. */
let other: House
beforeAll(async () => {
  opened = await openHouse({ clock })
  other = { ...opened.house, database: openDatabase(opened.database.url, { connections: 2 }) }
})
afterAll(async () => {
  await other.database.destroy()
  await opened.close()
})

const hour = 3600
const keep = (house: House, question: string, answer: string, detail = '') =>
  storeAnswer(house, 'bell', { question, answer, detail, seconds: hour })
const answers = async (house: House, question: string) =>
  (await storedAnswers<string>(house, 'bell', question)).map(({ answer }) => answer)

test('an answer is recalled for as long as is asked, and written again after half a minute', async () => {
  const one = opened.house
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
  await keep(opened.house, 'days', 'a', 'monday')
  await keep(opened.house, 'days', 'b', 'tuesday')
  await keep(opened.house, 'weeks', 'c', 'monday')
  expect((await answers(opened.house, 'days')).sort()).toEqual(['a', 'b'])
})

test('what was written before a clock was set back counts for nothing, and makes room', async () => {
  ahead += 86_400_000
  await keep(opened.house, 'clock', 'old')
  ahead -= 86_400_000
  expect(await answers(opened.house, 'clock')).toEqual([])
  await keep(opened.house, 'clock', 'new')
  expect(await answers(opened.house, 'clock')).toEqual(['new'])
})

test('what stands in for nothing any more is removed, the rest is not', async () => {
  const { house } = opened
  await house.database.deleteFrom('partner_memory').execute()
  await keep(house, 'rates', 'short')
  await storeAnswer(house, 'bell', { question: 'list', answer: 'long', seconds: 24 * hour })
  ahead += (hour + 1) * 1000
  expect(await forgetStoredAnswers(house)).toBe(1)
  expect([await answers(house, 'rates'), await answers(house, 'list')]).toEqual([[], ['long']])
})
