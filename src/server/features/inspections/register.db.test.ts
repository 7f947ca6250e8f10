import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { homes } from '../../../../test/kit/planning.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { moveAppointment, readAppointment } from '../../../core/contract/appointment.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import * as operations from '../../../core/contract/inspections.operations.ts'
import * as calls from '../../../core/contract/inspections.ts'
import { sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import type { InspectionKind } from '../../../core/rules/inspections.ts'
import type { InspectionOrder } from '../../ports/inspections.ts'
import type { VisitedHome } from '../../services/planning/agenda.ts'
import { cancelAppointment } from '../../services/planning/change-appointment.ts'
import { changePath } from '../../services/planning/change-link.ts'
import { syncVisit } from '../../services/planning/sync-visit.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { inspections } from './agenda.ts'
import { orderOf } from './order.ts'

const { server, nextFree } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const { db } = server.database

/** A good request of somebody whom nobody knows, for a time that is free. */
const good = async (kind: InspectionKind, home: VisitedHome, object: object) => {
  const { start, end } = await nextFree({ ...inspections(kind), home })
  return {
    selectedAppointmentTime: { start, end },
    service: { smsReminder: true, smsReminderPhoneNumber: '0612345678', iban: 'NL91ABNA0417164300' },
    userInformation: {
      relationId: null,
      sex: 1,
      initials: 'J.',
      infix: 'de',
      lastName: 'Vries',
      postcode: '3821BT',
      houseNumber: 11,
      houseNumberAddition: '',
      streetName: 'Voorbeeldlaan',
      city: 'Amersfoort',
      phoneNumberMobile: '+31612345678',
      phoneNumberLandline: '',
      emailAddress: `${randomUUID()}@voorbeeld.nl`,
      accountNumber: 'NL91ABNA0417164300',
      agreedToGeneralTerms: true,
      agreedToDirectDebit: true,
    },
    object: {
      typeCode: 3,
      address: {
        houseNumber: home.houseNumber,
        addition: '',
        postcode: home.postcode,
        streetName: 'Voorbeeldlaan',
        placeName: 'Amersfoort',
      },
      ...object,
    },
  }
}
const construction = (object: object = {}, home: VisitedHome = homes.Amersfoort) =>
  good('construction', home, { sizeCode: 1, constructionYear: 1975, floor: 0, ...object })
const completion = (object: object = {}) => good('completion', homes.Utrecht, object)

const requests = {
  construction: {
    server,
    endpoint: endpointOf(calls.register, operations.register),
    good: () => construction(),
  },
  completion: {
    server,
    endpoint: endpointOf(calls.registerCompletion, operations.registerCompletion),
    good: () => completion({ project: 'Voorbeeldhof', builder: 'Bouwbedrijf' }),
  },
}
const { send, takenIn } = sendingTo(requests.construction)
const sending = sendingTo(requests.completion)

const optional = [
  'userInformation.relationId',
  'userInformation.infix',
  'userInformation.houseNumberAddition',
  'userInformation.phoneNumberLandline',
  'userInformation.accountNumber',
  'hold',
  'acceptedPriceInCents',
]
testSubmission({
  ...requests.construction,
  optional: [...optional, 'object.address.addition', 'object.floor'],
})
testSubmission({
  ...requests.completion,
  optional: [
    ...optional,
    'object.address.addition',
    'object.project',
    'object.builder',
    'object.projectDeveloper',
  ],
})

const errorsOf = (answer: { json<T>(): T }) => answer.json<Problem>().errors ?? {}

describe('an inspection', () => {
  test.each([
    [0, 39_500],
    [1, 44_500],
    [2, 49_500],
    [3, 59_500],
  ])('of band %i costs %i cents, and another price is refused', async (sizeCode, price) => {
    const body = await construction({ sizeCode })
    const other = await send({ ...body, acceptedPriceInCents: price - 1 })
    expect(other.statusCode).toBe(409)
    expect(other.json<Problem>()).toMatchObject({ code: 'price-changed' })
    const answer = await send({ ...body, acceptedPriceInCents: price })
    expect(answer.json()).toMatchObject({ price })
    const row = await db
      .selectFrom('submission')
      .select('document')
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    const amount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(price / 100)
    expect(JSON.stringify(row.document)).toContain(`${amount} (exclusief lidmaatschap`)
  })

  test('has somebody who comes, its place, and its home with whoever comes', async () => {
    const { row, body } = await takenIn()
    const seat = await db
      .selectFrom('reservation')
      .selectAll()
      .where('submission_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(seat).toMatchObject({ home_postcode: '3821BT', home_number: 10 })
    expect(seat.adviser_code).toMatch(/^keurder-(midden|oost)-/)
    const { place } = await db
      .selectFrom('appointment')
      .select('place')
      .where('submission_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(place).toContain('Voorbeeldlaan 10')
    expect(Date.parse(seat.starts)).toBe(
      Date.parse((body as { selectedAppointmentTime: { start: string } }).selectedAppointmentTime.start),
    )
  })

  test('where one inspector lives far from all others is given once', async () => {
    const body = await construction({}, homes.Groningen)
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { userInformation } = await construction()
        return send({ ...body, userInformation })
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  })

  test.each([
    [
      { selectedAppointmentTime: { start: '2026-11-28T09:00:00+01:00', end: '2026-11-28T12:00:00+01:00' } },
      'selectedAppointmentTime.start',
    ],
    [
      { selectedAppointmentTime: { start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' } },
      'selectedAppointmentTime.start,selectedAppointmentTime.end',
    ],
    [{ service: { smsReminder: true, iban: 'NL91ABNA0417164300' } }, 'service.smsReminderPhoneNumber'],
    [{ service: { smsReminder: 'ja', iban: 'NL91ABNA0417164300' } }, 'service.smsReminder'],
  ])('asked with %j is refused where it is wrong', async (wrong, field) => {
    const answer = await send({ ...(await construction()), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(errorsOf(answer)).join()).toBe(field)
  })

  test('at a home without appointments is refused', async () => {
    const body = await construction()
    const address = { ...body.object.address, houseNumber: 13 }
    const answer = await send({ ...body, object: { ...body.object, address } })
    expect(Object.keys(errorsOf(answer))).toEqual(['object.address.houseNumber'])
  })

  test('of a new house is not where one lives', async () => {
    const body = await completion()
    const { postcode, houseNumber } = body.object.address
    const userInformation = { ...body.userInformation, postcode, houseNumber }
    const answer = await sending.send({ ...body, userInformation })
    expect(errorsOf(answer)).toEqual({ 'userInformation.houseNumber': [sameHomeSentence] })
  })

  test('of a member asks no membership, and is collected by a mandate for this one payment', async () => {
    const member = await addPerson(server, { membership: {} })
    const body = await construction()
    const { agreedToDirectDebit: _, ...userInformation } = body.userInformation
    const answer = await send({ ...body, userInformation }, randomUUID(), await cookieOf(server, member))
    expect(answer.statusCode, answer.body).toBe(201)
    const mandates = await db.selectFrom('mandate').selectAll().where('person_id', '=', member.id).execute()
    expect(mandates).toHaveLength(1)
    const ends = Date.parse(mandates[0]?.ended_at ?? '')
    expect(ends).toBe(Date.parse(body.selectedAppointmentTime.end) + 90 * 86_400_000)
    const joining = db.selectFrom('membership_application').where('person_id', '=', member.id)
    expect(await joining.selectAll().execute()).toEqual([])
  })

  test('keeps no number where no text message is wanted', async () => {
    const body = await construction()
    const service = { ...body.service, smsReminder: false }
    const { row } = await takenIn({ ...body, service })
    expect(requestIn(row.request)).toMatchObject({ service: { smsReminder: false } })
    expect(JSON.stringify((requestIn(row.request) as { service: object }).service)).not.toContain('612345678')
  })
})

describe('times', () => {
  const ask = async (payload: object, url = calls.times.path) => {
    const answer = await server.app.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const home = { houseNumber: 10, houseNumberAddition: '' }

  test('of a house that stands have the offset of their day', async () => {
    const { body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })
    expect(body[0]).toEqual({
      start: expect.stringMatching(/^2026-11-\d\dT\d\d:\d\d:00\+01:00$/),
      end: expect.stringMatching(/\+01:00$/),
    })
  })

  test('of a new house come the nearest first, on the day that is asked', async () => {
    const asked = { ...home, typeCode: 3, zipcode: '3821BT', plannedTime: '2026-12-08T11:20:00+01:00' }
    const { body } = await ask(asked, calls.completionTimes.path)
    expect(body[0].start).toBe('2026-12-08T11:15:00+01:00')
    expect(body.every(({ start }: { start: string }) => start.startsWith('2026-12-08'))).toBe(true)
    const days = (await server.app.inject({ url: calls.completionDays.path })).json<string[]>()
    expect(days).toContain('2026-12-08')
    expect(days).not.toContain('2026-12-25')
  })

  test.each([
    [{ zipCode: '9999ZZ', houseNumber: 1 }, 'houseNumber'],
    [{ zipCode: 'weg' }, 'zipCode'],
    [{ typeCode: 5 }, 'typeCode'],
    [{ sizeCode: 4 }, 'sizeCode'],
  ])('%j is told at its field', async (wrong, field) => {
    const { status, body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT', ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are those alone at which the partner can be there', async () => {
    const { inspections: port } = server.runtime.ports
    const { openTimes } = port
    port.openTimes = async () => [{ start: '2026-12-08T08:00:00Z', end: '2026-12-08T11:45:00Z' }]
    const { body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })
    expect(body.map(({ start }: { start: string }) => start)).toEqual([
      '2026-12-08T09:00:00+01:00',
      '2026-12-08T09:30:00+01:00',
    ])
    port.openTimes = openTimes
  })

  test('are none while the partner cannot say who can come', async () => {
    const { inspections: port } = server.runtime.ports
    const { openTimes } = port
    port.openTimes = async () => {
      throw new PartnerError('keuringspartner', 'unreachable')
    }
    expect((await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })).status).toBe(503)
    port.openTimes = openTimes
  })
})

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
        throw new PartnerError('keuringspartner', 'refused')
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
