import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openInspections } from '../../../../test/kit/inspections.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { homes } from '../../../../test/kit/planning.ts'
import { sendingTo } from '../../../../test/kit/submission.ts'
import {
  cancelAppointment as cancelCall,
  moveAppointment,
  readAppointment,
} from '../../../core/contract/appointment/appointment-calls.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { InspectionOrder } from '../../ports/inspections.ts'
import { cancelAppointment } from '../../services/planning/change-appointment.ts'
import { changePath } from '../../services/planning/change-link.ts'
import { syncVisit } from '../../services/planning/sync-visit.ts'
import { inspections } from './inspections-agenda.ts'
import { orderOf } from './inspections-order.ts'
import { followInspection } from './mandate.ts'

const { server, nextFree, construction } = await openInspections('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const { db } = server.database

const requests = {
  server,
  endpoint: endpointOf(calls.register, operations.register),
  good: () => construction(),
}
const { send, takenIn } = sendingTo(requests)

describe('the partner', () => {
  const placed = new Map<string, InspectionOrder>()
  const partner = {
    openTimes: server.runtime.ports.inspections.openTimes,
    place: async (order: InspectionOrder) => void placed.set(order.uid, order),
    remove: async (uid: string) => void placed.delete(uid),
  }
  const ctx = () => ({ ...server.runtime, ports: { ...server.runtime.ports, inspections: partner } })
  const sync = (id: string, as = ctx()) => syncVisit(as as never, id, orderOf)

  test('knows each inspection as it stands, and none that is off', async () => {
    const { row } = await takenIn()
    await sync(row.id)
    await sync(row.id)
    expect([...placed.values()]).toMatchObject([
      {
        uid: `${row.id}-1`,
        reference: row.reference,
        home: { kind: 'construction', postcode: '3821BT', houseNumber: 10, houseType: 3, size: 1 },
        constructionYear: 1975,
        inspector: expect.stringMatching(/^keurder-/),
        customer: { lastName: 'de Vries' },
      },
    ])
    await cancelAppointment(
      { ...server.runtime, transaction: (work: never) => db.transaction().execute(work) } as never,
      row.id,
    )
    await sync(row.id)
    expect(placed.size).toBe(0)
  })

  test('gets it again once who ordered it chose another time, at which somebody can be there', async () => {
    const { row } = await takenIn()
    const link = changePath(server.runtime, row.id).split('#')[1] ?? ''
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
    const read = await post(readAppointment.path, { link })
    expect(read.json().appointment.agenda).toEqual({
      officeId: 400,
      appointmentType: 'bouwtechnische-keuring',
      postcode: '3821BT',
      houseNumber: 10,
      minutes: 180,
    })
    const { day: date, startTime: time } = await nextFree({
      ...inspections('construction'),
      home: homes.Amersfoort,
    })
    const moved = await post(moveAppointment.path, { link, date, time })
    expect(moved.statusCode, moved.body).toBe(200)
    await sync(row.id)
    expect(placed.get(`${row.id}-1`)).toMatchObject({ sequence: 2, home: { postcode: '3821BT' } })
  })

  test('who cannot come then is told to staff, and other times are mailed', async () => {
    const { row } = await takenIn()
    const refusing = ctx()
    refusing.ports.inspections = {
      ...partner,
      place: async () => {
        throw new PartnerError('inspections', 'refused')
      },
    }
    await sync(row.id, refusing)
    const { flags } = await db
      .selectFrom('submission')
      .select('flags')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(flags).toContain('agenda-weigert')
  })
})

describe('the partner, asked once more', () => {
  const port = server.runtime.ports.inspections
  const { openTimes } = port
  afterEach(() => {
    port.openTimes = openTimes
  })
  const closed = async () => []
  const away = async () => {
    throw new PartnerError('inspections', 'unreachable')
  }

  test('refuses a time that it took back since it was offered, and nothing is taken in', async () => {
    const body = await construction()
    const count = () => db.selectFrom('submission').select('id').execute()
    const before = await count()
    port.openTimes = closed
    const answer = await send(body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'slot-taken'])
    expect(await count()).toEqual(before)
    port.openTimes = away
    const taken = await send(body)
    expect(taken.statusCode, taken.body).toBe(201)
  })

  test('refuses a move to a time that it took back, and none that it cannot be asked about', async () => {
    const { row } = await takenIn()
    const link = changePath(server.runtime, row.id).split('#')[1] ?? ''
    const other = await nextFree({ ...inspections('construction'), home: homes.Amersfoort })
    const move = async () => {
      const payload = { link, date: other.day, time: other.startTime }
      const answer = await server.app.inject({ method: 'POST', url: moveAppointment.path, payload })
      return [answer.statusCode, answer.json().code]
    }
    port.openTimes = closed
    expect(await move()).toEqual([409, 'slot-taken'])
    port.openTimes = away
    expect((await move())[0]).toBe(200)
    // the appointment already has this time, so the partner is not asked
    port.openTimes = closed
    expect((await move())[0]).toBe(200)
  })
})

test('a member’s mandate for it shifts with its time, and ends when it is off', async () => {
  const member = await addPerson(server, { membership: {} })
  const answer = await send(await construction(), randomUUID(), await cookieOf(server, member))
  expect(answer.statusCode, answer.body).toBe(201)
  const { reference } = answer.json<{ reference: string }>()
  const { id } = await db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const ends = async () => {
    await followInspection(server.runtime as never, id)
    const row = await db
      .selectFrom('mandate')
      .select('ended_at')
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
    return Date.parse(row.ended_at ?? '')
  }
  const before = await ends()
  const link = changePath(server.runtime, id).split('#')[1] ?? ''
  const other = await nextFree({ ...inspections('construction'), home: homes.Amersfoort })
  const to = { link, date: other.day, time: other.startTime }
  const moved = await server.app.inject({ method: 'POST', url: moveAppointment.path, payload: to })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(await ends()).toBe(Date.parse(other.end) + 90 * 86_400_000)
  expect(await ends()).not.toBe(before)
  await server.app.inject({ method: 'POST', url: cancelCall.path, payload: { link } })
  expect(await ends()).toBe(server.runtime.clock.now())
})
