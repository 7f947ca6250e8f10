import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/will-advice/will-advice-calls.ts'
import { register as operation } from '../../../core/contract/will-advice/will-advice-operations.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { appointmentsOf } from '../../services/appointments/read-appointments.ts'
import { activateMembership } from '../../services/memberships/activate.ts'

const { server, nextFree, reservations } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const { db } = server.database

const good = async (appointmentType = 'online', officeCode = 86) => {
  const slot = await nextFree({ officeCode, typeCode: appointmentType })
  const { userInformation, membership } = reviewOf({ date: slot.day, time: slot.startTime })
  return {
    appointment: { appointmentType, date: slot.day, time: slot.startTime, officeCode, language: 0 },
    userInformation: { ...userInformation, emailAddress: `${randomUUID()}@voorbeeld.nl` },
    membership,
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test('it has its seat and its price of today, and makes a member of who is none', async () => {
  expect((await send(await good())).json()).toMatchObject({ price: 9500 })
  const { row } = await takenIn()
  for (const words of ['Online', '€ 95,00', '€ 34,50 per jaar'])
    expect(JSON.stringify(row.summary)).toContain(words)
  const seats = (await reservations()).filter(({ submission_id }) => submission_id === row.id)
  expect(seats.map(({ office_code }) => office_code)).toEqual([86])
  await activateMembership(server.runtime, row.id)
  const made = await db
    .selectFrom('submission')
    .innerJoin('membership_application', 'submission_id', 'submission.id')
    .select(['state', 'activated_at'])
    .where('submission.id', '=', row.id)
    .execute()
  expect(made).toEqual([{ state: 'confirmed', activated_at: expect.anything() }])
})

test.each([
  ['online', 86, /^https:\/\/beeldbellen[.]voorbeeld[.]nl\/[0-9a-f]{32}$/],
  ['Kantoorbezoek', 85, /^Voorbeeldstraat 85, 3811 AB/],
  ['Kantoorbezoek', 86, /^Voorbeeldgracht 86, 1012 JS/],
])('%s at %d has its place', async (meeting, code, place) => {
  const { row } = await takenIn(await good(meeting, code))
  const [appointment] = await appointmentsOf(server.runtime, row.id)
  expect(appointment?.place).toMatch(place)
  // an online talk has no office to go to
  expect(JSON.stringify(row.summary).includes('"Kantoor"')).toBe(meeting === 'Kantoorbezoek')
})

test.each<[object, string]>([
  // online talks belong to one office
  [{ appointment: { officeCode: 85 } }, 'appointment.officeCode'],
  // office 11 cannot be chosen by visitors; the next one receives nobody
  [{ appointment: { appointmentType: 'Kantoorbezoek', officeCode: 11 } }, 'appointment.officeCode'],
  [{ appointment: { appointmentType: 'Kantoorbezoek', officeCode: 200 } }, 'appointment.officeCode'],
  [{ appointment: { appointmentType: 'Telefonisch' } }, 'appointment.appointmentType'],
  [{ appointment: { language: 1 } }, 'appointment.language'],
  // a home for which the association makes no appointments
  [{ userInformation: { houseNumber: 13 } }, 'userInformation.houseNumber'],
  [{ userInformation: { accountNumber: '' } }, 'userInformation.accountNumber'],
  [{ membership: { agreeCollection: false } }, 'membership.agreeCollection'],
])('%j is told at its field', async (wrong, field) => {
  const seesPeople = db.deleteFrom('appointment_type').where('code', '=', 'Kantoorbezoek')
  await seesPeople.where('office_code', '=', 200).execute()
  const body: Record<string, object> = await good()
  const parts = Object.entries(wrong).map(([part, more]) => [part, { ...body[part], ...more }])
  const answer = await send({ ...body, ...Object.fromEntries(parts) })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
})
