import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { caseAt, delivering } from '../../../../test/kit/cases.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { send as call } from '../../../core/contract/valuation-request/valuation-request-calls.ts'
import { send as operation } from '../../../core/contract/valuation-request/valuation-request-operations.ts'
import { purposeOf, valuationReason } from '../../../core/fields/request/valuation-reason.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { valuationForm } from './valuation-request-request.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const good = (more: object = {}) => ({
  ...(requestExampleOf(operation.body ?? operation.query) as Record<string, unknown>),
  emailAddress: `${randomUUID()}@voorbeeld.nl`,
  ...more,
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

test('leads to a page of the site', async () => {
  expect((await send(good())).json()).toMatchObject({ landingUrl: '/diensten/hypotheek/taxatie/bedankt' })
})

test.each(['Hypotheek', '', 0, null])('a reason %j that is none is refused at its field', async (reason) => {
  const answer = await send(good({ reason }))
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['reason'])
})

describe('whoever handles it', () => {
  test('gets it once, with what it is for, however often the job runs', async () => {
    const { row } = await takenIn(good({ reason: 'Oversluiten' }))
    const deliver = delivering(server, row.id, valuationForm.handOver)
    await Promise.all([deliver(), deliver(), deliver()])
    await deliver()
    const { body, cases } = await caseAt(server, row.id)
    expect(cases).toBe(1)
    expect(body).toMatchObject({ kind: 'valuation', reference: row.reference, documents: 0 })
    expect(JSON.stringify(body)).toContain('Taxatie voor een hypotheek')
    expect((await deliver.state()).state).toBe('passed-on')
  })
})

test('each reason is for a mortgage or for the value', () => {
  const purposes = (valuationReason.facts.choices ?? []).map(({ value }) => purposeOf(value as 'Anders'))
  expect(purposes).toEqual(['hypotheek', 'hypotheek', ...Array.from({ length: 5 }, () => 'waardebepaling')])
})
