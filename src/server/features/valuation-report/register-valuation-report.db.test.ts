import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import {
  register as call,
  report,
  status,
} from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { register as operation } from '../../../core/contract/valuation-report/valuation-report-operations.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import type { Report } from '../../../core/valuations/report.ts'
import { letters } from '../../features.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { sandboxBank } from '../../services/sandbox/bank.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { fulfil, makeFreeReport } from './fulfil-valuation-report.ts'
import { type PurchaseRequest, purchaseKind } from './valuation-report-request.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const bank = sandboxBank({ database: db, clock })

const house = {
  ...{ postcode: '3821BT', houseNumber: 10, houseNumberAddition: '', constructionYear: 1978 },
  ...{ plotAreaSize: 150 },
}

/** The body of a purchase by somebody without an account. */
const good = (over: object = {}) => {
  const emailAddress = `${randomUUID()}@voorbeeld.nl`
  return {
    ...house,
    ...{ houseType: '3', livingAreaSize: 124, campaignCode: 'WIDHW-3', membershipPackCode: 'SD-12-PL-001' },
    ...{ paymentMethod: 1, iban: 'NL91ABNA0417164300', directDebitAgreement: true },
    continuousDirectDebitAgreementText: 'Ik ga akkoord met de jaarlijkse incasso van de contributie.',
    dateOfBirth: '1980-02-03',
    membershipInformation: {
      ...{
        initials: 'J.P.',
        prefixes: '',
        infix: 'van der',
        lastName: 'Zeldzaamnaam',
        emailAddress,
        gender: 0,
      },
      ...{ postcode: '3821BT', houseNumber: 10, houseNumberAddition: '', streetName: 'Voorbeeldlaan' },
      ...{ cityName: 'Amersfoort', phoneNumberMobile: '0612345678', telephoneNumberLandline: '' },
    },
    email: emailAddress,
    agreeTermsAndConditions: true,
    acceptedPriceInCents: 1795,
    ...over,
  }
}
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send } = sendingTo(requests)

testSubmission(requests)

interface Answer {
  url: string
  reference: string
  transactionId: string
  price: number
}
const buy = async (over?: object, cookie?: string): Promise<Answer> => {
  const answer = await send(good(over), undefined, cookie)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Answer>()
}
const look = async (over: object = {}) => {
  const payload = { ...house, appartmentType: '3', livingaAreaSize: 124, ...over }
  const answer = await server.app.inject({ method: 'POST', url: report.path, payload })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & Problem>() }
}
const lookAt = async (transactionId: string) => {
  const answer = await server.app.inject({
    method: 'GET',
    url: `${status.path}?transactionId=${transactionId}`,
  })
  return { status: answer.statusCode, body: answer.json<{ status: string; report?: Report }>() }
}
const purchaseOf = (reference: string) =>
  db.selectFrom('purchase').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
/** Pays at the sandbox bank and comes back to the site. */
const pay = async ({ reference, transactionId }: Answer) => {
  const { bank_id } = await db
    .selectFrom('payment')
    .select('bank_id')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
  await bank.choose(bank_id, 'paid')
  clock.at += 3000
  await lookAt(transactionId)
  const { id } = await purchaseOf(reference)
  return { carryOut: () => fulfil(server.runtime, { purchase: id, product: 'waarderapport' }) }
}
const eventsOf = async (reference: string) => {
  const rows = await db
    .selectFrom('submission_event')
    .innerJoin('submission', 'submission.id', 'submission_event.submission_id')
    .select('event')
    .where('submission.reference', '=', reference)
    .orderBy('submission_event.id')
    .execute()
  return rows.map(({ event }) => event)
}
const membershipOf = (personId: string | null) =>
  db.selectFrom('membership').selectAll().where('person_id', '=', personId).executeTakeFirst()

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute()
})

describe('the look-up', () => {
  test('says which report there is, and what it costs', async () => {
    expect(await look()).toEqual({ status: 200, body: { reportType: 1, priceInCents: 1795 } })
    for (const none of [
      { postcode: '9999ZZ', houseNumber: 99 },
      { postcode: '9711LM', houseNumber: 25 },
    ])
      expect(await look(none)).toMatchObject({ body: { reportType: 0 } })
  })

  test('asks the plot of a house that has one, and not of an apartment', async () => {
    expect(await look({ plotAreaSize: 0 })).toMatchObject({
      status: 400,
      body: { errors: { plotAreaSize: ['Vul de perceeloppervlakte in.'] } },
    })
    expect(await look({ plotAreaSize: 0, appartmentType: '0' })).toMatchObject({ status: 200 })
  })

  test('of a model that is away is a 503', async () => {
    const { ports } = server.runtime
    const { valuation } = ports
    const coverage = async () => Promise.reject(new PartnerError('valuation', 'unreachable'))
    ports.valuation = { ...valuation, coverage }
    expect(await look()).toMatchObject({ status: 503 })
    ports.valuation = valuation
  })
})

describe('a purchase', () => {
  test('is written down with its price, VAT and terms, and leads to the bank', async () => {
    const { url, reference, transactionId, price } = await buy()
    expect(price).toBe(1795)
    expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/bank\/sb_[0-9a-f]{20}$/)
    expect(await purchaseOf(reference)).toMatchObject({
      ...{ product: 'waarderapport', title: 'Waarderapport', amount_cents: 1795, vat_cents: 312 },
      ...{ vat_percent: 21, state: 'open' },
    })
    const asked = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('key', '=', transactionId)
      .executeTakeFirstOrThrow()
    expect(asked.return_url).toBe(
      `http://localhost:3000/diensten/hypotheek/waarderapport/rapport?transactionId=${transactionId}`,
    )
  })

  test.each([
    ['at another price than that of today', { acceptedPriceInCents: 1 }, 'price-changed'],
    ['of a home of which there is none', { postcode: '9711LM', houseNumber: 25 }, 'no-report'],
  ])('%s is refused, and starts no payment', async (_name, over, code) => {
    const count = async () => (await db.selectFrom('sandbox_payment').select('id').execute()).length
    const before = await count()
    const answer = await send(good(over))
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, code])
    expect(await count()).toBe(before)
  })

  test.each([
    ['another campaign', { campaignCode: 'GRATIS' }, 'campaignCode'],
    ['another pack', { membershipPackCode: 'SD-00' }, 'membershipPackCode'],
    ['a house without its plot', { plotAreaSize: 0 }, 'plotAreaSize'],
  ])('with %s is refused there', async (_name, over, field) => {
    const answer = await send(good(over))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
  })

  test('of a member asks no account, whatever was sent, and makes nobody a member again', async () => {
    const cookie = await cookieOf(server, await addPerson(server, { membership: {} }))
    const none = { paymentMethod: null, iban: null, directDebitAgreement: false }
    const { reference } = await buy({ ...none, continuousDirectDebitAgreementText: null }, cookie)
    expect(await purchaseOf(reference)).toMatchObject({ iban_locked: null })
    const other = await buy({}, cookie)
    expect(await purchaseOf(other.reference)).toMatchObject({ iban_locked: null })
    const { request } = await db
      .selectFrom('submission')
      .select('request')
      .where('reference', '=', other.reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(request)).not.toMatch(/4300|incasso/)
  })
})

describe('once it is paid', () => {
  test('there is a report, once, a mail of it, and a membership that is paid from its first year', async () => {
    const made = await buy()
    expect((await lookAt(made.transactionId)).body).toMatchObject({ status: 'open' })
    const { carryOut } = await pay(made)
    expect((await lookAt(made.transactionId)).body).toEqual({ status: 'paid', reference: made.reference })
    for (let times = 0; times < 3; times++) await carryOut()
    const { body } = await lookAt(made.transactionId)
    expect(body.report).toMatchObject({ valuedOn: '2026-11-24', isExample: true })
    expect(body.report?.address).toContain('Voorbeeldlaan 10')
    expect(body.report?.compared.length).toBeGreaterThan(2)
    const purchase = await purchaseOf(made.reference)
    expect(purchase).toMatchObject({ state: 'paid', iban_locked: null })
    expect(purchase.fulfilled_at).not.toBeNull()
    const mails = await db
      .selectFrom('letter')
      .selectAll()
      .where('person_id', '=', purchase.person_id)
      .where('kind', '=', 'report-ready')
      .execute()
    expect(mails).toHaveLength(1)
    const facts = mails[0]?.facts as Record<string, string | number>
    const told = { greeting: 'Hallo,', token: undefined, facts }
    const content = letters.get('report-ready')?.compose(told, await server.runtime.sender(), server.runtime)
    expect(content?.intro[0]).toMatch(/^Je huis is naar schatting € \d{3}\.000 waard\.$/)
    await activateMembership(server.runtime, purchase.submission_id ?? '')
    expect(await membershipOf(purchase.person_id)).toMatchObject({
      ...{ free_first_year: false, renews: true, fee_cents: 3450 },
    })
    expect(await eventsOf(made.reference)).toEqual([
      ...['received', 'payment-asked', 'paid', 'membership-made', 'fulfilled'],
    ])
  })

  test('and nobody is a member by a purchase that is not', async () => {
    const { reference } = await buy()
    const { person_id } = await purchaseOf(reference)
    expect(await membershipOf(person_id)).toBeUndefined()
  })

  test('a purchase of something else is left to who sells it', async () => {
    const made = await buy()
    await pay(made)
    const { id } = await purchaseOf(made.reference)
    await fulfil(server.runtime, { purchase: id, product: 'verkoopprijs' })
    expect(await purchaseOf(made.reference)).toMatchObject({ fulfilled_at: null })
  })
})

describe('a report that costs nothing', () => {
  test('needs no bank, is made once, and its address leads to it', async () => {
    const { settings } = server.runtime
    const { waarderapport, ...prices } = (await settings()).prices
    const amounts = waarderapport?.amounts.map((amount) => ({ ...amount, cents: 0 })) ?? []
    const free = {
      ...(await settings()),
      prices: { ...prices, waarderapport: { ...waarderapport, amounts } },
    }
    server.runtime.settings = async () => free as Awaited<ReturnType<typeof settings>>
    const made = await buy({ acceptedPriceInCents: 0 })
    server.runtime.settings = settings
    expect(made.price).toBe(0)
    expect(made.url).toBe(`/diensten/hypotheek/waarderapport/rapport?transactionId=${made.transactionId}`)
    expect((await lookAt(made.transactionId)).body).toEqual({ status: 'paid', reference: made.reference })
    const { id, person_id, summary } = await db
      .selectFrom('submission')
      .select(['id', 'person_id', 'summary'])
      .where('reference', '=', made.reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(summary)).toContain('Gratis')
    const submission = await readSubmission(server.runtime, id)
    if (!submission) throw new Error('nothing was taken in')
    const stored = { ...submission, request: submission.request as PurchaseRequest }
    const mail = await purchaseKind.mail(stored, await server.runtime.sender(), server.runtime)
    expect(mail.content.action).toBeUndefined()
    expect(mail.content.intro).toEqual([
      'We hebben je bestelling ontvangen. Het rapport komt in een tweede e-mail.',
    ])
    for (let times = 0; times < 2; times++) await makeFreeReport(server.runtime, id)
    expect((await lookAt(made.transactionId)).body.report).toMatchObject({ isExample: true })
    await activateMembership(server.runtime, id)
    expect(await membershipOf(person_id)).toMatchObject({ fee_cents: 3450 })
    expect(await eventsOf(made.reference)).toEqual(['received', 'fulfilled', 'membership-made'])
  })
})

test('neither a payment nor a request of something else has a report', async () => {
  const none = '00000000-0000-4000-8000-000000000000'
  expect(await lookAt(none)).toMatchObject({ status: 404, body: { code: 'payment-unknown' } })
  const made = await buy()
  const { submission_id } = await purchaseOf(made.reference)
  expect(await lookAt(submission_id ?? '')).toMatchObject({ status: 404 })
})
