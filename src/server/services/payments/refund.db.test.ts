import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { buying } from '../../../../test/kit/payments.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { perform } from '../../feature.ts'
import { comparePayments } from './compare.ts'
import { readLedger } from './ledger.ts'
import { refundQueue } from './payments-queues.ts'
import { makeRefund, requestRefund } from './refund.ts'
import { settle } from './settle.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const bank = { ...runtime.ports.payments }
const { buy, choose, paymentOf, purchaseOf, eventsOf } = buying(server)
const ctx = staffContextOf(runtime, ['finance'])
const refund = (reference: string, amountCents?: number, note = 'Op verzoek') =>
  perform(ctx, requestRefund, { reference, amountCents, note })
const span = { from: '2026-11-24T00:00:00Z', until: '2026-11-25T00:00:00Z' }

const paidPurchase = async () => {
  const bought = await buy()
  await choose(bought.transactionId, 'paid')
  const { bank_id } = await paymentOf(bought.transactionId)
  await settle(runtime, { id: bought.transactionId, bankId: bank_id })
  return { ...bought, bankId: bank_id }
}
const refundsOf = (transactionId: string) =>
  db.selectFrom('refund').selectAll().where('payment_id', '=', transactionId).orderBy('asked_at').execute()
/** Makes the refunds of a payment, each as often as it has a job, as the worker would. */
const makeAll = async (transactionId: string) => {
  const { rows } = await sql<{ refund: string }>`
    SELECT data->>'refund' AS refund FROM pgboss.job WHERE name = ${refundQueue.name}`.execute(db)
  const ids = (await refundsOf(transactionId)).map(({ id }) => id)
  for (const { refund: id } of rows.filter((row) => ids.includes(row.refund))) await makeRefund(runtime, id)
}

describe('money of a purchase', () => {
  test('goes back in parts, with its VAT to the cent, and is told once', async () => {
    const { transactionId, reference, bankId } = await paidPurchase()
    expect(await refund(reference, 1000)).toEqual({ amountCents: 1000 })
    clock.at += 1000
    expect(await refund(reference)).toEqual({ amountCents: 1495 })
    for (let times = 0; times < 3; times++) await makeAll(transactionId)
    const made = await refundsOf(transactionId)
    expect(made.map(({ amount_cents }) => amount_cents)).toEqual([1000, 1495])
    expect(made.reduce((sum, { vat_cents }) => sum + vat_cents, 0)).toBe(433)
    expect((await bank.find(bankId))?.refundedCents).toBe(2495)
    expect((await eventsOf(reference)).filter((event) => event === 'refunded')).toHaveLength(2)
    const { person_id } = await purchaseOf(reference)
    const mails = await db
      .selectFrom('letter')
      .select('facts')
      .where('person_id', '=', person_id)
      .where('kind', '=', 'refund-made')
      .execute()
    expect(mails.map(({ facts }) => (facts as { amount: string }).amount).toSorted()).toEqual([
      '€ 10,00',
      '€ 14,95',
    ])
    await expect(refund(reference)).rejects.toMatchObject({ code: 'refunded' })
    const looks = await db
      .selectFrom('audit')
      .innerJoin('submission', 'submission.id', 'audit.submission_id')
      .select(['action', 'subject_id', 'roles'])
      .where('action', 'like', 'payments.%')
      .where('reference', '=', reference)
      .orderBy('audit.id')
      .execute()
    const acts = ['payments.refund', 'payments.refund', 'payments.check-refund']
    expect(looks).toEqual(acts.map((action) => ({ action, subject_id: person_id, roles: 'finance' })))
  })

  test('goes back by nobody whose second factor is not fresh', async () => {
    const { reference } = await paidPurchase()
    const stale = staffContextOf(runtime, ['finance'], { isFresh: false })
    await expect(perform(stale, requestRefund, { reference, note: 'Op verzoek' })).rejects.toMatchObject({
      status: 403,
      code: 'step-up-needed',
    })
  })

  test('goes back no further than it came in, by many at once either', async () => {
    const { reference, transactionId } = await paidPurchase()
    await expect(refund(reference, 2496)).rejects.toMatchObject({ code: 'too-much' })
    await expect(refund(reference, 0)).rejects.toMatchObject({ code: 'too-much' })
    await expect(refund(reference, 100, ' ')).rejects.toMatchObject({ code: 'invalid' })
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => refund(reference, 1000)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await makeAll(transactionId)
    await expect(refund((await buy()).reference)).rejects.toMatchObject({ code: 'not-paid' })
    await expect(refund('AAAA-AAAA')).rejects.toMatchObject({ code: 'not-paid' })
  })

  test('goes back once, though the bank is away and its answer is lost', async () => {
    const { reference, transactionId, bankId } = await paidPurchase()
    await refund(reference)
    const [row] = await refundsOf(transactionId)
    runtime.ports.payments = {
      ...bank,
      refund: async (given) => {
        await bank.refund(given)
        throw new PartnerError('payments', 'timeout')
      },
    }
    await expect(makeRefund(runtime, row?.id ?? '')).rejects.toMatchObject({ reason: 'timeout' })
    runtime.ports.payments = { ...bank }
    await Promise.all([1, 2, 3].map(() => makeRefund(runtime, row?.id ?? '')))
    expect((await bank.find(bankId))?.refundedCents).toBe(2495)
    expect((await eventsOf(reference)).filter((event) => event === 'refunded')).toHaveLength(1)
  })

  test('that the bank refuses to give back can be asked for again', async () => {
    const { reference, transactionId } = await paidPurchase()
    await refund(reference)
    const [row] = await refundsOf(transactionId)
    runtime.ports.payments = {
      ...bank,
      refund: async () => Promise.reject(new PartnerError('payments', 'refused')),
    }
    await makeRefund(runtime, row?.id ?? '')
    runtime.ports.payments = { ...bank }
    expect((await refundsOf(transactionId))[0]).toMatchObject({
      made_at: null,
      refused_at: expect.any(String),
    })
    expect(await refund(reference)).toEqual({ amountCents: 2495 })
    await makeAll(transactionId)
  })
})

test('the books are equal to the bank to the cent, and receipts follow each other', async () => {
  const booked = await perform(ctx, readLedger, span)
  const listed = await bank.list(span)
  const paid = listed.filter(({ state }) => state === 'paid')
  const at = paid.reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0)
  expect(booked.reduce((sum, one) => sum + one.amountCents, 0)).toBe(at)
  const receipts = booked.filter(({ kind }) => kind === 'payment').map(({ receipt }) => receipt)
  expect(receipts).toEqual(receipts.map((_, index) => `2026-${String(index + 1).padStart(6, '0')}`))
  for (const { amountCents, vatCents, kind } of booked)
    expect(Math.sign(vatCents)).toBe(kind === 'payment' ? 1 : Math.sign(amountCents))
  expect((await comparePayments(runtime, span)).differences).toEqual([])
})
