import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import { findAgenda } from './agenda.ts'
import { offeredSlotsNow } from './external-calendar.ts'

const { server, nextFree } = await openPlanned('2026-11-23T06:00:00Z')
afterAll(() => server.close())
const { db } = server.database
const office = 85
const key = { officeCode: office, typeCode: '2' }
const path = `/api/v1/office/${office}/appointmentTypes/2`
const timesOf = (day: string) =>
  server.app.inject({ url: `/api/v2/office/${office}/appointmentTypes/2/dates/${day}/times` })
const startsOn = async (day: string) =>
  (await timesOf(day))
    .json<{ appointmentTimes: { startTime: string }[] }>()
    .appointmentTimes.map(({ startTime }) => startTime)

const stands = async (
  { start, end }: Pick<Slot, 'start' | 'end'>,
  { uid = `team-${randomUUID()}`, whole = true } = {},
) => {
  const row = { office_code: office, uid, title: 'Overleg', starts: start, ends: end, whole }
  await db.insertInto('calendar_event').values(row).execute()
}
const clear = () => db.deleteFrom('calendar_event').execute()

const planned = async (slot: Slot): Promise<string> => {
  const payload = reviewOf({ date: slot.day, time: slot.startTime, appointmentType: 2 })
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await server.app.inject({ method: 'POST', url: send.path, payload, headers })
  const { reference } = answer.json<{ reference: string }>()
  const found = db.selectFrom('submission').select('id').where('reference', '=', reference)
  return (await found.executeTakeFirstOrThrow()).id
}

test('what stands in the calendar of an office is not offered, as times, days or instead of another', async () => {
  const slot = await nextFree(key)
  expect(await startsOn(slot.day)).toContain(slot.startTime)
  await stands(slot)
  expect(await startsOn(slot.day)).not.toContain(slot.startTime)
  await stands({ start: `${slot.day}T00:00:00Z`, end: `${slot.day}T23:00:00Z` })
  expect(await startsOn(slot.day)).toEqual([])
  const dates = await server.app.inject({ url: `${path}/dates` })
  expect(dates.json()).not.toContain(slot.day)
  const nearest = await server.app.inject({
    url: `${path}/nearest?date=${slot.day}&time=${slot.startTime.slice(0, 5)}`,
  })
  expect(nearest.json<{ slots: { date: string }[] }>().slots.map(({ date }) => date)).not.toContain(slot.day)
  await clear()
})

test('an event takes one seat, of which our own appointment takes its own only once', async () => {
  const slot = await nextFree(key)
  const free = async () => {
    const agenda = await findAgenda(db, key)
    if (!agenda) throw new Error('no agenda')
    const found = await offeredSlotsNow(
      server.runtime,
      { ...agenda, seats: 2, advisers: undefined },
      { days: [slot.day] },
    )
    return found.some(({ start }) => start === slot.start)
  }
  const uid = appointmentUid(await planned(slot), 1)
  await clear()
  await stands(slot, { uid, whole: false })
  expect(await free()).toBe(true)
  await stands(slot, { whole: false })
  expect(await free()).toBe(false)
  await clear()
})

test('an appointment that somebody dragged elsewhere in the calendar is in the way there', async () => {
  const [slot, other] = [await nextFree(key), await nextFree(key)]
  const uid = appointmentUid(await planned(slot), 1)
  await clear()
  const before = await startsOn(other.day)
  expect(before).toContain(other.startTime)
  await stands(other, { uid })
  expect(await startsOn(other.day)).not.toContain(other.startTime)
  await clear()
})

test('while the calendar is away nothing is offered, and the visitor is told', async () => {
  const { day } = await nextFree(key)
  const { ports } = server.runtime
  const { calendar } = ports
  const away = async () => {
    throw new PartnerError('planning', 'unreachable')
  }
  Object.assign(ports, { calendar: { ...calendar, busyWithin: away } })
  const answer = await timesOf(day)
  Object.assign(ports, { calendar })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'partner-unavailable' })
  expect(await startsOn(day)).not.toEqual([])
})
