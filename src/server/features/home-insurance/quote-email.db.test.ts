import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { quoteEmail as call, quote } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { quoteEmail as operation } from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { bricksOf, group } from '../../../core/fields/brick/group.ts'
import type { Quote } from '../../../core/insurance/comparison.ts'
import { coverParts } from '../../../core/insurance/cover-parts.ts'
import { priceInWords, totalOf } from '../../../core/insurance/insurance-words.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { eurosFromCents } from '../../../core/kernel/money.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import type { FrozenSummary } from '../../services/submissions/read-submission.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { quoteDocument } from './quote-document.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

/** Optional fields that change the quote; a valid request here leaves them out. */
const optional = [
  'addition',
  'extraAddition',
  'indication',
  'roofType',
  'propertyType',
  'buildingYear',
  'propertySurface',
  'rebuildValue',
  'wozIndication',
  'isPropertyOwner',
  'propertyPurpose',
  'isRented',
  'isVacant',
  'onMonumentsList',
  'hasAsbestos',
  'defaultOwnRisk',
  ...bricksOf(group(coverParts)).map(({ path }) => path),
  'code',
]
const left = new Set([...optional, ...Object.keys(coverParts)])
const whole = requestExampleOf(operation.body ?? operation.query) as Record<string, unknown>
const example = Object.fromEntries(Object.entries(whole).filter(([name]) => !left.has(name)))
const asked = await server.app.inject({ method: 'POST', url: quote.path, payload: example })
const held = asked.json<Quote>()
const seen = held.insurances.flatMap((one) => {
  const cents = monthlyCents(one)
  return cents === undefined ? [] : [{ insuranceName: one.insuranceType, price: eurosFromCents(cents) }]
})
const sum = (types: readonly (typeof insuranceTypes)[number][]) =>
  eurosFromCents(totalOf(held.insurances, types).total)

const good = (more: object = {}) => ({
  ...example,
  emailAddress: `${randomUUID()}@voorbeeld.nl`,
  insuranceType: 'All',
  insurancePrices: seen.filter(({ insuranceName }) => insuranceName === 'Liability'),
  totalPrice: sum(['Liability']),
  allInsurancePrices: seen,
  totalAllPrice: sum(insuranceTypes),
  code: held.code,
  ...more,
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

describe('a calculation by mail', () => {
  test('has the figures of the quote in mail and document, and no date of birth', async () => {
    const { row } = await takenIn(good())
    const summary = row.summary as FrozenSummary
    const composed = await quoteDocument.compose(server.runtime, {
      id: row.id,
      reference: row.reference,
      kind: call.name,
      receivedAt: '2026-11-20T14:00:00Z',
      request: requestIn(row.request),
      summary,
      appointments: [],
    })
    const [mail, paper] = [JSON.stringify(summary.mail), JSON.stringify(composed)]
    const [first] = held.insurances
    if (!first) throw new Error('no insurances')
    for (const text of [
      held.code,
      priceInWords(totalOf(held.insurances, ['Liability']).total, first),
      ...held.insurances.flatMap((one) => priceInWords(monthlyCents(one) ?? 0, one)),
      '20 december 2026',
    ]) {
      expect(mail).toContain(text)
      expect(paper).toContain(text)
    }
    expect(mail).not.toMatch(/Geboortedatum|1980/)
    expect(paper).toContain('Niet verzekerd')
    expect(paper).not.toContain('@voorbeeld.nl')
  })

  test.each<[string, object]>([
    ['a cheaper price', { insurancePrices: [{ insuranceName: 'Liability', price: 0.01 }] }],
    ['a cheaper total', { totalPrice: 0.01 }],
    ['a cheaper package', { totalAllPrice: 0.01 }],
    ['the code of another quote', { code: '7KQM-X4TF' }],
    ['prices of other answers', { familyComposition: 'gezin met kinderen', code: undefined }],
  ])('with %s is refused, and nothing is mailed', async (_name, more) => {
    const answer = await send(good(more))
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'price-changed'])
  })
})
