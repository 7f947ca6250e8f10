import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '@internationalized/date'
import { type Clock, clockAt, dayOf, instantOf, tomorrow, wallToZulu } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { appointmentUid } from './calendar.ts'
import { type InspectionOrder, type Inspections, inspectionsGuards } from './inspections.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

const hour = 3_600_000

export const exampleInspectedHome: InspectionOrder['home'] = {
  kind: 'construction',
  postcode: '3821BT',
  houseNumber: 10,
  addition: 'A',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
  houseType: 3,
  size: 1,
  lat: 52.1561,
  lon: 5.3878,
}

export const exampleInspectionOrder: InspectionOrder = {
  uid: appointmentUid('3f0c2b1a-7d4e-4c59-9a61-2e8f5b7c0d13', 1),
  sequence: 0,
  reference: '7KQM-X4TF',
  start: '2026-12-01T08:00:00Z',
  end: '2026-12-01T11:00:00Z',
  home: exampleInspectedHome,
  constructionYear: 1975,
  customer: {
    initials: 'J.P.',
    lastName: "van der 't Hart-Ĳssel",
    telephone: '+31612345678',
    email: 'jannie@voorbeeld.nl',
  },
}

export interface InspectionsWorld {
  port: Inspections
  clock: Clock
  /** The inspection with this UID as the partner has it, where that can be looked up; undefined when there is none. */
  standing?(uid: string): Promise<(Span & { sequence: number }) | undefined>
}

/** A span of whole days, from midnight to midnight in Amsterdam. */
const daysFrom = (first: CalendarDate, days: number): Span => ({
  start: wallToZulu(`${first}T00:00:00`),
  end: wallToZulu(`${first.add({ days })}T00:00:00`),
})

/** The open times of the example home within a span, once it was asserted that they lie within it, in order, none overlapping. */
const openIn = async ({ port }: InspectionsWorld, span: Span): Promise<Span[]> => {
  const open = await port.openTimes(exampleInspectedHome, span)
  for (const [at, { start, end }] of open.entries()) {
    assert.ok(instantOf(start) < instantOf(end), `${start} is not before ${end}`)
    assert.ok(
      instantOf(span.start) <= instantOf(start) && instantOf(end) <= instantOf(span.end),
      `${start} to ${end} is not within ${span.start} to ${span.end}`,
    )
    const before = open[at - 1]
    assert.ok(!before || instantOf(before.end) <= instantOf(start), `${start} is before the end of another`)
  }
  return inspectionsGuards.openTimes.parse(open)
}

/** A call that only reads, for checks of the interface itself (`PartnerSuite`). */
export const ask = (port: Inspections): Promise<unknown> =>
  port.openTimes(exampleInspectedHome, daysFrom(tomorrow(suiteClock), 7))

const comingWeeks = ({ clock }: InspectionsWorld): Span => daysFrom(tomorrow(clock), 42)

const isLong = ({ start, end }: Span): boolean => instantOf(end) - instantOf(start) >= 4 * hour

const zulu = (instant: number): string => new Date(instant).toISOString()

/** An inspection of three hours that begins `after` hours after the start of a stretch. */
const inspection = ({ start }: Span, after = 0, over: Partial<InspectionOrder> = {}): InspectionOrder => ({
  ...exampleInspectionOrder,
  uid: appointmentUid(randomUUID(), 1),
  start: zulu(instantOf(start) + after * hour),
  end: zulu(instantOf(start) + (after + 3) * hour),
  ...over,
})

/** The first stretch that is long enough for an inspection and for moving it by an hour. */
const firstOpen = async (world: InspectionsWorld): Promise<Span> => {
  const open = (await openIn(world, comingWeeks(world))).find(isLong)
  assert.ok(open, 'it is not open for four hours on any of the coming 42 days')
  return open
}

/** Asserts that the partner has the inspection with this UID as this order says; with undefined, that it has none. */
const stands = async ({ standing }: InspectionsWorld, uid: string, order: InspectionOrder | undefined) => {
  if (!standing) return
  const found = await standing(uid)
  const told = found && [found.sequence, instantOf(found.start), instantOf(found.end)]
  assert.deepEqual(told, order && [order.sequence, instantOf(order.start), instantOf(order.end)])
}

const asking: readonly Check<InspectionsWorld>[] = [
  {
    what: 'open times lie within the span that is asked, in order, none overlapping',
    async run(world) {
      await firstOpen(world)
    },
  },
  {
    what: 'a span that begins and ends within an open time is open as a whole',
    async run(world) {
      const { start, end } = inspection(await firstOpen(world), 1)
      const open = await openIn(world, { start, end })
      assert.deepEqual(
        open.map((one) => [instantOf(one.start), instantOf(one.end)]),
        [[instantOf(start), instantOf(end)]],
      )
    },
  },
  {
    what: 'the same question has the same answer',
    async run(world) {
      const span = comingWeeks(world)
      assert.deepEqual(await openIn(world, span), await openIn(world, span))
    },
  },
  {
    what: 'open times lie within their day, also when the clock changes',
    async run(world) {
      const year = tomorrow(world.clock).year + 1
      // The last seven days of March and October: the clock changes on the Sunday among them.
      for (const first of [`${year}-03-25`, `${year}-10-25`])
        for (let ahead = 0; ahead < 7; ahead++)
          await openIn(world, daysFrom(dayOf(first).add({ days: ahead }), 1))
    },
  },
]

const placing: readonly Check<InspectionsWorld>[] = [
  {
    what: 'the same inspection is one, however often and at once it is sent, and closes no time',
    async run(world) {
      const span = comingWeeks(world)
      const before = await openIn(world, span)
      const one = inspection(await firstOpen(world))
      await Promise.all(Array.from({ length: 10 }, () => world.port.place(one)))
      await stands(world, one.uid, one)
      assert.deepEqual(await openIn(world, span), before, 'it is open at other times than before')
    },
  },
  {
    what: 'a higher sequence moves an inspection, and an older change does nothing any more',
    async run(world) {
      const open = await firstOpen(world)
      const one = inspection(open)
      const moved = inspection(open, 1, { uid: one.uid, sequence: 2 })
      const between = inspection(open, 0, { uid: one.uid, sequence: 1 })
      for (const each of [one, moved, between, one]) await world.port.place(each)
      await stands(world, one.uid, moved)
    },
  },
  {
    what: 'an inspection is taken back, more than once too, and so is one that never was',
    async run(world) {
      const one = inspection(await firstOpen(world))
      await world.port.place(one)
      for (const uid of [one.uid, one.uid, appointmentUid(randomUUID(), 1)]) await world.port.remove(uid)
      await stands(world, one.uid, undefined)
    },
  },
  {
    what: 'what was taken back comes back by a higher sequence alone',
    async run(world) {
      const one = inspection(await firstOpen(world))
      await world.port.place(one)
      await world.port.remove(one.uid)
      await world.port.place(one)
      await stands(world, one.uid, undefined)
      const again = { ...one, sequence: 1 }
      await world.port.place(again)
      await stands(world, one.uid, again)
    },
  },
  {
    what: 'a time at which it is not open is refused, and what it had of that inspection stays',
    async run(world) {
      const span = comingWeeks(world)
      const open = await openIn(world, span)
      const goesOn = (end: string) => open.some((one) => instantOf(one.start) === instantOf(end))
      const closing = open.find(
        (one) => isLong(one) && instantOf(one.end) < instantOf(span.end) && !goesOn(one.end),
      )
      // A partner that is open day and night has no time to refuse.
      if (!closing) return
      const one = inspection(closing)
      await world.port.place(one)
      const beyond = { ...one, sequence: 1, end: zulu(instantOf(closing.end) + hour) }
      const another = { ...beyond, uid: appointmentUid(randomUUID(), 1) }
      for (const order of [beyond, another])
        assert.equal(
          await outcomeOf(world.port.place(order)),
          'refused',
          'it takes an inspection that ends an hour after it closes, or refuses it with another status than 409',
        )
      await stands(world, one.uid, one)
      await stands(world, another.uid, undefined)
    },
  },
]

const outcomeOf = (called: Promise<unknown>): Promise<string> =>
  called.then(
    () => 'taken',
    (thrown: unknown) => (thrown instanceof PartnerError ? thrown.reason : String(thrown)),
  )

/** What every partner that inspects homes must do, sandbox or real. */
export const checks: readonly Check<InspectionsWorld>[] = [...asking, ...placing]

/**
 * Hands an inspection over under this key, for checks of the interface itself (`PartnerSuite`); `other` hands over another one.
 */
export const hand = async (world: InspectionsWorld, key: string, other: boolean): Promise<unknown> => {
  const one = inspection(await firstOpen(world), 0, { uid: key })
  return world.port.place(other ? { ...one, reference: '7KQM-X4TC' } : one)
}
