import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockAt, dayOf, tomorrow, utcMidnight } from '../../core/kernel/clock.ts'
import { dayOfRate, optionsOf, slotsOf } from '../../core/rules/moments.ts'
import { type Handyman, type HandymanOrder, handymanGuards } from './handyman.ts'
import type { Made } from './suite.ts'

/** The moment at which the suite runs; makers give their adapter this clock. */
export const suiteClock = clockAt('2026-11-20T12:00:00Z')

const place = { lat: 52.1561, lon: 5.3878 }
const known = 'lekkende-kraan'

/** An order as a booking makes it, for days that exist. */
export const exampleOrder: HandymanOrder = {
  taskId: known,
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

/** What every handyman partner must do, sandbox or real. */
export const handymanSuite = (
  name: string,
  make: () => Promise<Made<Handyman> & { received(key: string): Promise<number> }>,
): void => {
  describe(name, () => {
    let made: Awaited<ReturnType<typeof make>>
    beforeAll(async () => {
      made = await make()
    })
    afterAll(() => made.close())

    test('every task has a category and an id of its own', async () => {
      const tasks = handymanGuards.tasks.parse(await made.port.tasks())
      const categories = handymanGuards.categories.parse(await made.port.categories())
      const ids = new Set(categories.map((category) => category.id))
      expect(tasks.filter((task) => !ids.has(task.categoryId))).toEqual([])
      expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length)
      expect(tasks).toContainEqual({
        id: known,
        title: 'Lekkende kraan repareren',
        categoryId: 'loodgieter',
      })
    })

    test('rates lie in the 42 days from the instant, in order, one a day', async () => {
      const from = utcMidnight(tomorrow(suiteClock))
      const rates = handymanGuards.rates.parse(await made.port.rates(known, place, from))
      const days = (rates?.days ?? []).map((day) => dayOfRate(day).toString())
      expect(rates?.rateType).toBe('per uur')
      expect(days.length).toBeGreaterThan(20)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((day) => day >= '2026-11-21' && day < '2027-01-02')).toBe(true)
    })

    test('the same question has the same answer', async () => {
      const ask = () => made.port.rates(known, place, utcMidnight(dayOf('2027-02-01')))
      expect(await ask()).toEqual(await ask())
    })

    test('every day offers at least one part, also when the clock changes', async () => {
      for (const from of ['2027-03-15', '2027-10-18']) {
        const rates = await made.port.rates(known, place, utcMidnight(dayOf(from)))
        const parts = (rates?.days ?? []).map((day) => slotsOf(day).length)
        expect(parts.length).toBeGreaterThan(20)
        expect(Math.min(...parts)).toBeGreaterThan(0)
      }
    })

    test('an unknown task has no rates', async () => {
      const from = utcMidnight(tomorrow(suiteClock))
      for (const unknown of ['nooit-van-gehoord', '../orders', '..', '']) {
        expect(await made.port.rates(unknown, place, from)).toBeUndefined()
      }
    })

    test('the same key is one order, however often and at once it is sent', async () => {
      const sent = Array.from({ length: 10 }, () => made.port.order('suite-key-1', exampleOrder))
      const references = new Set((await Promise.all(sent)).map((answer) => answer.partnerReference))
      expect(references.size).toBe(1)
      expect(await made.received('suite-key-1')).toBe(1)
      const other = await made.port.order('suite-key-2', exampleOrder)
      expect(references.has(other.partnerReference)).toBe(false)
    })
  })
}
