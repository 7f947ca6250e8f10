import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { clockAt, dayOf, utcMidnight } from '../../../core/kernel/clock.ts'
import { dayOfRate, slotsOf } from '../../../core/rules/moments.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, exampleHandymanOrder, suiteClock } from '../../ports/handyman.suite.ts'
import { handymanName } from '../../ports/handyman.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { keptOrders } from '../sandbox-kit/test-orders.ts'
import { handymanSandbox } from './handyman-sandbox-adapter.ts'
import { rateOn } from './handyman-sandbox-agenda.ts'
import { categories, taskById, tasks } from './tasks.ts'

testChecks('the sandbox', checks, async () => {
  const fresh = await freshDatabase()
  return {
    port: handymanSandbox(recordsInDatabase(fresh.db, suiteClock), suiteClock),
    clock: suiteClock,
    received: (key) => keptOrders(fresh.db, handymanName, key),
    close: fresh.close,
  }
})

const place = { lat: 52.1561, lon: 5.3878 }

test('at least 60 tasks in 12 categories, with all five rate types, none of them empty', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(60)
  expect(categories).toHaveLength(12)
  expect(new Set(tasks.map((task) => task.rateType)).size).toBe(5)
  expect(new Set(tasks.map((task) => task.categoryId))).toEqual(new Set(categories.map(({ id }) => id)))
  expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length)
})

test('an order is kept as it was sent, readable by key', async () => {
  await using fresh = await freshDatabase()
  const sandbox = handymanSandbox(recordsInDatabase(fresh.db, suiteClock), suiteClock)
  const { partnerReference } = await sandbox.order('key', exampleHandymanOrder)
  const row = await fresh.db.selectFrom('sandbox_order').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    partner: 'klusservice',
    key: 'key',
    status: 'received',
    reference: partnerReference,
    received_at: '2026-11-20T12:00:00Z',
  })
  expect(row.body).toEqual(exampleHandymanOrder)
})

test('rates reach 400 days ahead and never back to today', async () => {
  await using fresh = await freshDatabase()
  const clock = clockAt('2026-11-20T23:30:00+01:00')
  const sandbox = handymanSandbox(recordsInDatabase(fresh.db, clock), clock)
  const from = (day: string) => sandbox.rates('lekkende-kraan', place, utcMidnight(dayOf(day)))
  const far = await from('2027-12-26')
  expect(dayOfRate(far?.days.at(-1) ?? { date: '' }).compare(dayOf('2028-02-01'))).toBeGreaterThan(0)
  const past = await from('2026-11-01')
  expect(past?.days.every((day) => dayOfRate(day).compare(dayOf('2026-11-21')) >= 0)).toBe(true)
})

test('nobody works on Sundays and Dutch public holidays', () => {
  const free = [
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-03-28',
    '2027-03-29',
    '2027-04-27',
    '2027-05-06',
  ]
  for (const task of tasks) {
    for (const day of free) expect(rateOn(task, place, dayOf(day))).toBeUndefined()
  }
})

test('most days offer all three parts; some only two or one; some are full; the price is of the day', () => {
  const parts: number[] = []
  const prices = new Set<number>()
  const task = taskById('lekkende-kraan')
  if (!task) throw new Error('no task')
  for (let ahead = 0; ahead < 365; ahead++) {
    const rate = rateOn(task, place, dayOf('2027-01-01').add({ days: ahead }))
    parts.push(rate ? slotsOf(rate).length : 0)
    if (rate) prices.add(rate.price)
  }
  const [none = 0, one = 0, two = 0, three = 0] = [0, 1, 2, 3].map(
    (count) => parts.filter((part) => part === count).length,
  )
  expect(three).toBeGreaterThan((one + two + three) / 2)
  expect(Math.min(one, two)).toBeGreaterThan(10)
  expect(none).toBeGreaterThan(52 + 10)
  expect(prices.size).toBeGreaterThan(10)
})

test.each([
  ['2027-03-26', '+01:00'],
  ['2027-03-30', '+02:00'],
  ['2027-10-29', '+02:00'],
  ['2027-11-01', '+01:00'],
])('the end of %s carries the offset %s', (day, offset) => {
  const ends = tasks.map((task) => rateOn(task, place, dayOf(day))?.date).filter((date) => date !== undefined)
  expect(ends.length).toBeGreaterThan(0)
  for (const end of ends) expect(end).toMatch(new RegExp(`^${day}T\\d\\d:00:00\\${offset}$`))
})
