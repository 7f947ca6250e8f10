import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { register as call, scenarios } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { register as operation } from '../../../core/contract/financial-plan/financial-plan-operations.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { appointmentsOf } from '../../services/appointments/read-appointments.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'

const { server, nextFree } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())

const good = async (meeting = 'Kantoorbezoek') => {
  const slot = await nextFree({ officeCode: 200, typeCode: meeting })
  const { accountNumber: _, ...person } = reviewOf({ date: slot.day, time: slot.startTime }).userInformation
  return {
    appointment: {
      appointmentType: meeting,
      date: slot.day,
      time: { startTime: slot.startTime, endTime: slot.endTime },
      officeCode: 200,
      language: 0,
    },
    scenarios: [{ name: 'minder-werken' }, { name: 'uit-elkaar' }],
    financialPlanData: {
      ...person,
      emailAddress: `${randomUUID()}@voorbeeld.nl`,
      source: 'website',
      sourceUrl: 'https://www.voorbeeld.nl/diensten/hypotheek/geldplan?utm=1#kosten',
    },
    remark: 'Mijn partner komt mee.',
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test('what can be worked out comes from the settings', async () => {
  const answer = await server.app.inject({ url: scenarios.path })
  expect(answer.json<{ code: string }[]>().map(({ code }) => code)).toContain('minder-werken')
})

test('it is stored in words, with its office and its price, and makes nobody a member', async () => {
  const answer = await send(await good())
  expect(answer.json()).toMatchObject({ price: 39_500 })
  const { row } = await takenIn()
  const told = JSON.stringify(row.summary)
  for (const words of ['Minder werken, Uit elkaar gaan', 'Den Haag', 'Kantoorbezoek', '€ 395,00'])
    expect(told).toContain(words)
  expect(row).toMatchObject({ state: 'confirmed', person_id: null })
  expect(requestIn(row.request)).toMatchObject({
    financialPlanData: { sourceUrl: 'https://www.voorbeeld.nl/diensten/hypotheek/geldplan' },
  })
})

test.each([
  ['Kantoorbezoek', /^Voorbeeldplein 200, 2513 AA/],
  ['Beeldbellen', /^https:\/\/beeldbellen[.]voorbeeld[.]nl\/[0-9a-f]{32}$/],
  ['Telefonisch', undefined],
])('%s has its place', async (meeting, place) => {
  const { row } = await takenIn(await good(meeting))
  const [appointment] = await appointmentsOf(server.runtime, row.id)
  if (place) expect(appointment?.place).toMatch(place)
  else expect(appointment?.place).toBeUndefined()
})

test.each([
  [{ scenarios: [] }, 'scenarios'],
  [{ scenarios: ['a', 'b', 'c', 'd'].map((name) => ({ name })) }, 'scenarios'],
  [{ scenarios: [{ name: 'onzin' }] }, 'scenarios'],
  [{ scenarios: ['minder-werken', 'minder-werken'].map((name) => ({ name })) }, 'scenarios'],
])('%j is no choice', async (wrong, field) => {
  const answer = await send({ ...(await good()), ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
})

test.each([
  [{ officeCode: 11 }, 400],
  [{ officeCode: 99 }, 400],
  // a way to meet that belongs to another service
  [{ officeCode: 86, appointmentType: 'online' }, 400],
  [{ language: 1 }, 400],
])('%j is refused', async (wrong, status) => {
  const body = await good()
  const answer = await send({ ...body, appointment: { ...body.appointment, ...wrong } })
  expect(answer.statusCode).toBe(status)
})
