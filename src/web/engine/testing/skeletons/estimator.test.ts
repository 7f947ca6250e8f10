import { describe, expect, it } from 'vitest'
import { visitor } from '../../../../core/kernel/viewer.ts'
import { again, arrived } from '../../apply/after-sending.ts'
import { pollOnce } from '../../sending/poll.ts'
import { headOfAfter, outcomeOf } from '../../steps/after-outcome.ts'
import { testFunnel } from '../test-funnel.ts'
import { openFunnel } from '../test-open.ts'
import { begin, lastStep } from '../test-walk.ts'
import { determineSalesPrice, estimator } from './estimator.ts'
import { paymentStatus } from './payment-status.ts'

testFunnel(estimator)

describe('the way back from the bank', () => {
  const arrive = () => {
    return openFunnel(estimator, { step: 'betaald', query: '?step=betaald&transactionId=tr_7' })
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
    environment.refuse(paymentStatus, new Error('down'))
    expect(await pollOnce(store.environment, of, new AbortController().signal)).toBeUndefined()
    expect(environment.logged).toEqual(['Failed poll skeleton.payment-status'])
  })

  it('thanks nobody whose payment came to nothing: every answer is there, and the next try is a new order', async () => {
    for (const status of ['cancelled', 'expired', 'failed']) {
      const { walk } = await lastStep(estimator, { name: 'pay' }, {})
      await walk.store.next()
      const { environment } = walk
      expect(walk.store.getSnapshot()).toMatchObject({ busy: 'away', step: 'betaling' })
      expect(environment.left).toBe('https://bank.example/betalen/1')
      const back = begin(estimator, visitor, { name: 'back' }, {}, environment.drafts.at(-1))
      back.environment.visit('betaald')
      back.store.followAddress()
      void back.store.change((c) => arrived(c, { status }))
      const snapshot = back.store.getSnapshot()
      expect(headOfAfter(estimator, snapshot).title).toMatch(/^Betaling/)
      expect(outcomeOf(estimator, snapshot)?.again).toBe('Opnieuw betalen')
      void back.store.change(again)
      expect(back.store.getSnapshot()).toMatchObject({ after: undefined, busy: 'no' })
      expect(back.store.answer('email')).toBe(walk.store.answer('email'))
      expect(back.environment.drafts.at(-1)).not.toHaveProperty('pending')
      expect(back.environment.events.some(({ outcome }) => outcome === 'sent')).toBe(false)
    }
  })

  it('thanks for a payment that was made, once, and keeps nothing', async () => {
    const { walk } = await lastStep(estimator, { name: 'pay' }, {})
    await walk.store.next()
    const back = begin(estimator, visitor, { name: 'back' }, {}, walk.environment.drafts.at(-1))
    back.environment.visit('betaald')
    back.store.followAddress()
    void back.store.change((c) => arrived(c, { status: 'paid' }))
    expect(back.store.getSnapshot()).toMatchObject({ after: 'betaald', busy: 'sent', answers: {} })
    expect(headOfAfter(estimator, back.store.getSnapshot()).title).toBe('Bedankt')
    expect(back.environment.readDraft()).toBeUndefined()
    expect(back.environment.events.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1)
    const cold = arrive()
    void cold.store.change((c) => arrived(c, { status: 'paid' }))
    expect(cold.environment.events.some(({ outcome }) => outcome === 'sent')).toBe(false)
  })

  it('by the browser finds everything as it was, and a second press goes to the same payment', async () => {
    const { walk } = await lastStep(estimator, { name: 'pay' }, {})
    await walk.store.next()
    walk.store.restored()
    expect(walk.store.getSnapshot()).toMatchObject({ busy: 'no', step: 'betaling' })
    await walk.store.next()
    const keys = walk.environment.calls.map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
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
