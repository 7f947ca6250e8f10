import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import {
  cancelAppointment,
  moveAppointment,
  readAppointment,
} from '../../../core/contract/appointment/appointment-calls.ts'
import { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { letters } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { sendLetter } from '../../services/letters/send-letter.ts'
import { changePath } from '../../services/planning/change-link.ts'

// Monday 23 November 2026 at 7.00 in Amsterdam
let now = Date.parse('2026-11-23T06:00:00Z')
const clock: Clock = { now: () => now }
const { server, nextFree, reservations } = await openPlanned(clock)
afterAll(() => server.close())
beforeEach(() => {
  now = Date.parse('2026-11-23T06:00:00Z')
})
const { db } = server.database
const key = { officeCode: 85, typeCode: '2' }

const post = async (path: string, payload: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'idempotency-key': randomUUID() },
    remoteAddress: `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
  })
  return { status: answer.statusCode, body: answer.json<Problem & Record<string, unknown>>() }
}
const move = (link: string, to: object) => post(moveAppointment.path, { link, ...to })
const cancel = (link: string) => post(cancelAppointment.path, { link })
const read = async (link: string) =>
  (await post(readAppointment.path, { link })).body.appointment as Record<string, unknown> | null
const wishOf = ({ day, startTime }: Slot) => ({ date: day, time: startTime })

let last = '2026-11-25T22:00:00Z'
/** A free slot more than a day ahead, so that its appointment may be changed, and not overlapping with one given before. */
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
  const wish = { date: slot.day, time: slot.startTime, appointmentType: 2 }
  const { body, status } = await post(send.path, reviewOf(wish))
  expect(status).toBe(201)
  const row = await db
    .selectFrom('submission')
    .select(['id', 'person_id'])
    .where('reference', '=', String(body.reference))
    .executeTakeFirstOrThrow()
  const link = changePath(server.runtime, row.id).split('#')[1] ?? ''
  const seat = async () => (await reservations()).find(({ submission_id }) => submission_id === row.id)
  const events = async () => {
    const rows = await db
      .selectFrom('submission_event')
      .select('event')
      .where('submission_id', '=', row.id)
      .orderBy('id')
      .execute()
    return rows.map(({ event }) => event).filter((event) => ['moved', 'cancelled', 'planned'].includes(event))
  }
  return { ...row, slot, link, seat, events, reference: String(body.reference) }
}

const mailed = async (submissionId: string) => {
  const rows = await db.selectFrom('letter').selectAll().orderBy('created_at').execute()
  const ours = rows.filter(({ facts }) => (facts as { submission?: string }).submission === submissionId)
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const runtime = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async (content: { intro: string[] }) => ({ html: '<p>', text: content.intro.join(' ') })
  for (const { id } of ours) await sendLetter(runtime, letters, write, id)
  return sent
}
const calendarIn = (message: Message | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(String(message?.attachments?.[0]?.content)))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: event?.getFirstPropertyValue('sequence'),
    start: String(
      (event?.getFirstPropertyValue('dtstart') as ICAL.Time | undefined)?.toJSDate().toISOString(),
    ),
  }
}

describe('an appointment', () => {
  test('is moved by its link: seat, calendar file, timeline, a mail', async () => {
    const { id, link, slot, seat, events } = await planned()
    expect(await read(link)).toMatchObject({
      date: slot.day,
      startTime: slot.startTime,
      moves: 3,
      closed: null,
    })
    const other = await someday()
    expect(await move(link, wishOf(other))).toMatchObject({ status: 200 })
    expect(Date.parse((await seat())?.starts ?? '')).toBe(Date.parse(other.start))
    expect(await read(link)).toMatchObject({ date: other.day, startTime: other.startTime, moves: 2 })
    expect(await events()).toEqual(['planned', 'moved'])
    const [mail, ...more] = await mailed(id)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('Je afspraak is verzet: Contract laten controleren')
    expect(mail?.text).toMatch(/We bellen je op 06\d{8}\./)
    const file = calendarIn(mail)
    expect(file).toMatchObject({ method: 'REQUEST', uid: `${id}-1`, sequence: 2 })
    expect(Date.parse(file.start)).toBe(Date.parse(other.start))
  })

  test('moved to the time that it has stays as it is, without a mail', async () => {
    const { id, link, slot } = await planned()
    expect(await move(link, wishOf(slot))).toMatchObject({ status: 200 })
    expect(await read(link)).toMatchObject({ moves: 3 })
    expect(await mailed(id)).toEqual([])
  })

  test('keeps its time when the other one was just taken', async () => {
    const { link, slot, seat } = await planned()
    const other = await someday()
    for (let left = 2; left > 0; left--)
      await post(send.path, reviewOf({ date: other.day, time: other.startTime, appointmentType: 2 }))
    expect(await move(link, wishOf(other))).toMatchObject({ status: 409, body: { code: 'slot-taken' } })
    expect(Date.parse((await seat())?.starts ?? '')).toBe(Date.parse(slot.start))
    expect(await read(link)).toMatchObject({ moves: 3 })
  })

  test('is moved as often as its planning said, then by phone', async () => {
    const { link } = await planned()
    for (let left = 3; left > 0; left--)
      expect(await move(link, wishOf(await someday()))).toMatchObject({ status: 200 })
    expect(await move(link, wishOf(await someday()))).toMatchObject({
      status: 409,
      body: { code: 'no-moves-left' },
    })
    expect(await cancel(link)).toMatchObject({ status: 200 })
  })

  test('is cancelled once: the seat is free at once, a calendar takes it out, one mail', async () => {
    const { id, link, seat, events } = await planned()
    const both = await Promise.all([cancel(link), cancel(link)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await seat()).toBeUndefined()
    expect(await events()).toEqual(['planned', 'cancelled'])
    const [mail, ...more] = await mailed(id)
    expect(more).toEqual([])
    expect(calendarIn(mail)).toMatchObject({ method: 'CANCEL', uid: `${id}-1`, sequence: 2 })
    expect(await read(link)).toMatchObject({ closed: 'Deze afspraak is afgezegd.', agenda: null })
    expect(await move(link, wishOf(await someday()))).toMatchObject({
      status: 409,
      body: { code: 'appointment-closed' },
    })
    const { state } = await db
      .selectFrom('submission')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('withdrawn')
  })

  test('that begins within a day is changed by phone, as it was told when it was made', async () => {
    const { link, slot } = await planned()
    await db.updateTable('appointment_type').set({ change_notice: 0, most_moves: 9 }).execute()
    now = Date.parse(slot.start) - 24 * 3600_000 + 1000
    const closed = (await read(link))?.closed
    expect(closed).toContain('tot 24 uur van tevoren')
    expect(await cancel(link)).toMatchObject({ status: 409, body: { title: closed } })
    now = Date.parse(slot.start) + 1
    expect((await read(link))?.closed).toBe('Deze afspraak is al geweest.')
    await db.updateTable('appointment_type').set({ change_notice: 1440, most_moves: 3 }).execute()
  })

  test('of many moves at once ends at one time, with one seat', async () => {
    const { link, seat, events } = await planned()
    const others = [await someday(), await someday(), await someday(), await someday()]
    const answers = await Promise.all(others.map((other) => move(link, wishOf(other))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
    expect(await seat()).toBeDefined()
    expect((await events()).filter((event) => event === 'moved')).toHaveLength(3)
  })
})

describe('a link', () => {
  test('that is not ours tells and changes nothing', async () => {
    const { link, id } = await planned()
    const forged = [`${id}.${'A'.repeat(43)}`, id, `${randomUUID()}.${link.split('.')[1]}`, 'x']
    for (const one of forged) {
      expect(await read(one), one).toBeNull()
      expect(await cancel(one), one).toMatchObject({ status: 410 })
    }
  })

  test.each([
    [{ time: '09:00' }, 'date'],
    [{ date: '2026-12-01', time: '03:00' }, 'time'],
    [{ date: '2026-12-06', time: '09:00' }, 'date'],
    [{ date: '2026-13-01', time: '09:00' }, 'date'],
  ])('with %o is refused at its field', async (wrong, field) => {
    const { link } = await planned()
    const { status, body } = await move(link, wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })
})
