import { afterAll, describe, expect, test } from 'vitest'
import { openInspections } from '../../../../test/kit/inspections.ts'
import { homes } from '../../../../test/kit/planning.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'

const { server, construction, completion } = await openInspections('2026-11-20T14:00:00Z')
afterAll(() => server.close())

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
const { send } = sendingTo(requests.construction)

testSubmission(requests.construction)
testSubmission(requests.completion)

describe('an inspection', () => {
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
})
