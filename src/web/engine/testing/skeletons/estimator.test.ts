import { describe, expect, it } from 'vitest'
import { visitor } from '../../../../core/kernel/viewer.ts'
import { pollOnce } from '../../sending/poll.ts'
import { FunnelStore } from '../../store.ts'
import { testEnvironment } from '../test-environment.ts'
import { testFunnel } from '../test-funnel.ts'
import { determineSalesPrice, estimator, paymentStatus } from './estimator.ts'

testFunnel(estimator)

describe('the way back from the bank', () => {
  const arrive = () => {
    const environment = testEnvironment()
    const store = new FunnelStore(
      estimator,
      { viewer: visitor, properties: {}, today: '2026-11-20' },
      environment,
    )
    environment.visit('betaald', '?step=betaald&transactionId=tr_7')
    store.begin(visitor)
    return { environment, store }
  }

  it('shows the after step, asks for the payment in the address, and logs a failed try', async () => {
    const { environment, store } = arrive()
    expect(store.getSnapshot()).toMatchObject({ ready: true, after: 'betaald' })
    const of = estimator.after?.betaald?.poll
    if (!of) throw new Error('nothing to poll')
    const answer = await pollOnce(store.environment, of, new AbortController().signal)
    expect(environment.calls[0]?.input).toEqual({ params: { transactionId: 'tr_7' } })
    expect(of.done(answer)).toBe(true)
    expect(of.done({ status: 'open' })).toBe(false)
    environment.answerWith(paymentStatus, () => {
      throw new Error('down')
    })
    expect(await pollOnce(store.environment, of, new AbortController().signal)).toBeUndefined()
    expect(environment.logged).toEqual(['Failed poll skeleton.payment-status'])
  })

  it('cannot be walked to, and a step after it begins anew', async () => {
    const { environment, store } = arrive()
    await store.next()
    expect(environment.calls.some(({ endpoint }) => endpoint === determineSalesPrice)).toBe(false)
    environment.visit('betaling')
    store.followAddress()
    expect(store.getSnapshot()).toMatchObject({ after: undefined, step: 'gegevens', busy: 'no' })
  })
})
