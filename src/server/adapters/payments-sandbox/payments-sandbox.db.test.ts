import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { examplePayment, paymentsChecks } from '../../ports/payments.suite.ts'
import { sandboxBank } from '../../services/sandbox/bank.ts'
import { paymentsSandbox } from './payments-sandbox-adapter.ts'

const suiteClock = clockAt('2026-11-20T12:00:00Z')

testChecks('the sandbox bank', paymentsChecks, async () => {
  const { db, close } = await freshDatabase()
  const bank = sandboxBank({ database: db, clock: suiteClock })
  return {
    port: paymentsSandbox(db, suiteClock),
    clock: suiteClock,
    close,
    choose: async (id, state) => void (await bank.choose(id, state)),
  }
})

test('its page stands on the site that asked', async () => {
  await using fresh = await freshDatabase()
  const { id, payUrl } = await paymentsSandbox(fresh.db, suiteClock).start(examplePayment())
  expect(payUrl).toBe(`https://www.voorbeeld.nl/sandbox/bank/${id}`)
})

test('a slow bank tells later what was chosen', async () => {
  await using fresh = await freshDatabase()
  const clock = { at: suiteClock.now(), now: () => clock.at }
  const port = paymentsSandbox(fresh.db, clock)
  const { id } = await port.start(examplePayment())
  await sandboxBank({ database: fresh.db, clock }).choose(id, 'slow')
  expect(await port.find(id)).toMatchObject({ state: 'open' })
  clock.at += 30_000
  expect(await port.find(id)).toMatchObject({ state: 'paid' })
})

test('of many refunds at once no cent is given back twice', async () => {
  await using fresh = await freshDatabase()
  const port = paymentsSandbox(fresh.db, suiteClock)
  const { id } = await port.start(examplePayment({ amountCents: 500 }))
  await sandboxBank({ database: fresh.db, clock: suiteClock }).choose(id, 'paid')
  const given = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      port.refund({ key: `r${at}`, paymentId: id, amountCents: 200, description: 'Terug' }),
    ),
  )
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await port.find(id)).toMatchObject({ refundedCents: 400 })
})
