import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { moveAppointment } from '../../../core/contract/appointment/appointment-calls.ts'
import { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { changePath } from './change-link.ts'
import { syncCalendar } from './sync-calendar.ts'

const { server, nextFree } = await openPlanned('2026-11-23T06:00:00Z')
afterAll(() => server.close())
const { db } = server.database
const office = 85
const key = { officeCode: office, typeCode: '2' }

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } })

let last = '2026-11-25T22:00:00Z'
const someday = async (): Promise<Slot> => {
  for (;;) {
    const slot = await nextFree(key)
    if (Date.parse(slot.start) < Date.parse(last) + 75 * 60_000) continue
    last = slot.start
    return slot
  }
}
const planned = async () => {
  const slot = await someday()
  const answer = await post(send.path, reviewOf({ date: slot.day, time: slot.startTime, appointmentType: 2 }))
  const { id } = await db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', answer.json<{ reference: string }>().reference)
    .executeTakeFirstOrThrow()
  return { id, slot, link: changePath(server.runtime, id).split('#')[1] ?? '' }
}
const eventsOf = (id: string) =>
  db.selectFrom('calendar_event').selectAll().where('uid', '=', `${id}-1`).execute()
/** An event of others that takes the whole office at the time of a slot. */
const meeting = ({ start, end }: Slot) =>
  db
    .insertInto('calendar_event')
    .values({
      office_code: office,
      uid: `team-${randomUUID()}`,
      title: 'Overleg',
      starts: start,
      ends: end,
      whole: true,
    })
    .execute()

test('an appointment stands in the calendar of its office, moves with it and goes with it', async () => {
  const { id, slot, link } = await planned()
  const waiting = await db
    .selectFrom('submission_event')
    .select('event')
    .where('submission_id', '=', id)
    .where('event', '=', 'planned')
    .execute()
  expect(waiting).toHaveLength(1)
  await syncCalendar(server.runtime, id, office)
  await syncCalendar(server.runtime, id, office)
  const [event, ...more] = await eventsOf(id)
  expect(more).toEqual([])
  expect(Date.parse(event?.starts ?? '')).toBe(Date.parse(slot.start))
  expect(event?.title).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4} Contract laten controleren$/)
  const other = await someday()
  await post(moveAppointment.path, { link, date: other.day, time: other.startTime })
  await syncCalendar(server.runtime, id, office)
  expect(Date.parse((await eventsOf(id))[0]?.starts ?? '')).toBe(Date.parse(other.start))
  await post('/api/v1/appointment/cancel', { link })
  await syncCalendar(server.runtime, id, office)
  expect(await eventsOf(id)).toEqual([])
})

test('what others have in the calendar of the office is not offered, and nothing is while it is away', async () => {
  const slot = await someday()
  const times = (at = slot) =>
    server.app.inject({ url: `/api/v2/office/${office}/appointmentTypes/2/dates/${at.day}/times` })
  const starts = async () =>
    (await times()).json().appointmentTimes.map(({ startTime }: { startTime: string }) => startTime)
  expect(await starts()).toContain(slot.startTime)
  await meeting(slot)
  expect(await starts()).not.toContain(slot.startTime)
  const { busyWithin } = server.runtime.ports.calendar
  server.runtime.ports.calendar.busyWithin = async () => {
    throw new PartnerError('planning', 'unreachable')
  }
  const answer = await times()
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'partner-unavailable'])
  server.runtime.ports.calendar.busyWithin = busyWithin
})
