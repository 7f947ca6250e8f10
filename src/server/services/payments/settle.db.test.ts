import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buying } from '../../../../test/kit/payments.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { paymentNoticePath } from '../../../core/payments/paths.ts'
import type { BankPayment, Payments } from '../../ports/payments.ts'
import { sandboxBank } from '../sandbox/bank.ts'
import { comparePayments } from './compare.ts'
import { settleById } from './notice.ts'
import { settleOpen } from './open-payments.ts'
import { settle } from './settle.ts'

const start = instantOf('2026-11-24T09:00:00Z')
const clock: Clock & { at: number } = { at: start, now: () => clock.at }
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const bank: Payments = { ...runtime.ports.payments }
const { buy, choose, lookAt, paymentOf, purchaseOf, eventsOf, carryOut } = buying(server)
beforeEach(() => {
  runtime.ports.payments = { ...bank }
})

const settleNow = async (transactionId: string) => {
  const { bank_id } = await paymentOf(transactionId)
  return settle(runtime, { id: transactionId, bankId: bank_id })
}
/** Makes the bank answer this for every payment. */
const tells = (over: Partial<BankPayment>) => {
  runtime.ports.payments = {
    ...bank,
    find: async (id) => {
      const found = await bank.find(id)
      return found && { ...found, ...over }
    },
  }
}
/** Makes the bank answer only once this many callers are asking it. */
const answersTogether = (many: number) => {
  const all = Promise.withResolvers<void>()
  let asking = 0
  runtime.ports.payments = {
    ...bank,
    find: async (id) => {
      if (++asking === many) all.resolve()
      await all.promise
      return bank.find(id)
    },
  }
}
/** Whether staff have to see to the request of a purchase. */
const isOpen = async (reference: string): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom('request_work')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select('open')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.open
}

describe('what became of a payment', () => {
  test('is up to the buyer until it is paid; what was bought is up to us until it is there', async () => {
    const { transactionId, reference } = await buy()
    expect(await isOpen(reference)).toBe(false)
    await choose(transactionId, 'expired')
    await settleNow(transactionId)
    expect(await isOpen(reference)).toBe(false)
    await choose(transactionId, 'paid')
    await settleNow(transactionId)
    expect(await isOpen(reference)).toBe(true)
    await carryOut(reference)
    expect(await isOpen(reference)).toBe(false)
  })

  test.each(['cancelled', 'expired', 'failed'] as const)('%s leaves the purchase open', async (state) => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, state)
    expect((await lookAt(transactionId)).body).toMatchObject({ status: state, payLink: expect.any(String) })
    expect(await paymentOf(transactionId)).toMatchObject({ state, pays: false, trouble: null })
    expect(await purchaseOf(reference)).toMatchObject({ state: 'open', receipt_number: null })
    expect(await eventsOf(reference)).toEqual(['received', 'payment-asked', 'payment-ended'])
  })

  test('is written once, whoever asks, however often and in whatever order', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'paid')
    await Promise.all([
      ...Array.from({ length: 5 }, () => settleNow(transactionId)),
      ...Array.from({ length: 5 }, () => lookAt(transactionId)),
      settleById(runtime, transactionId),
    ])
    const { id } = await purchaseOf(reference)
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
    expect(await eventsOf(reference)).toEqual(['received', 'payment-asked', 'paid'])
    expect(await queued('purchase.paid')).toContain(id)
  })

  test('is written once by two who heard the same of the bank at the same moment', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'paid')
    answersTogether(2)
    await Promise.all([settleById(runtime, transactionId), settleById(runtime, transactionId)])
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
    expect(await eventsOf(reference)).toEqual(['received', 'payment-asked', 'paid'])
    const { id } = await purchaseOf(reference)
    expect((await queued('purchase.paid')).filter((one) => one === id)).toHaveLength(1)
  })

  test('that the bank does not tell yet is open, and nobody is told that it failed', async () => {
    const { transactionId } = await buy()
    await choose(transactionId, 'slow')
    expect((await lookAt(transactionId)).body).toMatchObject({ status: 'open' })
    clock.at += 31_000
    expect((await lookAt(transactionId)).body).toMatchObject({ status: 'paid' })
  })

  test('is open as long as the bank is away, and asked again once it is back', async () => {
    const { transactionId } = await buy()
    await choose(transactionId, 'paid')
    runtime.ports.payments = {
      ...bank,
      find: async () => Promise.reject(new PartnerError('payments', 'unreachable')),
    }
    expect(await lookAt(transactionId)).toMatchObject({ status: 200, body: { status: 'open' } })
    runtime.ports.payments = { ...bank }
    clock.at += 3000
    expect((await lookAt(transactionId)).body).toMatchObject({ status: 'paid' })
  })

  test('is never taken back: a bank that changes its mind changes nothing', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'paid')
    await settleNow(transactionId)
    for (const state of ['open', 'failed', 'expired', 'cancelled'] as const) {
      tells({ state })
      expect(await settleNow(transactionId)).toBe('paid')
    }
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
    await expect(
      db.updateTable('payment').set({ state: 'failed' }).where('id', '=', transactionId).execute(),
    ).rejects.toThrow(/cannot become failed/)
  })

  test('that was over pays its purchase after all', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'expired')
    await settleNow(transactionId)
    await choose(transactionId, 'paid')
    expect(await settleNow(transactionId)).toBe('paid')
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
    expect(await eventsOf(reference)).toEqual(['received', 'payment-asked', 'payment-ended', 'paid'])
  })
})

describe('money that pays nothing', () => {
  test.each<[string, Partial<BankPayment>]>([
    ['less', { amountCents: 1 }],
    ['more', { amountCents: 1_000_000 }],
    ['another currency', { currency: 'USD' }],
  ])('%s than was agreed carries nothing out, and is told', async (_what, over) => {
    const { transactionId, reference } = await buy()
    tells({ state: 'paid', ...over })
    await settleNow(transactionId)
    await settleNow(transactionId)
    expect(await paymentOf(transactionId)).toMatchObject({
      state: 'paid',
      pays: false,
      trouble: 'other-amount',
    })
    const purchase = await purchaseOf(reference)
    expect(purchase).toMatchObject({ state: 'open', receipt_number: null })
    expect(await eventsOf(reference)).toEqual(['received', 'payment-asked', 'payment-trouble'])
    expect((await lookAt(transactionId)).body).toMatchObject({
      note: expect.stringContaining('ander bedrag'),
    })
    const { flags } = await db
      .selectFrom('submission')
      .select('flags')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(flags).toContain('payment-other-amount')
    expect(await isOpen(reference)).toBe(true)
    const mails = await db
      .selectFrom('letter')
      .select('kind')
      .where('person_id', '=', purchase.person_id)
      .where('kind', '=', 'payment-troubled')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('for a purchase that was given up is noticed and pays nothing', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'expired')
    await settleNow(transactionId)
    clock.at += 31 * 86_400_000
    await settleOpen(runtime)
    expect(await purchaseOf(reference)).toMatchObject({ state: 'given-up', iban_locked: null })
    await choose(transactionId, 'paid')
    await settleNow(transactionId)
    expect(await paymentOf(transactionId)).toMatchObject({ trouble: 'paid-late' })
    expect(await purchaseOf(reference)).toMatchObject({ state: 'given-up' })
    expect(await eventsOf(reference)).toEqual([
      ...['received', 'payment-asked', 'payment-ended', 'given-up', 'payment-trouble'],
    ])
  })
})

describe('without anybody who comes back', () => {
  test('the bank is asked by the clock: at first often, then more seldom', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'paid')
    await settleOpen(runtime)
    expect(await purchaseOf(reference)).toMatchObject({ state: 'open' })
    clock.at += 5 * 60_000
    await settleOpen(runtime)
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
  })

  test('a night finds what nobody told of, and names what it cannot mend', async () => {
    const [one, other, lost] = [await buy(), await buy(), await buy()]
    await choose(one.transactionId, 'paid')
    await choose(other.transactionId, 'expired')
    await choose(lost.transactionId, 'paid')
    const stranger = await bank.start({
      ...{ key: 'van een ander', amountCents: 700, description: 'x', returnUrl: 'http://localhost:3000/' },
    })
    await db
      .updateTable('sandbox_payment')
      .set({ state: 'paid', told_at: iso(0) })
      .where('id', '=', stranger.id)
      .execute()
    await db
      .updateTable('payment')
      .set({ bank_id: 'sb_nooitgeweest' })
      .where('id', '=', lost.transactionId)
      .execute()
    const { bank_id } = await paymentOf(one.transactionId)
    clock.at += 3_600_000
    const span = { from: iso(-2 * 3_600_000), until: iso(0) }
    const found = await comparePayments(runtime, span)
    expect(found.settled).toBe(2)
    expect(await purchaseOf(one.reference)).toMatchObject({ state: 'paid' })
    expect(await paymentOf(other.transactionId)).toMatchObject({ state: 'expired' })
    expect(found.differences.filter(({ what }) => what !== 'unknown-here')).toEqual([
      { bankId: 'sb_nooitgeweest', reference: lost.reference, what: 'unknown-there', ours: 'open' },
    ])
    expect(found.differences).toContainEqual({ bankId: stranger.id, what: 'unknown-here', bank: 700 })
    expect(found.differences.some(({ bankId }) => bankId === bank_id)).toBe(false)
    expect((await comparePayments(runtime, span)).settled).toBe(0)
  })
})

describe('a notice', () => {
  const notice = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: paymentNoticePath,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  test('says nothing to whoever sends it, and queues one job for many', async () => {
    const { transactionId } = await buy()
    const { bank_id } = await paymentOf(transactionId)
    const before = (await queued('payment.notice')).length
    for (let times = 0; times < 10; times++) {
      const answer = await notice(`id=${bank_id}`)
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
    }
    expect(await queued('payment.notice')).toHaveLength(before + 1)
  })

  test.each(['id=sb_onbekend', 'id=', '', 'id=a&id=b', `id=${'x'.repeat(900)}`, "id='; DROP TABLE payment"])(
    'that is forged (%s) is answered alike and asks nobody',
    async (payload) => {
      const before = (await queued('payment.notice')).length
      runtime.ports.payments = {
        ...bank,
        find: async () => Promise.reject(new Error('the bank was asked')),
      }
      const answer = await notice(payload)
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect(await queued('payment.notice')).toHaveLength(before)
    },
  )

  test('that comes before the answer of the start is passed over, and the clock asks by itself', async () => {
    const told: number[] = []
    runtime.ports.payments = {
      ...bank,
      start: async (payment) => {
        const started = await bank.start(payment)
        await sandboxBank({ database: db, clock }).choose(started.id, 'paid')
        told.push((await notice(`id=${started.id}`)).statusCode)
        return started
      },
    }
    const { reference } = await buy()
    expect(told).toEqual([200])
    expect(await purchaseOf(reference)).toMatchObject({ state: 'open' })
    clock.at += 5 * 60_000
    await settleOpen(runtime)
    expect(await purchaseOf(reference)).toMatchObject({ state: 'paid' })
  })

  test('of more than a notice is refused before it is read', async () => {
    expect((await notice(`id=${'x'.repeat(5000)}`)).statusCode).toBe(413)
    expect((await notice('{"id":"x"}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await notice('id=x', { origin: 'https://elders.example' })).statusCode).toBe(403)
  })
})

const iso = (after: number): string => new Date(clock.at + after).toISOString()

/** The ids that the jobs of a queue carry. */
const queued = async (name: string): Promise<string[]> => {
  const { rows } = await sql<{ data: Record<string, string> }>`
    SELECT data FROM pgboss.job WHERE name = ${name}`.execute(db)
  return rows.flatMap(({ data }) => Object.values(data))
}
