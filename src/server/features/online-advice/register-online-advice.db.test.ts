import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { register as call, decisionTree } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { register as operation } from '../../../core/contract/online-advice/online-advice-operations.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const { server, nextFree } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())

const good = async () => {
  const slot = await nextFree({ officeCode: 85, typeCode: 'juridisch' })
  const { userInformation } = reviewOf({ date: slot.day, time: slot.startTime })
  return {
    decisionTreeOnlineAppointment: {
      specialism: 'juridisch',
      subcategory: 'buren',
      question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
    },
    appointment: { appointmentType: 'juridisch', date: slot.day, time: slot.startTime, officeCode: 85 },
    userData: { ...userInformation, emailAddress: `${randomUUID()}@voorbeeld.nl` },
    agreeContinuousDirectDebit: true,
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test('the tree tells of each topic which appointment it takes, and that there is one', async () => {
  const answer = await server.app.inject({ url: decisionTree.path })
  const tree = answer.json<{ code: string; answers: { appointmentType: string; officeId: number }[] }[]>()
  expect(tree.map(({ code }) => code)).toEqual(['bouwkundig', 'financieel', 'juridisch'])
  for (const { appointmentType, officeId } of tree.flatMap(({ answers }) => answers)) {
    const url = `/api/v1/office/${officeId}/appointmentTypes/${appointmentType}/dates`
    expect((await server.app.inject({ url })).statusCode, url).toBe(200)
  }
})

test('it is stored in the words of its topic', async () => {
  const { row } = await takenIn()
  const told = JSON.stringify(row.summary)
  for (const words of ['Juridisch', 'Buren en erfgrens', '€ 34,50 per jaar']) expect(told).toContain(words)
  expect(row.state).toBe('confirmed')
})

test.each([
  [{ specialism: 'koken' }, {}, 'decisionTreeOnlineAppointment.specialism'],
  [{ subcategory: 'scheuren' }, {}, 'decisionTreeOnlineAppointment.subcategory'],
  [{}, { appointmentType: 'financieel' }, 'appointment.appointmentType'],
  [{}, { officeCode: 32 }, 'appointment.officeCode'],
])('%j with %j is of no topic', async (asked, appointment, field) => {
  const body = await good()
  const answer = await send({
    ...body,
    decisionTreeOnlineAppointment: { ...body.decisionTreeOnlineAppointment, ...asked },
    appointment: { ...body.appointment, ...appointment },
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
})
