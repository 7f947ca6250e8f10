import { expect, test } from 'vitest'
import { pay } from '../../../core/contract/payments/payments-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { payments } from './payments-funnel.ts'
import { trials } from './test-payments-ways.ts'

testFunnel(...trials)

test('a purchase is paid by its link alone, at the bank', async () => {
  const { store, environment } = openFunnel(payments)
  store.set('link', 'een-link')
  await store.next()
  expect(environment.callsOf(pay)[0]?.input.body).toEqual({ link: 'een-link' })
  expect(environment.left).toBe('https://bank.example/betalen/1')
})
