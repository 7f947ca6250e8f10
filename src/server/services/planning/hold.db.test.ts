import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAgendas } from '../../../../test/kit/open-agendas.ts'
import { addOffice, visitorOf } from '../../../../test/kit/planning.ts'
import { roomPerSeat } from '../../../core/planning/slots.ts'
import { holdSeconds, holdSlot, releaseHold, removeExpiredHolds } from './hold.ts'
import { freeSlotsOn } from './offer.ts'

const day = '2026-11-24'
let planning: Awaited<ReturnType<typeof openAgendas>>
beforeAll(async () => {
  planning = await openAgendas('2026-11-23T06:00:00Z', day)
})
afterAll(() => planning.server.close())
beforeEach(async () => {
  planning.turnTo(0)
  await planning.server.database.db.deleteFrom('reservation').execute()
})
const taken = { status: 409, code: 'slot-taken' }

describe('a hold', () => {
  test('takes its seat from others and not from whoever has it, for ten minutes', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    const [first, second] = [visitorOf(planning.server), visitorOf(planning.server)]
    const held = await holdSlot(first, planning.talk, slot)
    expect(await planning.timesOf(planning.talk)).toContain('10:00')
    await holdSlot(second, planning.talk, slot)
    expect(await planning.timesOf(planning.talk)).not.toContain('10:00')
    expect(await planning.timesOf(planning.talk, held.token)).toContain('10:00')
    await expect(holdSlot(visitorOf(planning.server), planning.talk, slot)).rejects.toMatchObject(taken)
    planning.turnTo(holdSeconds * 1000)
    expect(await planning.timesOf(planning.talk)).toContain('10:00')
  })

  test('is renewed, moves with the choice and is let go', async () => {
    const visitor = visitorOf(planning.server)
    const held = await holdSlot(visitor, planning.talk, await planning.slotAt(planning.talk, '10:00'))
    planning.turnTo(300_000)
    const renewed = await holdSlot(
      visitor,
      planning.talk,
      await planning.slotAt(planning.talk, '10:00'),
      held.token,
    )
    expect(renewed.token).toBe(held.token)
    expect(Date.parse(renewed.until) - Date.parse(held.until)).toBe(300_000)
    const moved = await holdSlot(
      visitor,
      planning.talk,
      await planning.slotAt(planning.talk, '10:30'),
      held.token,
    )
    expect(await planning.reservations()).toMatchObject([
      { id: moved.token, starts: expect.stringContaining('09:30') },
    ])
    await releaseHold(planning.server.database.db, moved.token)
    expect(await planning.reservations()).toEqual([])
  })

  test('that cannot move stays where it was', async () => {
    const full = await planning.slotAt(planning.talk, '14:00')
    for (let count = 0; count < 2; count++) await planning.book(planning.talk, full)
    const visitor = visitorOf(planning.server)
    const held = await holdSlot(visitor, planning.talk, await planning.slotAt(planning.talk, '10:00'))
    await expect(holdSlot(visitor, planning.talk, full, held.token)).rejects.toMatchObject(taken)
    expect((await planning.reservations()).filter(({ held_until }) => held_until)).toMatchObject([
      { id: held.token },
    ])
  })

  test('is one of two per visitor and of twenty per address', async () => {
    const times = ['09:00', '11:00', '13:00']
    const visitor = visitorOf(planning.server)
    for (const time of times.slice(0, 2))
      await holdSlot(visitor, planning.short, await planning.slotAt(planning.short, time))
    const third = await planning.slotAt(planning.short, '13:00')
    await expect(holdSlot(visitor, planning.short, third)).rejects.toMatchObject({ status: 429 })
    planning.turnTo(holdSeconds * 1000)
    await holdSlot(visitor, planning.short, third)
    await addOffice(planning.server.database.db, 86, { seats: 50 })
    const wide = await planning.agendaOf(86, 'short')
    const tries = Array.from({ length: 25 }, () =>
      holdSlot(visitorOf(planning.server, { network: '192.0.2.1' }), wide, third),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  test('that ran out is counted anew by who renews it', async () => {
    const times = ['09:00', '11:00']
    const visitor = visitorOf(planning.server)
    const old: string[] = []
    for (const time of times)
      old.push((await holdSlot(visitor, planning.short, await planning.slotAt(planning.short, time))).token)
    planning.turnTo(holdSeconds * 1000 + 1)
    for (const time of ['13:00', '15:00'])
      await holdSlot(visitor, planning.short, await planning.slotAt(planning.short, time))
    for (const [index, time] of times.entries())
      await expect(
        holdSlot(visitor, planning.short, await planning.slotAt(planning.short, time), old[index]),
      ).rejects.toMatchObject({
        status: 429,
      })
  })

  test('of many at once is counted too', async () => {
    const most = Math.floor((roomPerSeat(planning.talk.rules) * planning.talk.seats) / 20)
    const free = await freeSlotsOn(planning.server.runtime, planning.talk)
    const wishes = free.filter((_slot, index) => index % 3 === 0).slice(0, most * 3)
    const outcomes = await Promise.allSettled(
      wishes.map((slot) => holdSlot(visitorOf(planning.server), planning.talk, slot)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  })

  test('that ran out is taken over, and swept', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    for (let count = 0; count < 2; count++) await holdSlot(visitorOf(planning.server), planning.talk, slot)
    planning.turnTo(holdSeconds * 1000 + 1)
    await planning.book(planning.talk, slot)
    await planning.book(planning.talk, slot)
    expect(await planning.reservations()).toHaveLength(2)
    await holdSlot(visitorOf(planning.server), planning.talk, await planning.slotAt(planning.talk, '14:00'))
    planning.turnTo(2 * (holdSeconds * 1000 + 1))
    expect(await removeExpiredHolds(planning.server.runtime)).toBe(1)
    expect(await planning.reservations()).toHaveLength(2)
  })
})
