import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openInspections } from '../../../../test/kit/inspections.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { collectionOf } from '../../../core/inspections/collection.ts'
import { sameHomeSentence } from '../../../core/inspections/same-home.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'

const { server, construction, completion } = await openInspections('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const { db } = server.database

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

testSubmission(requests.construction)
testSubmission(requests.completion)

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
      .select('summary')
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    const amount = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(price / 100)
    const told = JSON.stringify(row.summary).replaceAll('\u00a0', ' ')
    expect(told).toContain(`${amount} (exclusief lidmaatschap`)
    // the amount of the debit that was agreed to, and the total with the membership
    const total = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format((price + 3450) / 100)
    expect(told).toContain(`€ ${amount}, na de keuring`)
    expect(told).toContain(`"Samen met een jaar lidmaatschap","value":"€ ${total}"`)
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
    const answer = await send(body, randomUUID(), await cookieOf(server, member))
    expect(answer.statusCode, answer.body).toBe(201)
    const mandates = await db.selectFrom('mandate').selectAll().where('person_id', '=', member.id).execute()
    expect(mandates).toHaveLength(1)
    const ends = Date.parse(mandates[0]?.ended_at ?? '')
    expect(ends).toBe(Date.parse(body.selectedAppointmentTime.end) + 90 * 86_400_000)
    expect(mandates[0]).toMatchObject(collectionOf(44_500))
    const told = await db
      .selectFrom('submission')
      .select('request')
      .where('reference', '=', answer.json().reference)
      .executeTakeFirstOrThrow()
    // this consent is stored only for a sender who becomes a member, and the mail depends on it
    expect(JSON.stringify(told)).not.toContain('agreedToDirectDebit')
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
