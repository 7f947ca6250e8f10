import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAgendas } from '../../../../test/kit/open-agendas.ts'
import { addOffice, visitorOf } from '../../../../test/kit/planning.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import type { Agenda } from './agenda.ts'
import { holdSeconds, holdSlot } from './hold.ts'
import { freeSlotsOn } from './offer.ts'

// Visitors at as many addresses hold all they can. What is left is measured by booking all of it, not by what is offered.

/** Visitors who hold: several times as many as may hold at the largest office here. */
const visitors = 150
/** Days ahead that one may book. Every test books all of them full, twice. */
const horizon = 14

let planning: Awaited<ReturnType<typeof openAgendas>>
beforeAll(async () => {
  planning = await openAgendas('2026-11-23T06:00:00Z', '2026-11-24')
  for (const [code, seats] of [
    [86, 1],
    [87, 4],
  ] as const)
    await addOffice(planning.server.database.db, code, { seats })
  await planning.server.database.db.updateTable('appointment_type').set({ horizon }).execute()
})
afterAll(() => planning?.server.close())
beforeEach(async () => {
  planning.turnTo(0)
  await planning.server.database.db.deleteFrom('reservation').execute()
})

/** Books all that is free, the earliest first; answers the number of bookings on each day. */
const bookAll = async (agenda: Agenda): Promise<Map<string, number>> => {
  const days = new Map<string, number>()
  for (let left = 1000; left > 0; left--) {
    const free = await freeSlotsOn(planning.server.runtime, agenda)
    if (free.length === 0) return days
    // Takes one slot of each day per round, so that each look at what is free leads to many bookings.
    for (const [day, [slot]] of Map.groupBy(free, (one) => one.day))
      if (slot) {
        await planning.book(agenda, slot)
        days.set(day, (days.get(day) ?? 0) + 1)
      }
  }
  throw new Error('there is no end to it')
}
const sum = (days: Map<string, number>): number => [...days.values()].reduce((all, one) => all + one, 0)

const onlyRefused = ({ status }: { status?: number }) => expect([409, 429]).toContain(status)

const alone = new Map<string, Map<string, number>>()
/** How many can be booked on each day while nobody holds anything; calculated once for each office and type. */
const bookableAlone = async (office: number, booking: string): Promise<Map<string, number>> => {
  const key = `${office} ${booking}`
  const known = alone.get(key)
  if (known) return known
  await planning.server.database.db.deleteFrom('reservation').execute()
  const days = await bookAll(await planning.agendaOf(office, booking))
  alone.set(key, days)
  return days
}

/** How many of a type can be booked while the visitors hold all they can of the same or another type, and while nobody does. */
const bookable = async (office: number, holding: string, booking: string) => {
  const [held, wanted] = [await planning.agendaOf(office, holding), await planning.agendaOf(office, booking)]
  const free = await freeSlotsOn(planning.server.runtime, held)
  // A hold on a start between two others blocks both.
  const slots = free.filter((_slot, index) => index % 3 === 1)
  for (let visitor = 0; visitor < visitors; visitor++)
    await holdSlot(visitorOf(planning.server), held, slots[visitor % slots.length] as Slot).catch(onlyRefused)
  const beside = sum(await bookAll(wanted))
  return { beside, alone: sum(await bookableAlone(office, booking)) }
}

test.each([
  [85, 'talk', 'talk'],
  [85, 'short', 'talk'],
  [86, 'talk', 'talk'],
  [86, 'short', 'talk'],
  // Office 87 has four seats, and two advisers who can serve a talk.
  [87, 'talk', 'talk'],
])('at office %i holds of %s leave nine tenths of %s to who books', async (office, holding, booking) => {
  const { beside, alone } = await bookable(office, holding, booking)
  expect(beside).toBeLessThan(alone)
  expect(beside).toBeGreaterThanOrEqual(alone * 0.9)
})

test.each([
  [85, 'talk', 'talk'],
  [85, 'short', 'talk'],
  [87, 'talk', 'talk'],
])('of one day at office %i holds of %s leave half of %s', async (office, holding, booking) => {
  const [held, wanted] = [await planning.agendaOf(office, holding), await planning.agendaOf(office, booking)]
  const days = ['2026-11-26']
  for (const slot of await freeSlotsOn(planning.server.runtime, held, { days }))
    for (let seat = 0; seat < 2; seat++)
      await holdSlot(visitorOf(planning.server), held, slot).catch(onlyRefused)
  expect((await planning.reservations()).length).toBeGreaterThan(0)
  const beside = (await bookAll(wanted)).get('2026-11-26') ?? 0
  const whole = (await bookableAlone(office, booking)).get('2026-11-26') ?? 0
  expect(whole).toBeGreaterThan(0)
  expect(beside).toBeGreaterThanOrEqual(whole / 2)
})

test('and ten minutes later all of them', async () => {
  const slots = await freeSlotsOn(planning.server.runtime, planning.talk)
  for (const slot of slots.slice(0, 200))
    await holdSlot(visitorOf(planning.server), planning.talk, slot).catch(() => undefined)
  expect((await planning.reservations()).length).toBeGreaterThan(5)
  const alone = slots.length
  planning.turnTo(holdSeconds * 1000 + 1)
  expect((await freeSlotsOn(planning.server.runtime, planning.talk)).length).toBe(alone)
})
