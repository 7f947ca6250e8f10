import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { PaymentState } from '../../core/payments/states.ts'
import { type NewPayment, type Payments, paymentsGuards } from './payments.ts'
import type { Check } from './suite.ts'

/** A payment as a purchase makes it. */
export const examplePayment = (over: Partial<NewPayment> = {}): NewPayment => ({
  key: randomUUID(),
  amountCents: 2495,
  description: 'Thuisbasis 7KQM-X4TF',
  returnUrl: 'https://www.voorbeeld.nl/betaald?transactionId=1',
  noticeUrl: 'https://www.voorbeeld.nl/api/v1/payments/notice',
  ...over,
})

/** A bank under test, with a way to act as the person at the bank's page. */
export interface PaymentsWorld {
  port: Payments
  clock: Clock
  /** Does what somebody at the bank's page does to a payment. */
  choose(id: string, state: Exclude<PaymentState, 'open'>): Promise<void>
}

const started = async ({ port }: PaymentsWorld, over: Partial<NewPayment> = {}) => {
  const payment = examplePayment(over)
  return { payment, ...paymentsGuards.start.parse(await port.start(payment)) }
}

const found = async ({ port }: PaymentsWorld, id: string) => {
  const one = paymentsGuards.find.parse(await port.find(id))
  assert.ok(one, `the payment ${id} is not there`)
  return one
}

const refusalOf = (called: Promise<unknown>): Promise<string> =>
  called.then(
    () => 'taken',
    (thrown: unknown) => (thrown instanceof PartnerError ? thrown.reason : String(thrown)),
  )

const paying: Check<PaymentsWorld>[] = [
  {
    what: 'a payment that was started is open, in euros, for the amount that was asked',
    async run(world) {
      const { id, payment } = await started(world)
      const { state, amountCents, currency, refundedCents, key, paidAt } = await found(world, id)
      assert.deepEqual(
        { state, amountCents, currency, refundedCents, key, paidAt },
        {
          state: 'open',
          amountCents: payment.amountCents,
          currency: 'EUR',
          refundedCents: 0,
          key: payment.key,
          paidAt: undefined,
        },
      )
    },
  },
  {
    what: 'the same key is one payment, however often and at however many places it is asked for at once',
    async run(world) {
      const payment = examplePayment()
      const answers = await Promise.all([1, 2, 3].map(() => world.port.start(payment)))
      assert.equal(new Set(answers.map(({ id }) => id)).size, 1, 'one key made several payments')
      assert.equal((await world.port.start(payment)).payUrl, answers[0]?.payUrl)
    },
  },
  {
    what: 'amounts are exact to the cent',
    async run(world) {
      for (const amountCents of [1, 1795, 42500, 100_001]) {
        const { id } = await started(world, { amountCents })
        assert.equal((await found(world, id)).amountCents, amountCents)
      }
    },
  },
  ...(['paid', 'cancelled', 'expired', 'failed'] as const).map(
    (state): Check<PaymentsWorld> => ({
      what: `a payment that is ${state} says so, and when it was paid`,
      async run(world) {
        const { id } = await started(world)
        await world.choose(id, state)
        const now = await found(world, id)
        assert.equal(now.state, state)
        assert.equal(now.paidAt !== undefined, state === 'paid')
      },
    }),
  ),
  {
    what: 'a payment that nobody started is not there',
    async run({ port }) {
      assert.equal(await port.find('tr_bestaatniet'), undefined)
    },
  },
]

const refunding: Check<PaymentsWorld>[] = [
  {
    what: 'what was paid is given back, in parts, to the last cent and not beyond',
    async run(world) {
      const { id } = await started(world, { amountCents: 1000 })
      await world.choose(id, 'paid')
      const give = (amountCents: number, key: string = randomUUID()) =>
        world.port.refund({ key, paymentId: id, amountCents, description: 'Terugbetaling' })
      const key = randomUUID()
      const first = await give(400, key)
      assert.deepEqual(await give(400, key), first, 'the same key gave back twice')
      assert.equal((await found(world, id)).refundedCents, 400)
      assert.equal(await refusalOf(give(601)), 'refused')
      await give(600)
      assert.equal((await found(world, id)).refundedCents, 1000)
      assert.equal((await found(world, id)).state, 'paid')
      assert.equal(await refusalOf(give(1)), 'refused')
    },
  },
  {
    what: 'nothing is given back of what was not paid',
    async run(world) {
      const { id } = await started(world)
      const refund = { key: randomUUID(), paymentId: id, amountCents: 1, description: 'Terugbetaling' }
      assert.equal(await refusalOf(world.port.refund(refund)), 'refused')
      assert.equal(await refusalOf(world.port.refund({ ...refund, paymentId: 'tr_bestaatniet' })), 'refused')
    },
  },
]

const listing: Check<PaymentsWorld>[] = [
  {
    what: 'every payment of a span is listed, the oldest first, and no other',
    async run(world) {
      const ids: string[] = []
      for (let left = 5; left > 0; left--) ids.push((await started(world)).id)
      const paid = ids[2] ?? ''
      await world.choose(paid, 'paid')
      const at = world.clock.now()
      const hour = 3_600_000
      const span = (from: number, until: number) => ({
        from: new Date(at + from).toISOString(),
        until: new Date(at + until).toISOString(),
      })
      const listed = paymentsGuards.list.parse(await world.port.list(span(-hour, hour)))
      assert.deepEqual(
        listed.map(({ id }) => id).filter((id) => ids.includes(id)),
        ids,
      )
      assert.deepEqual(
        listed.find(({ id }) => id === paid),
        await found(world, paid),
      )
      assert.deepEqual(await world.port.list(span(-2 * hour, -hour)), [])
      assert.deepEqual(await world.port.list(span(hour, 2 * hour)), [])
    },
  },
]

/** What every bank must do, sandbox or real. */
export const paymentsChecks: readonly Check<PaymentsWorld>[] = [...paying, ...refunding, ...listing]
