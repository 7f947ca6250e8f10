import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAgendas } from '../../../../test/kit/open-agendas.ts'
import { addOffice, visitorOf } from '../../../../test/kit/planning.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { perform } from '../../feature.ts'
import { inTransaction } from '../transaction.ts'
import { findAgenda } from './agenda.ts'
import { blockOffice } from './block.ts'
import { holdSeconds, holdSlot } from './hold.ts'
import { type AppointmentKey, freeSeat, moveSeat } from './reserve.ts'
import { offeredSlot } from './slot.ts'

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

describe('an agenda', () => {
  test('is unknown without its office, and without its type', async () => {
    const { db } = planning.server.database
    expect(await findAgenda(db, { officeCode: 1, typeCode: 'talk' })).toBeUndefined()
    expect(await findAgenda(db, { officeCode: 85, typeCode: 'weg' })).toBeUndefined()
  })

  test('offers nothing on a day on which the office, or each of them, is closed', async () => {
    const { db } = planning.server.database
    for (const office_code of [85, null]) {
      expect((await planning.offered(planning.talk)).length).toBeGreaterThan(0)
      await db.insertInto('closed_day').values({ office_code, day, name: 'Dicht' }).execute()
      expect(await planning.offered(planning.talk)).toEqual([])
      await db.deleteFrom('closed_day').execute()
    }
  })
})

test('an appointment goes to the adviser with the fewest that day, by days in Amsterdam', async () => {
  // half past midnight in Amsterdam, when it is still the day before in UTC
  const [starts, ends] = ['2026-11-23T23:30:00Z', '2026-11-24T00:30:00Z']
  await planning.server.database.db
    .insertInto('reservation')
    .values({
      id: randomUUID(),
      office_code: 85,
      seat: 1,
      adviser_code: 'anna-85',
      type_code: 'talk',
      starts,
      ends,
      busy: `[${starts},${ends})`,
      held_until: '2026-11-25T00:00:00Z',
      session_id: randomUUID(),
      caller: Buffer.from('somebody'),
    })
    .execute()
  await planning.book(planning.talk, await planning.slotAt(planning.talk, '10:00'))
  const rows = await planning.reservations()
  expect(rows.map((row) => row.adviser_code)).toContain('bram-85')
})

describe('a block', () => {
  const staff = () => staffContextOf(planning.server.runtime, ['member-service'])
  const blocking = { officeCode: 85, day, from: '09:30', until: '12:00', note: 'Verhuizing' }
  afterEach(() => planning.server.database.db.deleteFrom('office_block').execute())

  test('is in the way of who holds and of who books, also of what overlaps its edge', async () => {
    await perform(staff(), blockOffice, blocking)
    for (const time of ['09:00', '10:00', '11:00']) {
      const slot = await planning.slotAt(planning.talk, time)
      await expect(holdSlot(visitorOf(planning.server), planning.talk, slot)).rejects.toMatchObject(taken)
      await expect(planning.book(planning.talk, slot)).rejects.toMatchObject(taken)
    }
    expect(await planning.timesOf(planning.talk)).not.toContain('10:00')
    await planning.book(planning.talk, await planning.slotAt(planning.talk, '13:00'))
  })

  test('takes what is held, leaves what is booked and names it', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    const key = await planning.book(planning.talk, slot)
    const held = await holdSlot(visitorOf(planning.server), planning.talk, slot)
    const { within } = await perform(staff(), blockOffice, blocking)
    expect(within).toHaveLength(1)
    expect(await planning.reservations()).toMatchObject([{ submission_id: key.submissionId }])
    await expect(planning.book(planning.talk, slot, held.token)).rejects.toMatchObject(taken)
  })

  test('misses nobody who books meanwhile', async () => {
    for (let round = 0; round < 10; round++) {
      await planning.server.database.db.deleteFrom('reservation').execute()
      await planning.server.database.db.deleteFrom('office_block').execute()
      const slot = await planning.slotAt(planning.talk, '10:00')
      const [booked, blocked] = await Promise.allSettled([
        planning.book(planning.talk, slot),
        perform(staff(), blockOffice, blocking),
      ])
      const named = blocked.status === 'fulfilled' ? blocked.value.within.length : -1
      expect(named).toBe(booked.status === 'fulfilled' ? 1 : 0)
    }
  })
})

describe('a request', () => {
  const wanted = (time: string | { startTime: string; endTime: string }) =>
    offeredSlot(planning.server.runtime, planning.talk, { date: day, time })

  test('says its time alone or with its end, with or without seconds', async () => {
    for (const time of [
      '10:00',
      '10:00:00',
      { startTime: '10:00', endTime: '11:00' },
      { startTime: '10:00:00', endTime: '11:00:00' },
    ])
      expect((await wanted(time)).startTime).toBe('10:00:00')
  })

  test('with an end that is not offered is refused at its time', async () => {
    for (const time of [
      { startTime: '10:00', endTime: '10:30' },
      { startTime: '10:15', endTime: '11:15' },
    ])
      await expect(wanted(time)).rejects.toMatchObject({
        status: 400,
        errors: { time: [expect.any(String)] },
      })
  })
})

describe('an appointment', () => {
  test('takes the seat that was held for it, also when that ran out and nobody came', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    const held = await holdSlot(visitorOf(planning.server), planning.talk, slot)
    planning.turnTo(holdSeconds * 2000)
    const key = await planning.book(planning.talk, slot, held.token)
    expect(await planning.reservations()).toMatchObject([
      { id: held.token, submission_id: key.submissionId, held_until: null, session_id: null, caller: null },
    ])
  })

  test('takes another seat when its hold is gone, and is refused when none is left', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    const held = await holdSlot(visitorOf(planning.server), planning.talk, slot)
    planning.turnTo(holdSeconds * 1000 + 1)
    await planning.book(planning.talk, slot)
    await planning.book(planning.talk, slot, held.token)
    await expect(planning.book(planning.talk, slot, held.token)).rejects.toMatchObject(taken)
    const advisers = (await planning.reservations()).map(({ adviser_code }) => adviser_code).toSorted()
    expect(advisers).toEqual(['anna-85', 'bram-85'])
  })

  test('needs a seat that nobody of another type has, and an adviser wherever they are', async () => {
    const slot = await planning.slotAt(planning.talk, '10:00')
    for (let count = 0; count < 2; count++)
      await planning.book(planning.short, await planning.slotAt(planning.short, '10:30'))
    await expect(planning.book(planning.talk, slot)).rejects.toMatchObject(taken)
    await addOffice(planning.server.database.db, 86, { seats: 4 })
    await planning.server.database.db
      .updateTable('adviser')
      .set({ offices: [85, 86] })
      .execute()
    const elsewhere = await planning.agendaOf(86, 'talk')
    for (let count = 0; count < 4; count++)
      await planning.book(elsewhere, await planning.slotAt(elsewhere, '14:00'))
    expect(await planning.timesOf(await planning.agendaOf(85, 'talk'))).not.toContain('14:00')
  })

  test('moves only to what is free, keeps what it had until then, and frees it at once', async () => {
    const [ten, two] = [
      await planning.slotAt(planning.talk, '10:00'),
      await planning.slotAt(planning.talk, '14:00'),
    ]
    const key = await planning.book(planning.talk, ten)
    const others = [await planning.book(planning.talk, two), await planning.book(planning.talk, two)]
    const move = (slot: Slot) =>
      inTransaction(planning.server.runtime.database, (tx) =>
        moveSeat(tx, planning.server.runtime, planning.talk, slot, key),
      )
    await expect(move(two)).rejects.toMatchObject(taken)
    expect((await planning.reservations())[0]).toMatchObject({ submission_id: key.submissionId })
    // Half an hour later overlaps the time that it has itself.
    await move(await planning.slotAt(planning.talk, '10:30'))
    if (others[0])
      await inTransaction(planning.server.runtime.database, (tx) => freeSeat(tx, others[0] as AppointmentKey))
    await move(two)
    expect(await planning.timesOf(planning.talk)).toContain('10:00')
    expect(await planning.reservations()).toHaveLength(2)
  })
})
