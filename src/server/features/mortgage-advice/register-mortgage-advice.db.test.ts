import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { reviewOf } from '../../../../test/kit/contract-review.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import {
  register as call,
  decisionTree,
} from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { register as operation } from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import type { MortgageTree } from '../../../core/mortgage-advice/situations.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'

const { server, nextFree } = await openPlanned('2026-11-20T14:00:00Z')
afterAll(() => server.close())

const good = async (officeCode = 32, meeting = 'Beeldbellen') => {
  const slot = await nextFree({ officeCode, typeCode: meeting })
  const { accountNumber: _, ...person } = reviewOf({ date: slot.day, time: slot.startTime }).userInformation
  return {
    decisionTree: {
      situationQuestion: 'Wat is je situatie?',
      situationQuestionAnswer: 'eerste-huis',
      situationQuestionAnswerInventoryType: 99,
      followUpQuestion: 'Hoe ver ben je?',
      followUpQuestionAnswer: 'bieden',
      followUpQuestionAnswerInventoryType: 99,
      foundQuestionAnswer: 'Anders',
      remark: 'Ik ben zelfstandige.',
      advicePostcode: '3821BT',
      adviceHouseNumber: 10,
      adviceAddition: '',
      withPartner: 'Ja',
    },
    appointment: {
      appointmentType: meeting,
      date: slot.day,
      time: slot.startTime,
      officeCode,
      language: 0,
    },
    mortgageAdviceData: {
      ...person,
      emailAddress: `${randomUUID()}@voorbeeld.nl`,
      source: 'website',
      sourceUrl: 'https://www.voorbeeld.nl/diensten/hypotheek/hypotheekadvies',
    },
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test('the tree asks further where a situation has more to tell', async () => {
  const tree = (await server.app.inject({ url: decisionTree.path })).json<MortgageTree>()
  expect(tree.answers.find(({ code }) => code === 'eerste-huis')).toMatchObject({
    asksPartner: true,
    followUpQuestion: { question: 'Hoe ver ben je?' },
  })
})

test('it is stored in the words and with the numbers of the tree, whatever was sent', async () => {
  const { row } = await takenIn()
  const told = JSON.stringify(row.summary)
  for (const words of ['Ik koop mijn eerste huis', 'Ik wil een bod doen', 'Beeldbellen'])
    expect(told).toContain(words)
  // nobody comes to the office whose adviser calls
  expect(told).not.toContain('Utrecht')
  expect(row).toMatchObject({ state: 'confirmed', person_id: null })
  expect(requestIn(row.request)).toMatchObject({
    decisionTree: {
      situationQuestionAnswerInventoryType: 1,
      followUpQuestionAnswerInventoryType: 1,
      foundQuestionAnswer: 'Anders',
    },
  })
})

test.each([
  [{ situationQuestionAnswer: 'onzin' }, 'decisionTree.situationQuestionAnswer'],
  [{ followUpQuestionAnswer: 'verkocht' }, 'decisionTree.followUpQuestionAnswer'],
  [{ followUpQuestionAnswer: '' }, 'decisionTree.followUpQuestionAnswer'],
  [{ withPartner: undefined }, 'decisionTree.withPartner'],
  // a home for which the association makes no appointments
  [{ adviceHouseNumber: 13 }, 'decisionTree.adviceHouseNumber'],
])('%j is told at its field', async (wrong, field) => {
  const body = await good()
  const answer = await send({ ...body, decisionTree: { ...body.decisionTree, ...wrong } })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
})

test('a video call is with the office that serves the whole country', async () => {
  const answer = await send(await good(85))
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['appointment.officeCode'])
})

test('nobody who lives in a home without appointments gets one', async () => {
  const body = await good()
  const answer = await send({ ...body, mortgageAdviceData: { ...body.mortgageAdviceData, houseNumber: 13 } })
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['mortgageAdviceData.houseNumber'])
})

test('a situation that asks nothing further keeps nothing of what came along', async () => {
  const body = await good()
  const { row } = await takenIn({
    ...body,
    decisionTree: { ...body.decisionTree, situationQuestionAnswer: 'rente-loopt-af' },
  })
  expect(JSON.stringify(row.request)).not.toContain('bieden')
  expect(JSON.stringify(row.summary)).not.toContain('partner')
})
