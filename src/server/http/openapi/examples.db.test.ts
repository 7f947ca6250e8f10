import { afterAll, describe, expect, test } from 'vitest'
import { operationOf } from '../../../../test/kit/described-calls.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { keepDraft } from '../../../core/contract/drafts/drafts-calls.ts'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import * as insurance from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { Insurance, Quote } from '../../../core/insurance/comparison.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { contract } from '../../features.ts'

// Rules that no schema states are checked by the calls themselves, so their examples are sent to them.

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

/** Sends the example of the description to its call. */
const sendExample = async ({ name }: { name: string }) => {
  const call = Object.values<AnyEndpoint>(contract).find((one) => one.name === name)
  if (!call) throw new Error(`there is no call ${name}`)
  const payload = operationOf(call).requestBody?.content['application/json']?.example as object
  return server.app.inject({ method: 'POST', url: call.path, payload, remoteAddress: newVisitor() })
}

const isOffered = ({ isNotAvailable }: Insurance) => !isNotAvailable

describe('the example of', () => {
  test('a comparison and a quote is a home for which every insurance can be had', async () => {
    const compared = await sendExample(insurance.compare)
    expect(compared.statusCode, compared.body).toBe(200)
    expect(compared.json<Insurance[]>().every(isOffered), compared.body).toBe(true)
    const quoted = await sendExample(insurance.quote)
    expect(quoted.statusCode, quoted.body).toBe(200)
    expect(quoted.json<Quote>().insurances.every(isOffered), quoted.body).toBe(true)
  })

  // the code and the premium of a quote are those of the day on which somebody asks for it
  test.each([insurance.quoteEmail, insurance.validate, insurance.submit])(
    '$name lacks nothing but a quote',
    async (call) => {
      const answer = await sendExample(call)
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'price-changed'])
    },
  )

  test('a form that is kept is one of the site', async () => {
    const answer = await sendExample(keepDraft)
    expect(answer.statusCode, answer.body).toBe(200)
  })
})
