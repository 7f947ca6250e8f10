import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { sessionOf, uploadingTo } from '../../../../test/kit/upload.ts'
import { send as call } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { send as operation } from '../../../core/contract/contract-review/contract-review-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { type ReviewRequest, reviewKind } from './contract-review-request.ts'

const { server, nextFree, reservations } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const office = 85

const good = async (appointment: object = {}, more: object = {}) => {
  const wanted = { appointmentType: 0, ...appointment }
  const slot = await nextFree({ officeCode: office, typeCode: String(wanted.appointmentType) })
  return reviewOf({ date: slot.day, time: slot.startTime, ...wanted }, more)
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

describe('a talk', () => {
  test('has its seat, its price of today and a membership for who has none', async () => {
    const { row } = await takenIn(await good({ appointmentType: 1, language: 1 }))
    expect(row).toMatchObject({ state: 'confirmed' })
    const office = JSON.stringify(row.summary)
    for (const told of ['Nieuwbouw', 'Engels', '€ 325,00', '€ 34,50 per jaar']) expect(office).toContain(told)
    const seats = await reservations()
    expect(seats.filter(({ submission_id }) => submission_id === row.id)).toHaveLength(1)
    await activateMembership(server.runtime, row.id)
    const { state } = await server.database.db
      .selectFrom('submission')
      .select('state')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('confirmed')
  })

  test('of half an hour costs what that costs', async () => {
    const body = await good({ appointmentType: 3 })
    const answer = await send(body)
    expect(answer.json()).toMatchObject({ price: 5500 })
    expect(answer.statusCode).toBe(201)
  })

  test.each([
    // a Saturday, on which this office is closed
    [{ date: '2026-11-21' }, 400, 'appointment.date'],
    [{ date: '2026-11-19' }, 400, 'appointment.date'],
    [{ time: '03:00' }, 400, 'appointment.time'],
    [{ officeCode: 32 }, 400, 'appointment.officeCode'],
    [{ appointmentType: 4 }, 400, 'appointment.appointmentType'],
  ])('asked with %o is refused where it is wrong', async (wrong, status, field) => {
    const body = await good()
    const answer = await send({ ...body, appointment: { ...body.appointment, ...wrong } })
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
  })

  test('that somebody else has is 409, and nothing is taken in', async () => {
    const wanted = await good()
    const others = await Promise.all(
      Array.from({ length: 6 }, async () => send({ ...(await good()), appointment: wanted.appointment })),
    )
    const statuses = others.map(({ statusCode }) => statusCode).toSorted()
    // the office has two seats
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409])
    const refused = others.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json<Problem>()).toMatchObject({ code: 'slot-taken' })
  })

  test('at a home for which no appointments are made is refused in the words of the settings', async () => {
    const body = await good()
    const userInformation = { ...body.userInformation, houseNumber: 13 }
    const answer = await send({ ...body, userInformation })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({
      'userInformation.houseNumber': [expect.stringContaining('Voor dit adres maken we geen afspraken.')],
    })
    const beside = { ...userInformation, houseNumberAddition: 'B' }
    expect((await send({ ...body, userInformation: beside })).statusCode).toBe(201)
  })

  test('about a contract that did not come along says how it is sent later', async () => {
    const tellsHow = async (appointmentType: number) => {
      const { row } = await takenIn(await good({ appointmentType }))
      const submission = await readSubmission(server.runtime, row.id)
      if (!submission) throw new Error('nothing was taken in')
      const stored = { ...submission, request: submission.request as ReviewRequest }
      const sender = await server.runtime.sender()
      const { content } = await reviewKind.mail(stored, sender, server.runtime)
      return [
        JSON.stringify(row.summary).includes('Nog geen contract.'),
        content.next?.some((one) => one.includes(`naar ${sender.email}, met je referentie`)),
      ]
    }
    expect(await tellsHow(0)).toEqual([true, true])
    expect(await tellsHow(3)).toEqual([false, false])
  })

  test('takes the files of its sender along, and tells their names', async () => {
    const uploaded = await uploadingTo(server).upload(pdf, 'koopcontract.pdf')
    const body = await good({}, { documents: [uploaded.json<{ id: string }>().id] })
    expect((await send(body)).statusCode).toBe(400)
    const answer = await send(body, randomUUID(), sessionOf(uploaded))
    expect(answer.statusCode, answer.body).toBe(201)
    const row = await server.database.db
      .selectFrom('submission')
      .select('summary')
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row.summary)).toContain('koopcontract.pdf')
  })
})
