import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../../test/house.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { openDatabase } from '../../database/pool.ts'
import type { House } from '../context.ts'
import { recall, remember } from './recall.ts'

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
const answers = async (house: House, question: string) =>
  (await recall<string>(house, 'bell', question, hour)).map(({ answer }) => answer)

test('an answer is recalled for as long as is asked, and written again after half a minute', async () => {
  const one = opened.house
  await remember(one, 'bell', 'price', 'ten')
  await remember(one, 'bell', 'price', 'soon')
  await remember(other, 'bell', 'price', 'soon')
  expect(await answers(other, 'price')).toEqual(['ten'])
  ahead += 31_000
  await remember(one, 'bell', 'price', 'eleven')
  expect(await answers(other, 'price')).toEqual(['eleven'])
  ahead += 31_000
  await remember(other, 'bell', 'price', 'twelve')
  expect(await answers(one, 'price')).toEqual(['twelve'])
  ahead += (hour - 1) * 1000
  expect(await answers(one, 'price')).toEqual(['twelve'])
  ahead += 2000
  expect(await answers(one, 'price')).toEqual([])
})

test('an answer is kept per detail and per question', async () => {
  await remember(opened.house, 'bell', 'days', 'a', 'monday')
  await remember(opened.house, 'bell', 'days', 'b', 'tuesday')
  await remember(opened.house, 'bell', 'weeks', 'c', 'monday')
  expect((await answers(opened.house, 'days')).sort()).toEqual(['a', 'b'])
})

test('what was written before a clock was set back counts for nothing, and makes room', async () => {
  ahead += 86_400_000
  await remember(opened.house, 'bell', 'clock', 'old')
  ahead -= 86_400_000
  expect(await answers(opened.house, 'clock')).toEqual([])
  await remember(opened.house, 'bell', 'clock', 'new')
  expect(await answers(opened.house, 'clock')).toEqual(['new'])
})
