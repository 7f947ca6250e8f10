import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Occupancy, Slot, Span } from './agenda.ts'
import { emptyOccupancy } from './agenda.ts'
import { busySpan, freeSlots, nearestSlots } from './free.ts'

const buffers = { before: 15, after: 30 }
const at = (hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, 24, hour, minute)).toISOString().replace('.000Z', 'Z')
const slotAt = (hour: number, minute = 0, duration = 60): Slot => ({
  day: '2026-11-24',
  startTime: '',
  endTime: '',
  start: at(hour, minute),
  end: at(hour, minute + duration),
})
const slots = [8, 9, 10, 11, 12].map((hour) => slotAt(hour))
const taken = (...spans: [seat: number, span: Span][]): Occupancy => {
  const bySeat = Map.groupBy(spans, ([seat]) => seat)
  const seats = [...bySeat].map(([seat, of]) => [seat, of.map(([, span]) => span)] as const)
  return { ...emptyOccupancy, seats: new Map(seats) }
}
const hours = (of: readonly Slot[]) => of.map(({ start }) => Number(start.slice(11, 13)))
const free = (seats: number, of: Occupancy) => hours(freeSlots(slots, buffers, { seats, taken: of }))

describe('what is free', () => {
  it('is all of it while nothing is taken, and nothing without a seat', () => {
    expect(free(1, emptyOccupancy)).toEqual([8, 9, 10, 11, 12])
    expect(free(0, emptyOccupancy)).toEqual([])
  })

  it('leaves the time before and after to whoever serves', () => {
    const one = taken([1, busySpan(slotAt(10), buffers)])
    expect(free(1, one)).toEqual([8, 12])
    expect(free(2, one)).toEqual([8, 9, 10, 11, 12])
  })

  it('takes spans that only touch for free', () => {
    expect(free(1, taken([1, { start: at(11, 30), end: at(12) }]))).toEqual([8, 9, 10])
    expect(free(1, taken([1, { start: at(11, 31), end: at(11, 45) }]))).toEqual([8, 9, 10, 12])
  })

  it('needs one seat that is free all the time, not two that are free by turns', () => {
    const turns = taken([1, { start: at(10), end: at(10, 30) }], [2, { start: at(10, 30), end: at(11) }])
    expect(free(2, turns)).not.toContain(10)
  })

  it('gives each event of another calendar a seat, and the whole office where it says so', () => {
    const event = { start: at(10), end: at(11) }
    const others = (...outside: Occupancy['outside']) => ({ ...emptyOccupancy, outside })
    expect(free(1, others(event))).toEqual([8, 12])
    expect(free(2, others(event))).toEqual([8, 9, 10, 11, 12])
    expect(free(2, others(event, event))).toEqual([8, 12])
    expect(free(2, others(event, { start: at(11), end: at(12) }))).toEqual([8, 9, 10, 11, 12])
    expect(free(9, others({ ...event, whole: true }))).toEqual([8, 12])
    expect(free(2, { ...taken([1, event]), outside: [event] })).toEqual([8, 12])
  })
})

test('an appointment that needs somebody waits for one of those who can serve it', () => {
  const busy = { start: at(10), end: at(11) }
  const served = (...advisers: Span[][]) => ({
    ...emptyOccupancy,
    advisers: new Map(advisers.map((spans, index) => [`adviser-${index}`, spans])),
  })
  expect(free(3, served())).toEqual([])
  expect(free(3, served([busy]))).toEqual([8, 12])
  expect(free(3, served([busy], []))).toEqual([8, 9, 10, 11, 12])
  expect(free(0, served([]))).toEqual([])
})

test('a booked slot never overlaps another on its seat, however they come', () => {
  const wishes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 })
  fc.assert(
    fc.property(wishes, fc.integer({ min: 1, max: 3 }), (starts, seats) => {
      const booked = new Map<number, Span[]>()
      for (const start of starts) {
        const slot = slotAt(8, start * 15, 45)
        if (freeSlots([slot], buffers, { seats, taken: { seats: booked, outside: [] } }).length === 0)
          continue
        const busy = busySpan(slot, buffers)
        const isFree = (span: Span) => span.end <= busy.start || busy.end <= span.start
        const seat = Array.from({ length: seats }, (_, index) => index + 1).find((number) =>
          (booked.get(number) ?? []).every(isFree),
        )
        expect(seat).toBeDefined()
        booked.set(seat ?? 0, [...(booked.get(seat ?? 0) ?? []), busy])
      }
      for (const spans of booked.values())
        for (const [index, one] of spans.entries())
          for (const other of spans.slice(index + 1))
            expect(one.end <= other.start || other.end <= one.start).toBe(true)
    }),
  )
})

test('the nearest slots come in the order of time', () => {
  expect(hours(nearestSlots(slots, at(10, 10), 3))).toEqual([9, 10, 11])
  expect(hours(nearestSlots(slots, at(23), 2))).toEqual([11, 12])
  expect(nearestSlots([], at(10), 3)).toEqual([])
})
