import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { sendingTo } from '../../../../test/kit/submission.ts'
import { callBack as call } from '../../../core/contract/callback/callback-calls.ts'
import { callBack as operation } from '../../../core/contract/callback/callback-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { callbackType, departments } from '../../../core/rules/callback-departments.ts'
import { confirmationMails } from '../../features.ts'
import { loadRenderer } from '../../http/pages/bundle.ts'
import { deliver } from '../submissions/deliver.ts'
import { byMail } from '../submissions/delivery.ts'
import { confirmation } from '../submissions/mail.ts'
import { writePlanning } from './load.ts'
import { readPlanningFile } from './planning-file.ts'

// One planned service, from its calls to the mail and the calendar file, around the days on which the clock changes, on the last
// day of a February of 29 days, and on an Easter. Every instant here was worked out by hand.

/** Half an hour each, every day of the week, also in the night in which the clock changes. */
const planned = [
  'soort;kantoor;code;naam;straat;huisnummer;toevoeging;postcode;plaats;regio;breedte;lengte;plekken;aanbieden;duur;voor;na;stap;vooraf;horizon;wijzigen;keer;dag;van;tot',
  'kantoor;;301;Terugbellen;Voorbeeldstraat;85;;3811AB;Amersfoort;midden;52.1561;5.3878;1;nee',
  'afspraak;301;terugbellen;;;;;;;;;;;;30;0;0;30;60;14;60;3',
  ...['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'].flatMap((dag) => [
    `open;301;;;;;;;;;;;;;;;;;;;;;${dag};01:00;04:00`,
    `open;301;;;;;;;;;;;;;;;;;;;;;${dag};09:00;11:00`,
  ]),
].join('\n')

const clock = travellingClock('2026-03-27T12:00:00Z')
let server: TestServer
let write: Awaited<ReturnType<typeof loadRenderer>>['mail']
beforeAll(async () => {
  server = await openTestServer({ clock })
  write = (await loadRenderer(fileURLToPath(new URL('../../../../dist', import.meta.url)))).mail
  const file = readPlanningFile(planned)
  if (Array.isArray(file)) throw new Error(JSON.stringify(file))
  await server.database.db.transaction().execute((tx) => writePlanning(tx, clock, file))
})
afterAll(() => server?.close())

const { office } = departments.juridisch
const get = async (path: string) => {
  const answer = await server.app.inject({ url: path })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const datesNow = (): Promise<string[]> =>
  get(`/api/v1/office/${office}/appointmentTypes/${callbackType}/dates`)
const timesOn = async (date: string): Promise<string[]> => {
  const { appointmentTimes } = await get(
    `/api/v2/office/${office}/appointmentTypes/${callbackType}/dates/${date}/times`,
  )
  return appointmentTimes.map(({ startTime, endTime }: { startTime: string; endTime: string }) => {
    expect([startTime, endTime].join()).toMatch(/^\d\d:\d\d:00,\d\d:\d\d:00$/)
    return `${startTime.slice(0, 5)}-${endTime.slice(0, 5)}`
  })
}
const bodyFor = (date: string, time: string) => ({
  department: 'juridisch',
  date,
  time,
  name: 'Jannie de Vries',
  phoneNumber: '0612345678',
  emailAddress: `${randomUUID()}@voorbeeld.nl`,
  question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
})
const refusal = async (date: string, time: string) => {
  const { send } = sendingTo({ server, endpoint: endpointOf(call, operation), good: () => undefined })
  const answer = await send(bodyFor(date, time))
  return [answer.statusCode, ...Object.keys(answer.json<Problem>().errors ?? {})]
}

/** Books by the call, and answers what the database, the mail and its calendar file say of it. */
const book = async (date: string, time: string) => {
  const { takenIn } = sendingTo({ server, endpoint: endpointOf(call, operation), good: () => undefined })
  const { row } = await takenIn(bodyFor(date, time))
  const { db } = server.database
  const seat = await db
    .selectFrom('reservation')
    .innerJoin('appointment', 'appointment.submission_id', 'reservation.submission_id')
    .select([
      'reservation.starts',
      'reservation.ends',
      'appointment.starts as told',
      'appointment.ends as over',
    ])
    .where('reservation.submission_id', '=', row.id)
    .executeTakeFirstOrThrow()
  expect([seat.told, seat.over]).toEqual([seat.starts, seat.ends])
  const job = { submission: row.id, partner: byMail.partner }
  await deliver(server.runtime, job, () => confirmation(confirmationMails, write, async () => []))
  const { text, html, attachments } = await db
    .selectFrom('sandbox_message')
    .select(['text', 'html', 'attachments'])
    .where('key', '=', row.id)
    .executeTakeFirstOrThrow()
  const [file] = attachments as { content: string }[]
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file?.content ?? '', 'base64').toString('utf8')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  const when = /Een jurist belt je op (.*?), op nummer/
  expect(when.exec(html.replaceAll(/<[^>]*>/g, ''))?.[1]).toBe(when.exec(text.replaceAll('\n', ' '))?.[1])
  const iso = (at: string) => new Date(at).toISOString().slice(0, 16)
  return {
    stored: `${iso(seat.starts)} ${iso(seat.ends)}`,
    mail: when.exec(text.replaceAll('\n', ' '))?.[1],
    ics: `${iso(event.startDate.toJSDate().toISOString())} ${iso(event.endDate.toJSDate().toISOString())}`,
    zone: event.startDate.zone.tzid,
  }
}

/** A first or last time of a day: its date and time, its instants in UTC, and how the mail says it. */
type Booking = [date: string, time: string, from: string, until: string, words: string]

const spring: Booking[] = [
  ['2026-03-28', '10:30', '2026-03-28T09:30', '2026-03-28T10:00', 'zaterdag 28 maart 2026 om 10.30 uur'],
  ['2026-03-29', '01:00', '2026-03-29T00:00', '2026-03-29T00:30', 'zondag 29 maart 2026 om 1.00 uur'],
  ['2026-03-29', '01:30', '2026-03-29T00:30', '2026-03-29T01:00', 'zondag 29 maart 2026 om 1.30 uur'],
  ['2026-03-29', '03:00', '2026-03-29T01:00', '2026-03-29T01:30', 'zondag 29 maart 2026 om 3.00 uur'],
  ['2026-03-29', '10:30', '2026-03-29T08:30', '2026-03-29T09:00', 'zondag 29 maart 2026 om 10.30 uur'],
  ['2026-03-30', '01:00', '2026-03-29T23:00', '2026-03-29T23:30', 'maandag 30 maart 2026 om 1.00 uur'],
]
const autumn: Booking[] = [
  ['2026-10-24', '10:30', '2026-10-24T08:30', '2026-10-24T09:00', 'zaterdag 24 oktober 2026 om 10.30 uur'],
  ['2026-10-25', '01:00', '2026-10-24T23:00', '2026-10-24T23:30', 'zondag 25 oktober 2026 om 1.00 uur'],
  ['2026-10-25', '02:00', '2026-10-25T00:00', '2026-10-25T00:30', 'zondag 25 oktober 2026 om 2.00 uur'],
  ['2026-10-25', '02:30', '2026-10-25T00:30', '2026-10-25T01:00', 'zondag 25 oktober 2026 om 2.30 uur'],
  ['2026-10-25', '03:00', '2026-10-25T02:00', '2026-10-25T02:30', 'zondag 25 oktober 2026 om 3.00 uur'],
  ['2026-10-25', '10:30', '2026-10-25T09:30', '2026-10-25T10:00', 'zondag 25 oktober 2026 om 10.30 uur'],
  ['2026-10-26', '01:00', '2026-10-26T00:00', '2026-10-26T00:30', 'maandag 26 oktober 2026 om 1.00 uur'],
]
const easter: Booking[] = [
  ['2027-03-27', '10:30', '2027-03-27T09:30', '2027-03-27T10:00', 'zaterdag 27 maart 2027 om 10.30 uur'],
  ['2027-03-30', '01:00', '2027-03-29T23:00', '2027-03-29T23:30', 'dinsdag 30 maart 2027 om 1.00 uur'],
  ['2027-03-30', '10:30', '2027-03-30T08:30', '2027-03-30T09:00', 'dinsdag 30 maart 2027 om 10.30 uur'],
]
const leap: Booking[] = [
  ['2028-02-28', '10:30', '2028-02-28T09:30', '2028-02-28T10:00', 'maandag 28 februari 2028 om 10.30 uur'],
  ['2028-02-29', '01:00', '2028-02-29T00:00', '2028-02-29T00:30', 'dinsdag 29 februari 2028 om 1.00 uur'],
  ['2028-02-29', '10:30', '2028-02-29T09:30', '2028-02-29T10:00', 'dinsdag 29 februari 2028 om 10.30 uur'],
  ['2028-03-01', '01:00', '2028-03-01T00:00', '2028-03-01T00:30', 'woensdag 1 maart 2028 om 1.00 uur'],
]

const night = {
  skipped: ['01:00-01:30', '01:30-03:00', '03:00-03:30', '03:30-04:00'],
  // The slot of half past two ends when the clock shows two for the second time.
  twice: ['01:00-01:30', '01:30-02:00', '02:00-02:30', '02:30-02:00', '03:00-03:30', '03:30-04:00'],
  plain: ['01:00-01:30', '01:30-02:00', '02:00-02:30', '02:30-03:00', '03:00-03:30', '03:30-04:00'],
}
const morning = ['09:00-09:30', '09:30-10:00', '10:00-10:30', '10:30-11:00']

describe.each<[day: string, now: string, days: string[], times: string[], bookings: Booking[]]>([
  [
    '2026-03-29',
    '2026-03-28T08:00:00Z',
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    [...night.skipped, ...morning],
    spring,
  ],
  [
    '2026-10-25',
    '2026-10-24T07:00:00Z',
    ['2026-10-24', '2026-10-25', '2026-10-26'],
    [...night.twice, ...morning],
    autumn,
  ],
  // The clock changes on the first day of Easter, and the day after is a holiday too.
  ['2027-03-28', '2027-03-27T08:00:00Z', ['2027-03-27', '2027-03-30', '2027-03-31'], [], easter],
  [
    '2028-02-29',
    '2028-02-28T08:00:00Z',
    ['2028-02-28', '2028-02-29', '2028-03-01'],
    [...night.plain, ...morning],
    leap,
  ],
])('%s', (day, now, days, times, bookings) => {
  test('offers its days and the times of the wall', async () => {
    clock.travel(now)
    expect((await datesNow()).slice(0, 3)).toEqual(days)
    expect(await timesOn(day)).toEqual(times)
  })

  test.each(bookings)('%s %s begins at %s', async (date, time, from, until, words) => {
    clock.travel(now)
    const instants = `${from} ${until}`
    expect(await book(date, time)).toEqual({ stored: instants, ics: instants, mail: words, zone: 'UTC' })
    expect((await timesOn(date)).some((one) => one.startsWith(time))).toBe(false)
  })
})

test('a time that the clock skips is refused, and the nearest to it are those beside the gap', async () => {
  clock.travel('2026-03-28T08:00:00Z')
  await server.database.db.deleteFrom('reservation').execute()
  for (const time of ['02:00', '02:30']) expect(await refusal('2026-03-29', time)).toEqual([400, 'time'])
  const { slots } = await get(
    `/api/v1/office/${office}/appointmentTypes/${callbackType}/nearest?date=2026-03-29&time=02:30`,
  )
  expect(slots.map(({ startTime }: { startTime: string }) => startTime)).toEqual([
    ...['01:30:00', '03:00:00', '03:30:00'],
  ])
})

test('what comes twice is one appointment: nobody else gets the same words', async () => {
  clock.travel('2026-10-24T07:00:00Z')
  await server.database.db.deleteFrom('reservation').execute()
  await book('2026-10-25', '02:30')
  expect(await timesOn('2026-10-25')).toEqual([
    ...night.twice.filter((time) => time !== '02:30-02:00'),
    ...morning,
  ])
  expect(await refusal('2026-10-25', '02:30')).toEqual([409])
})

test.each(['2027-03-28', '2027-03-29'])('on %s, Easter, nobody is called', async (day) => {
  clock.travel('2027-03-27T08:00:00Z')
  for (const time of ['01:00', '03:00', '10:30']) expect(await refusal(day, time)).toEqual([400, 'date'])
})

test('the last minutes of a day before are still that day, and the first time is too near an hour before it', async () => {
  // Half past eleven in the evening of the 28th, in Amsterdam.
  clock.travel('2026-03-28T22:30:00Z')
  expect((await datesNow())[0]).toBe('2026-03-29')
  clock.travel('2026-03-28T23:00:00Z')
  expect((await timesOn('2026-03-29'))[0]).toBe('01:00-01:30')
  clock.travel('2026-03-28T23:00:01Z')
  expect((await timesOn('2026-03-29'))[0]).toBe('01:30-03:00')
  // A minute before the clock jumps from two to three: one hour later it is a minute to four.
  clock.travel('2026-03-29T00:59:00Z')
  expect((await timesOn('2026-03-29'))[0]).toBe('09:00-09:30')
})
