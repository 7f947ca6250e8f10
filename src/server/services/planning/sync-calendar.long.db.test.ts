import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { moveAppointment } from '../../../core/contract/appointment/appointment-calls.ts'
import { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { letters } from '../../features.ts'
import type { Calendar } from '../../ports/calendar.ts'
import { changePath } from './change-link.ts'
import { calendarRefuses, syncCalendar } from './sync-calendar.ts'

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
const letterOf = async (id: string) => {
  const rows = await db.selectFrom('letter').selectAll().where('kind', '=', 'appointment-reoffered').execute()
  const ours = rows.filter(({ facts }) => (facts as { submission: string }).submission === id)
  const facts = ours[0]?.facts as Record<string, string> | undefined
  return { count: ours.length, facts }
}

test('what the calendar refuses is offered at three other times by one mail, and flagged until it moved', async () => {
  const { id, slot, link } = await planned()
  await meeting(slot)
  await Promise.all([1, 2, 3].map(() => syncCalendar(server.runtime, id, office)))
  const { count, facts = {} } = await letterOf(id)
  expect(count).toBe(1)
  const times = (facts.times ?? '').split(',')
  expect(times).toHaveLength(3)
  for (const one of times) expect(one).toMatch(/^2026-\d\d-\d\d \d\d:\d\d \d\d:\d\d$/)
  const flags = async () =>
    (await db.selectFrom('submission').select('flags').where('id', '=', id).executeTakeFirstOrThrow()).flags
  expect(await flags()).toContain(calendarRefuses)
  const content = letters
    .get('appointment-reoffered')
    ?.compose({ greeting: 'Hallo,', token: undefined, facts }, await server.runtime.sender(), server.runtime)
  expect(content?.choices).toHaveLength(4)
  expect(content?.choices?.[0]?.url).toContain(`&van=`)
  expect(content?.choices?.[0]?.url).toMatch(new RegExp(`#${link.replaceAll('.', '\\.')}$`))
  // Moves to a time of the mail in one call, which costs no move.
  const [date, time] = times[0]?.split(' ') ?? []
  const moved = await post(moveAppointment.path, { link, date, time })
  expect(moved.statusCode).toBe(200)
  expect(await flags()).not.toContain(calendarRefuses)
  await syncCalendar(server.runtime, id, office)
  expect(await eventsOf(id)).toHaveLength(1)
  const { moves_left } = await db
    .selectFrom('appointment')
    .select('moves_left')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(moves_left).toBe(3)
})

test('a calendar that is away is tried again, and nothing is mailed', async () => {
  const { id } = await planned()
  const away: Calendar = {
    ...server.runtime.ports.calendar,
    place: async () => {
      throw new PartnerError('planning', 'unreachable')
    },
  }
  const runtime = { ...server.runtime, ports: { ...server.runtime.ports, calendar: away } }
  await expect(syncCalendar(runtime, id, office)).rejects.toMatchObject({ reason: 'unreachable' })
  expect((await letterOf(id)).count).toBe(0)
})
