import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Span } from '../../core/planning/agenda.ts'
import { appointmentUid, type Busy, type Calendar, type CalendarEvent, calendarGuards } from './calendar.ts'
import type { Check } from './suite.ts'

/** Calendars under test: those of two offices, both empty in November 2026, and a way to change them from outside. */
export interface CalendarWorld {
  port: Calendar
  offices: readonly [number, number]
  /** Puts an event of somebody else into the calendar of an office, by another way than the port. */
  others(officeCode: number, event: Span): Promise<void>
}

/** A span of whole hours on a day in November 2026 (UTC). Each check has a day of its own. */
const hours = (day: number, from: number, until: number): Span => ({
  start: new Date(Date.UTC(2026, 10, day, from)).toISOString(),
  end: new Date(Date.UTC(2026, 10, day, until)).toISOString(),
})

const appointment = (span: Span, over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...span,
  uid: appointmentUid(randomUUID(), 1),
  sequence: 0,
  title: 'OA-7H4K-2M9Q Online advies; één, "twee"\\drie <vier> & vijf',
  room: 1,
  ...over,
})

const ours = ({ start, end, uid }: CalendarEvent) => ({ start, end, whole: false, uid })
const theirs = (span: Span) => ({ ...span, whole: false })

const inOrder = (all: readonly Busy[]) =>
  calendarGuards.busyWithin
    .parse(all)
    .map(({ uid, ...one }) => (uid === undefined ? one : { ...one, uid }))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))

/** What an office is busy with on a day in November 2026, in order; by default the first office. */
const busyOn = async ({ port, offices }: CalendarWorld, day: number, office = offices[0]) =>
  inOrder(await port.busyWithin(office, hours(day, 0, 24)))

const isRefused = (thrown: unknown): boolean => {
  assert.ok(thrown instanceof PartnerError, `no PartnerError but ${thrown}`)
  assert.equal(thrown.message, 'planning: refused')
  return true
}

const placing: readonly Check<CalendarWorld>[] = [
  {
    what: 'it is not busy while nothing stands in it',
    async run(world) {
      assert.deepEqual(await busyOn(world, 1), [])
    },
  },
  {
    what: 'it tells what was placed by its UID, at that office alone',
    async run(world) {
      const one = appointment(hours(2, 9, 10))
      await world.port.place(world.offices[0], one)
      assert.deepEqual(await busyOn(world, 2), [ours(one)])
      assert.deepEqual(await busyOn(world, 2, world.offices[1]), [])
    },
  },
  {
    what: 'it has one event of a UID, however often that is placed',
    async run(world) {
      const one = appointment(hours(3, 9, 10))
      for (let times = 0; times < 3; times++) await world.port.place(world.offices[0], one)
      assert.deepEqual(await busyOn(world, 3), [ours(one)])
    },
  },
  {
    what: 'it moves an event, and takes no older change after a newer one',
    async run(world) {
      const one = appointment(hours(4, 9, 10))
      const moved = { ...one, ...hours(5, 13, 14), sequence: 1 }
      for (const each of [one, moved, one]) await world.port.place(world.offices[0], each)
      assert.deepEqual(await busyOn(world, 4), [])
      assert.deepEqual(await busyOn(world, 5), [ours(moved)])
    },
  },
  {
    what: 'it forgets what is removed, more than once too, and what never was',
    async run(world) {
      const [office] = world.offices
      const one = appointment(hours(6, 9, 10))
      await world.port.place(office, one)
      for (const uid of [one.uid, one.uid, appointmentUid(randomUUID(), 1)])
        await world.port.remove(office, uid)
      assert.deepEqual(await busyOn(world, 6), [])
      await world.port.place(office, appointment(hours(6, 9, 10)))
    },
  },
  {
    what: 'it refuses a UID that is none of ours',
    async run({ port, offices: [office] }) {
      for (const uid of ['../../escape', '', 'somebody@elsewhere.nl', `${randomUUID()}-1/../x`]) {
        await assert.rejects(port.place(office, appointment(hours(7, 9, 10), { uid })), isRefused)
        await assert.rejects(port.remove(office, uid), isRefused)
      }
    },
  },
]

const besideOthers: readonly Check<CalendarWorld>[] = [
  {
    what: 'it tells what others put there, and no UID of it',
    async run(world) {
      await world.others(world.offices[0], hours(8, 9, 10))
      assert.deepEqual(await busyOn(world, 8), [theirs(hours(8, 9, 10))])
    },
  },
  {
    what: 'it tells what overlaps a span, and nothing that only touches it',
    async run(world) {
      const { port, others } = world
      const [office] = world.offices
      await others(office, hours(9, 9, 11))
      const within = (from: number, until: number) => port.busyWithin(office, hours(9, from, until))
      assert.deepEqual(inOrder(await within(8, 10)), [theirs(hours(9, 9, 11))])
      assert.deepEqual(inOrder(await within(10, 12)), [theirs(hours(9, 9, 11))])
      assert.deepEqual(await within(7, 9), [])
      assert.deepEqual(await within(11, 13), [])
    },
  },
  {
    what: 'it refuses a time that others have, and keeps what it had of the event',
    async run(world) {
      const { port, others } = world
      const [office] = world.offices
      await others(office, hours(10, 9, 10))
      const one = appointment(hours(10, 10, 11))
      await port.place(office, one)
      const moved = { ...one, start: hours(10, 9, 10).start, sequence: 1 }
      await assert.rejects(port.place(office, moved), isRefused)
      await assert.rejects(port.place(office, appointment(hours(10, 8, 12))), isRefused)
      assert.deepEqual(await busyOn(world, 10), [theirs(hours(10, 9, 10)), ours(one)])
    },
  },
  {
    what: 'it keeps what it took when others come to the same time later, and refuses nothing then',
    async run(world) {
      const [office] = world.offices
      const one = appointment(hours(11, 9, 10))
      await world.port.place(office, one)
      await world.others(office, hours(11, 9, 10))
      await world.port.place(office, one)
      assert.equal((await busyOn(world, 11)).length, 2)
    },
  },
  {
    what: 'it takes as many at once as there is room for',
    async run(world) {
      const [office] = world.offices
      const place = (from: number, until: number) =>
        world.port.place(office, appointment(hours(12, from, until), { room: 2 }))
      await place(9, 11)
      await place(10, 12)
      await assert.rejects(place(10, 11), isRefused)
      await place(8, 10)
      assert.equal((await busyOn(world, 12)).length, 3)
    },
  },
  {
    what: 'it removes nothing of others',
    async run(world) {
      await world.others(world.offices[0], hours(13, 9, 10))
      await world.port.remove(world.offices[0], appointmentUid(randomUUID(), 1))
      assert.equal((await busyOn(world, 13)).length, 1)
    },
  },
]

/** What every calendar must do, be it our own or an outside one. */
export const calendarChecks: readonly Check<CalendarWorld>[] = [...placing, ...besideOthers]
