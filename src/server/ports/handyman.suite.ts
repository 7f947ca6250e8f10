import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '@internationalized/date'
import { type Clock, clockAt, dayOf, today, tomorrow, utcMidnight } from '../../core/kernel/clock.ts'
import { dayOfRate, optionsOf, slotsOf } from '../../core/rules/moments.ts'
import { type Handyman, type HandymanOrder, handymanGuards } from './handyman.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

const place = { lat: 52.1561, lon: 5.3878 }

export const exampleHandymanOrder: HandymanOrder = {
  taskId: 'lekkende-kraan',
  comment: 'De kraan in de keuken druppelt.\nNieuwe regel & "aanhaling" 🚰',
  rateType: 'per uur',
  customer: {
    initials: 'J.P.',
    lastName: "van der 't Hart-Ĳssel",
    telephone: '+31612345678',
    email: 'jannie@voorbeeld.nl',
  },
  address: { street: 'Voorbeeldlaan', suffix: '10 A', postcode: '3821BT', city: 'Amersfoort', ...place },
  options: optionsOf({ day: '2026-12-01', period: 'morning', price: 64.5 }),
  reference: 'KL-7H4K-2M9Q',
}

export interface HandymanWorld {
  port: Handyman
  clock: Clock
  /** The number of orders that the partner has under this key, where that can be looked up. */
  received?(key: string): Promise<number>
}

const firstTask = async ({ port }: HandymanWorld) => {
  const [task] = handymanGuards.tasks.parse(await port.tasks())
  assert.ok(task, 'there is no task at all')
  return task
}

const ratesFrom = async (world: HandymanWorld, from: CalendarDate) => {
  const task = await firstTask(world)
  const rates = handymanGuards.rates.parse(await world.port.rates(task.id, place, utcMidnight(from)))
  assert.ok(rates, `task ${task.id} has no rates`)
  return rates
}

/** An order for the partner's first task, for the first part of the first day that it offers. */
const orderFor = async (world: HandymanWorld): Promise<HandymanOrder> => {
  const task = await firstTask(world)
  const { rateType, days } = await ratesFrom(world, tomorrow(world.clock))
  const [day] = days
  assert.ok(day, `task ${task.id} can be ordered on none of the coming 42 days`)
  const [slot] = slotsOf(day)
  assert.ok(slot, `no part of ${day.date} is offered`)
  return { ...exampleHandymanOrder, taskId: task.id, rateType, options: optionsOf(slot) }
}

/** A call that only reads, for checks of the interface itself (`PartnerSuite`). */
export const ask = (port: Handyman): Promise<unknown> => port.tasks()

/** What every handyman partner must do, sandbox or real. */
export const checks: readonly Check<HandymanWorld>[] = [
  {
    what: 'every task has a category, and an id of its own',
    async run({ port }) {
      const tasks = handymanGuards.tasks.parse(await port.tasks())
      const ids = handymanGuards.categories.parse(await port.categories()).map(({ id }) => id)
      assert.ok(tasks.length > 0, 'there is no task at all')
      for (const { id, categoryId } of tasks)
        assert.ok(ids.includes(categoryId), `task ${id} is of category ${categoryId}, which is not listed`)
      assert.equal(new Set(tasks.map(({ id }) => id)).size, tasks.length, 'two tasks have the same id')
    },
  },
  {
    what: 'rates lie in the 42 days from the one that is asked, in order, one a day',
    async run(world) {
      const first = tomorrow(world.clock)
      const { days } = await ratesFrom(world, first)
      const dates = days.map((day) => dayOfRate(day).toString())
      assert.ok(dates.length > 0, 'there is no day at all')
      assert.deepEqual(dates, [...new Set(dates)].sort(), 'days are not in order, or stand twice')
      for (const date of dates)
        assert.ok(
          date >= first.toString() && date < first.add({ days: 42 }).toString(),
          `${date} is not one of the 42 days`,
        )
    },
  },
  {
    what: 'the same question has the same answer',
    async run(world) {
      const from = tomorrow(world.clock).add({ days: 60 })
      assert.deepEqual(await ratesFrom(world, from), await ratesFrom(world, from))
    },
  },
  {
    what: 'every day offers at least one part of the day, also when the clock changes',
    async run(world) {
      const year = today(world.clock).year + 1
      for (const from of [`${year}-03-15`, `${year}-10-18`])
        for (const day of (await ratesFrom(world, dayOf(from))).days)
          assert.ok(slotsOf(day).length > 0, `${day.date} ends before any part of the day is over`)
    },
  },
  {
    what: 'an unknown task has no rates',
    async run({ port, clock }) {
      for (const unknown of ['nooit-van-gehoord', '../orders', '..', ''])
        assert.equal(
          await port.rates(unknown, place, utcMidnight(tomorrow(clock))),
          undefined,
          `there are rates of a task "${unknown}"`,
        )
    },
  },
  {
    what: 'the same key is one order, however often and at once it is sent',
    async run(world) {
      const order = await orderFor(world)
      const [key, otherKey] = [`suite-${randomUUID()}`, `suite-${randomUUID()}`]
      const sent = await Promise.all(Array.from({ length: 10 }, () => world.port.order(key, order)))
      const references = new Set(sent.map(({ partnerReference }) => partnerReference))
      assert.equal(references.size, 1, 'ten times the same key gave more than one reference')
      const other = await world.port.order(otherKey, order)
      assert.ok(!references.has(other.partnerReference), 'two keys gave one reference')
      if (world.received) assert.equal(await world.received(key), 1)
    },
  },
]

/** Hands an order over under this key, for checks of the interface itself (`PartnerSuite`); `other` hands over another order. */
export const hand = async (world: HandymanWorld, key: string, other: boolean): Promise<unknown> =>
  world.port.order(key, {
    ...(await orderFor(world)),
    comment: other ? 'Iets anders.' : exampleHandymanOrder.comment,
  })
