import { afterAll, describe, expect, test } from 'vitest'
import { buying } from '../../../../test/kit/payments.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { pay as payCall, order as readCall } from '../../../core/contract/payments/payments-calls.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { settleOpen } from '../../services/payments/open-payments.ts'
import { payPath } from '../../services/payments/pay-link.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { buy, choose, lookAt, purchaseOf, paymentOf } = buying(server)

const post = async (url: string, link: string) => {
  const answer = await server.app.inject({ method: 'POST', url, payload: { link } })
  return { status: answer.statusCode, body: answer.json<Problem & Record<string, unknown>>() }
}
const linkOf = async (reference: string) =>
  payPath(server.runtime, (await purchaseOf(reference)).submission_id ?? '').split('#')[1] ?? ''
const started = async (reference: string) => {
  const { id } = await purchaseOf(reference)
  return db.selectFrom('payment').select(['id', 'pay_url']).where('purchase_id', '=', id).execute()
}

describe('the link of a purchase', () => {
  test('leads to the same payment while that is fresh, and to a new one once it is over', async () => {
    const { paymentLink, transactionId, reference } = await buy()
    const link = await linkOf(reference)
    expect((await post(readCall.path, link)).body).toEqual({
      order: { title: 'Verkoopprijs bepalen', reference, amountCents: 2495, state: 'open' },
    })
    expect(await post(payCall.path, link)).toEqual({ status: 200, body: { paymentLink } })
    await choose(transactionId, 'cancelled')
    const again = await post(payCall.path, link)
    expect(again.status).toBe(200)
    expect(again.body.paymentLink).not.toBe(paymentLink)
    expect(await started(reference)).toHaveLength(2)
    // After ten minutes the link starts a new payment, since the page of the open one may be gone at the bank.
    clock.at += 11 * 60_000
    expect((await post(payCall.path, link)).body.paymentLink).not.toBe(again.body.paymentLink)
  })

  test('says that a purchase is paid, also where only the bank knows it yet', async () => {
    const { transactionId, reference } = await buy()
    const link = await linkOf(reference)
    await choose(transactionId, 'paid')
    expect(await post(payCall.path, link)).toMatchObject({
      status: 409,
      body: { code: 'order-paid', title: 'Deze bestelling is al betaald.' },
    })
    expect((await post(readCall.path, link)).body).toMatchObject({ order: { state: 'paid' } })
    expect(await started(reference)).toHaveLength(1)
  })

  test('paid twice by two links is noticed', async () => {
    const { transactionId, reference } = await buy()
    clock.at += 11 * 60_000
    await post(payCall.path, await linkOf(reference))
    const [, second] = (await started(reference))
      .map(({ id }) => id)
      .toSorted((one) => (one === transactionId ? -1 : 1))
    if (!second) throw new Error('no second payment')
    await choose(transactionId, 'paid')
    await lookAt(transactionId)
    await choose(second, 'paid')
    expect((await lookAt(second)).body).toMatchObject({
      status: 'paid',
      note: 'Je had deze bestelling al betaald. Wat je dubbel betaalde, krijg je terug.',
    })
    expect(await paymentOf(second)).toMatchObject({ trouble: 'paid-twice', pays: false })
  })

  test('of one that was given up leads nowhere', async () => {
    const { transactionId, reference } = await buy()
    await choose(transactionId, 'expired')
    await lookAt(transactionId)
    clock.at += 31 * 86_400_000
    await settleOpen(server.runtime)
    expect(await post(payCall.path, await linkOf(reference))).toMatchObject({
      status: 409,
      body: { code: 'order-over' },
    })
  })

  test('that is none of ours, or of an appointment, tells and starts nothing', async () => {
    const { reference } = await buy()
    const { submission_id: id } = await purchaseOf(reference)
    const appointment = `${id}.${server.runtime.vault.sign('appointment', id ?? '')}`
    for (const link of ['x', `${id}`, `${id}.${'A'.repeat(43)}`, appointment]) {
      expect((await post(readCall.path, link)).body).toEqual({ order: null })
      expect(await post(payCall.path, link)).toMatchObject({ status: 410, body: { code: 'link-over' } })
    }
  })
})
