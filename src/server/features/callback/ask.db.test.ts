import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { callBack as call } from '../../../core/contract/callback/callback-calls.ts'
import { callBack as operation } from '../../../core/contract/callback/callback-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { callbackType, type Department, departments } from '../../../core/rules/callback-departments.ts'

const { server, nextFree, reservations } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())

const good = async (department: Department = 'juridisch') => {
  const slot = await nextFree({ officeCode: departments[department].office, typeCode: callbackType })
  return {
    department,
    date: slot.day,
    time: slot.startTime,
    name: 'Jannie de Vries',
    phoneNumber: '0612345678',
    emailAddress: `${randomUUID()}@voorbeeld.nl`,
    question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test.each(Object.keys(departments) as Department[])(
  '%s calls by an agenda of its own',
  async (department) => {
    const { row } = await takenIn(await good(department))
    expect(row).toMatchObject({ state: 'confirmed', person_id: null })
    const seat = (await reservations()).find(({ submission_id }) => submission_id === row.id)
    expect(seat?.office_code).toBe(departments[department].office)
  },
)

test('nobody is called at night, on a day that was, or by a department that there is not', async () => {
  for (const [wrong, field] of [
    [{ time: '03:00' }, 'time'],
    [{ date: '2026-11-01' }, 'date'],
    [{ department: 'keuken' }, 'department'],
  ] as const) {
    const answer = await send({ ...(await good()), ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
  }
})
