import { afterAll, describe, expect, test } from 'vitest'
import { buying, purchaseBody } from '../../../../test/kit/payments.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { determine as call, estimate } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { determine as operation } from '../../../core/contract/sale-price/sale-price-operations.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { salePriceRows } from '../../../core/sale-price/sale-price-summary-rows.ts'
import { letters } from '../../features.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { tellAlong } from '../../services/memberships/along-in-mail.ts'
import { receipt } from '../../services/payments/receipt.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { type PurchaseRequest, purchaseKind } from './sale-price-request.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const requests = { server, endpoint: endpointOf(call, operation), good: () => purchaseBody() }
const { send } = sendingTo(requests)
const buys = buying(server)

testSubmission(requests)

const home = { postcode: '3821BT', houseNumber: 10, addition: '' }
const readEstimate = async (transactionId: string, of: object = home) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: estimate.path,
    payload: { transactionId, ...of },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & Problem>() }
}

describe('a purchase', () => {
  test('is written down with its price, VAT and terms, and leads to the bank', async () => {
    const { paymentLink, transactionId, reference, price } = await buys.buy({ description: 'Iets anders' })
    expect(price).toBe(2495)
    expect(paymentLink).toMatch(/^http:\/\/localhost:3000\/sandbox\/bank\/sb_[0-9a-f]{20}$/)
    expect(await buys.purchaseOf(reference)).toMatchObject({
      ...{ product: 'verkoopprijs', title: 'Verkoopprijs bepalen', amount_cents: 2495 },
      ...{ vat_cents: 433, vat_percent: 21, terms: '2026-11-20', state: 'open' },
    })
    const bank = await db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('key', '=', transactionId)
      .executeTakeFirstOrThrow()
    expect(bank).toMatchObject({
      amount_cents: 2495,
      // the sender's own name for it has no power
      description: 'Thuisbasis Verkoopprijs bepalen',
      return_url: `http://localhost:3000/diensten/koop-verkoop/verkoopprijs-bepalen/betaald?transactionId=${transactionId}`,
    })
  })

  test('at another price than that of today is refused, and starts no payment', async () => {
    const before = await db.selectFrom('sandbox_payment').select('id').execute()
    const answer = await send(purchaseBody({ acceptedPriceInCents: 1 }))
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'price-changed'])
    expect(await db.selectFrom('sandbox_payment').select('id').execute()).toHaveLength(before.length)
  })

  test('of a home that no model knows is refused before anybody pays', async () => {
    const { userData } = purchaseBody()
    const unknown = { ...userData, address: { ...userData.address, postcode: '9999ZZ', houseNumber: 99 } }
    const answer = await send(purchaseBody({ userData: unknown }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({
      'userData.address.postcode': ['Voor dit adres kunnen we geen prijs bepalen.'],
    })
  })

  test.each(['payments', 'valuation'] as const)('takes nothing in while %s is away', async (partner) => {
    const { ports } = server.runtime
    const port = ports[partner]
    const away = async () => Promise.reject(new PartnerError(partner, 'unreachable'))
    Object.assign(ports, { [partner]: { ...port, start: away, coverage: away } })
    try {
      const count = async () => (await db.selectFrom('submission').select('id').execute()).length
      const before = await count()
      const answer = await server.app.inject({ method: 'POST', url: call.path, payload: purchaseBody() })
      expect(answer.statusCode).toBe(503)
      expect(await count()).toBe(before)
    } finally {
      Object.assign(ports, { [partner]: port })
    }
  })

  test('of a member asks no account and makes nobody a member again', async () => {
    const member = await addPerson(server, { membership: {} })
    const cookie = await cookieOf(server, member)
    const answer = await send(purchaseBody({ agreesToDirectDebitCollection: false }), undefined, cookie)
    expect(answer.statusCode).toBe(201)
    const { reference } = answer.json<{ reference: string }>()
    expect(await buys.purchaseOf(reference)).toMatchObject({ iban_locked: null })
  })
})

describe('once it is paid', () => {
  test('there is an estimate, once, a mail of it, and a membership of which the first year is free', async () => {
    const { transactionId, reference } = await buys.buy()
    expect(await readEstimate(transactionId)).toMatchObject({ status: 409, body: { code: 'not-paid' } })
    await buys.choose(transactionId, 'paid')
    // The bank is asked about a payment at most once every two seconds.
    clock.at += 3000
    expect(await buys.lookAt(transactionId)).toEqual({ status: 200, body: { status: 'paid', reference } })
    expect(await readEstimate(transactionId)).toMatchObject({
      status: 503,
      body: { code: 'estimate-not-ready' },
    })
    for (let times = 0; times < 3; times++) await buys.carryOut(reference)
    const { body } = await readEstimate(transactionId)
    expect(body).toMatchObject({
      address: 'Voorbeeldlaan 10, 3821 BT Amersfoort',
      valuedOn: '2026-11-24',
      isExample: true,
    })
    expect((await buys.lookAt(transactionId)).body).toMatchObject({ status: 'paid', estimate: body })
    const purchase = await buys.purchaseOf(reference)
    expect(purchase).toMatchObject({
      state: 'paid',
      fulfilled_at: '2026-11-24T09:00:03Z',
      iban_locked: null,
    })
    expect(purchase.receipt_number).toMatch(/^2026-\d{6}$/)
    const mails = await db
      .selectFrom('letter')
      .selectAll()
      .where('person_id', '=', purchase.person_id)
      .where('kind', '=', 'estimate-ready')
      .execute()
    expect(mails).toHaveLength(1)
    const letter = letters.get('estimate-ready')
    const facts = mails[0]?.facts as Record<string, string | number>
    const sender = await server.runtime.sender()
    const content = letter?.compose({ greeting: 'Hallo,', token: undefined, facts }, sender, server.runtime)
    expect(content?.intro[0]).toMatch(/^Je huis is naar schatting te verkopen voor € \d{3}\.000\.$/)
    expect(content?.intro.at(-1)).toContain('voorbeeldcijfer')
    await activateMembership(server.runtime, purchase.submission_id ?? '')
    const member = await db
      .selectFrom('membership')
      .selectAll()
      .where('person_id', '=', purchase.person_id)
      .executeTakeFirstOrThrow()
    expect(member).toMatchObject({ free_first_year: true, renews: true, fee_cents: 3450 })
    // the mail with the estimate tells the member number
    const read = await letter?.read?.(server.runtime, facts)
    expect(read).toMatchObject({ relationId: member.relation_id, passwordLink: expect.any(String) })
    expect(await buys.eventsOf(reference)).toEqual([
      ...['received', 'payment-asked', 'paid', 'membership-made', 'fulfilled'],
    ])
  })

  test('overview, bank, purchase, receipt and mail tell the same price, VAT and membership', async () => {
    const { transactionId, reference } = await buys.buy()
    await buys.choose(transactionId, 'paid')
    await buys.lookAt(transactionId)
    const row = await buys.purchaseOf(reference)
    const submission = await readSubmission(server.runtime, row.submission_id ?? '')
    if (!submission) throw new Error('no request')
    const overview = salePriceRows(purchaseBody() as Parameters<typeof salePriceRows>[0], {
      price: 2495,
      fee: 3450,
    })
    const bank = await server.runtime.ports.payments.find((await buys.paymentOf(transactionId)).bank_id)
    const paper = await receipt.compose(server.runtime, submission)
    const stored = { ...submission, request: submission.request as PurchaseRequest }
    const mail = await purchaseKind.mail(stored, await server.runtime.sender(), server.runtime)
    const spaced = (of: unknown) => JSON.stringify(of).replaceAll('\u00a0', ' ')
    const terms =
      'Eerste jaar gratis als je dat nog niet eerder kreeg, daarna € 34,50 per jaar, met automatische incasso'
    for (const told of [overview, submission.summary, mail.content.answers])
      for (const words of ['€ 24,95 inclusief btw', 'iDEAL | Wero', terms, 'Algemene voorwaarden'])
        expect(spaced(told)).toContain(words)
    expect(bank).toMatchObject({ amountCents: row.amount_cents, currency: 'EUR' })
    for (const words of ['€ 24,95', 'Btw 21%', '€ 4,33', '€ 20,62']) expect(spaced(paper)).toContain(words)
  })

  test('the estimate is of the home that was paid for, and of no other', async () => {
    const { transactionId, reference } = await buys.buy()
    await buys.choose(transactionId, 'paid')
    await buys.lookAt(transactionId)
    await buys.carryOut(reference)
    const other = await readEstimate(transactionId, { ...home, houseNumber: 11 })
    expect(other).toMatchObject({ status: 409, body: { code: 'other-home' } })
  })

  test('a membership does not tell the purchase as done before the estimate is there', async () => {
    const { transactionId, reference } = await buys.buy()
    await buys.choose(transactionId, 'paid')
    await buys.lookAt(transactionId)
    const { ports } = server.runtime
    const { valuation } = ports
    ports.valuation = {
      ...valuation,
      estimate: async () => Promise.reject(new PartnerError('valuation', 'timeout')),
    }
    await expect(buys.carryOut(reference)).rejects.toMatchObject({ reason: 'timeout' })
    ports.valuation = valuation
    const { submission_id } = await buys.purchaseOf(reference)
    await activateMembership(server.runtime, submission_id ?? '')
    const stateOf = async () =>
      (
        await db
          .selectFrom('submission')
          .select('state')
          .where('id', '=', submission_id)
          .executeTakeFirstOrThrow()
      ).state
    expect(await stateOf()).toBe('received')
    await buys.carryOut(reference)
    expect(await stateOf()).toBe('confirmed')
  })
})

test('a payment that is none of ours is not there', async () => {
  const none = '00000000-0000-4000-8000-000000000000'
  expect(await buys.lookAt(none)).toMatchObject({ status: 404, body: { code: 'payment-unknown' } })
  expect(await buys.lookAt("'; DROP TABLE payment")).toMatchObject({ status: 400 })
  expect(await readEstimate(none)).toMatchObject({ status: 404 })
})

describe('a purchase that nobody pays', () => {
  test.each(['cancelled', 'expired'] as const)(
    'and is %s at the bank makes nobody a member, and no letter says so',
    async (choice) => {
      const { transactionId, reference } = await buys.buy()
      await buys.choose(transactionId, choice)
      clock.at += 3000
      await buys.lookAt(transactionId)
      const { person_id: personId, submission_id: id } = await buys.purchaseOf(reference)
      const mailed = await db.selectFrom('letter').select('kind').where('person_id', '=', personId).execute()
      expect(mailed).toEqual([])
      const memberships = db.selectFrom('membership').selectAll().where('person_id', '=', personId)
      expect(await memberships.execute()).toEqual([])
      const { email: to } = await db
        .selectFrom('person')
        .select('email')
        .where('id', '=', personId ?? '')
        .executeTakeFirstOrThrow()
      const bare = { to, content: { subject: 'Je bestelling', greeting: 'Hallo,', intro: [] } }
      const told = await tellAlong(server.runtime, { id: id ?? '' }, bare, await server.runtime.sender())
      expect(told.choices).toMatchObject([{ label: 'Kies een wachtwoord' }])
      expect(JSON.stringify(told)).not.toMatch(/\blid\b|lidmaatschap/i)
    },
  )
})
