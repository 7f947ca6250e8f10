import { describe, expect, it } from 'vitest'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { determine, status } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { exampleEstimate } from '../../../core/valuations/estimate.ts'
import { afterLastTry, afterPollAnswer, backToSending } from '../../engine/apply/after-sending.ts'
import { pollOnce } from '../../engine/sending/poll.ts'
import { headOfAfter, outcomeOf } from '../../engine/steps/after-outcome.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { begin, fillStep, lastStep } from '../../engine/testing/test-walk.ts'
import { salePrice } from './sale-price-funnel.ts'
import { salePriceProperties, trials } from './test-sale-price-ways.ts'

testFunnel(...trials)

describe('back from the bank', () => {
  const arrive = (query = '?transactionId=7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42') =>
    openFunnel(salePrice, { properties: { ...salePriceProperties, opens: 'betaald' }, query })
  const reference = '7KQM-X4TF'
  const told = async (payment: Omit<AnswerOf<typeof status>, 'reference'>) => {
    const answer = { ...payment, reference }
    const { environment, store } = arrive()
    const of = salePrice.after?.betaald?.poll
    if (!of) throw new Error('nothing to poll')
    environment.answerWith(status, () => answer)
    const found = await pollOnce(store.environment, of, new AbortController().signal)
    if (!of.done(found)) return undefined
    void store.change((c) => afterPollAnswer(c, found))
    return {
      head: headOfAfter(salePrice, store.getSnapshot()),
      outcome: outcomeOf(salePrice, store.getSnapshot()),
    }
  }

  it('opens at the payment of its address, on a page of its own', () => {
    expect(arrive().store.getSnapshot()).toMatchObject({ ready: true, after: 'betaald' })
  })

  it('asks nothing where the address names no payment', () => {
    const { store } = arrive('')
    const of = salePrice.after?.betaald?.poll
    expect(of?.input(new URLSearchParams(store.environment.query()))).toBeUndefined()
  })

  it('waits for the estimate, not only for the money', async () => {
    expect(await told({ status: 'open' })).toBeUndefined()
    expect(await told({ status: 'paid' })).toBeUndefined()
    const estimate = { address: 'x', valueInCents: 1, lowInCents: 1, highInCents: 1, valuedOn: '2026-11-24' }
    const there = { ...estimate, source: 'x', basis: [], isExample: true }
    expect((await told({ status: 'paid', estimate: there }))?.head.title).toBe('Je schatting is klaar')
  })

  it('says that no payment is seen yet once nobody waits any longer, and keeps the purchase open', () => {
    const { store } = arrive()
    const payLink = '/betalen#x'
    void store.change((c) => afterLastTry(c, { status: 'open', payLink }))
    const now = store.getSnapshot()
    expect(headOfAfter(salePrice, now).title).toBe('We zien nog geen betaling')
    expect(outcomeOf(salePrice, now)?.again).toBe('Wijzig je gegevens')
    expect(now.arrived?.answer).toMatchObject({ payLink })
  })

  it('thanks for what is paid and not there yet, keeps no draft of it, and shows it once it is there', () => {
    const { store, environment } = arrive()
    void store.change((c) => afterLastTry(c, { status: 'paid', reference }))
    expect(headOfAfter(salePrice, store.getSnapshot()).title).toBe('Je betaling is gelukt')
    expect(outcomeOf(salePrice, store.getSnapshot())?.again).toBeUndefined()
    expect(environment.readDraft()).toBeUndefined()
    void store.change((c) => afterPollAnswer(c, { status: 'paid', reference, estimate: {} }))
    expect(headOfAfter(salePrice, store.getSnapshot()).title).toBe('Je schatting is klaar')
  })

  it('names the reference, however the payment ended', async () => {
    for (const answer of [
      { status: 'paid', estimate: exampleEstimate },
      { status: 'paid' },
      { status: 'paid', note: 'Je had deze bestelling al betaald.' },
      ...(['open', 'cancelled', 'expired', 'failed'] as const).map((ended) => ({ status: ended })),
    ]) {
      const { store } = arrive()
      void store.change((c) => afterLastTry(c, { ...answer, reference }))
      const load = outcomeOf(salePrice, store.getSnapshot())?.load
      if (!load) throw new Error(`${answer.status} draws nothing`)
      expect(await drawn(store, (await load()).default), answer.status).toContain(reference)
    }
  })

  it.each(['cancelled', 'expired', 'failed'] as const)('%s says that nothing was taken', async (ended) => {
    const after = await told({ status: ended, payLink: '/betalen#x' })
    expect(after?.head.lead).toContain('Er is niets afgeschreven.')
    expect(after?.outcome?.again).toBe('Wijzig je gegevens')
  })

  it('thanks nobody whose money paid nothing', async () => {
    const after = await told({ status: 'paid', note: 'Je had deze bestelling al betaald.' })
    expect(after?.head.title).toBe('We kijken naar je betaling')
  })
})

it('leads whose address has an account to logging in, and from there back to this page', async () => {
  const walk = begin(salePrice, visitor, { name: 'known' }, { properties: salePriceProperties })
  walk.environment.refuse(validateEmail, refusal(409, 'email-taken'))
  fillStep(walk)
  await walk.store.next()
  expect(walk.store.getSnapshot()).toMatchObject({
    step: 'gegevens',
    trouble: { help: { href: '/inloggen?terug=%2Fdiensten%2Fkoop-verkoop%2Fverkoopprijs-bepalen' } },
  })
})

it('a purchase without a link to pay it is none, and is called so in the log', async () => {
  const { walk } = await lastStep(salePrice, { name: 'pay' }, { properties: salePriceProperties })
  walk.environment.answerWith(determine, () => ({ paymentLink: '', transactionId: 'x', reference: 'x' }))
  await walk.store.next()
  expect(walk.environment.left).toBeUndefined()
  expect(walk.store.getSnapshot().trouble).toEqual({ kind: 'generic' })
  expect(walk.environment.logged).toEqual(['No payment link found'])
})

describe('on the way to the bank and back', () => {
  const atBank = async () => {
    const { walk } = await lastStep(salePrice, { name: 'pay' }, { properties: salePriceProperties })
    await walk.store.next()
    return walk
  }
  const back = (draft: unknown) => {
    const walk = begin(
      salePrice,
      visitor,
      { name: 'back' },
      { properties: salePriceProperties },
      draft as never,
    )
    walk.environment.visit('betaald')
    walk.store.followAddress()
    return walk
  }

  it('is told from the press on, and no longer once that failed', async () => {
    const { walk } = await lastStep(salePrice, { name: 'pay' }, { properties: salePriceProperties })
    let fail: (error: Error) => void = () => undefined
    walk.environment.answerWith(determine, () => new Promise((_told, refused) => (fail = refused)))
    const pressed = walk.store.next()
    await new Promise((done) => setTimeout(done, 0))
    expect(walk.store.getSnapshot().busy).toBe('sending')
    expect(await drawn(walk.store)).toContain('We zijn je aan het doorsturen naar iDEAL.')
    fail(new Error('no answer'))
    await pressed
    expect(await drawn(walk.store)).not.toContain('We zijn je aan het doorsturen naar iDEAL.')
  })

  it('keeps every answer of a payment that came to nothing; a changed one is a new purchase', async () => {
    const { store, environment } = await atBank()
    expect(store.getSnapshot()).toMatchObject({ busy: 'away', step: 'betaling' })
    expect(environment.left).toBe('https://bank.example/betalen/1')
    for (const ended of ['cancelled', 'expired', 'failed'] as const) {
      const walk = back(environment.drafts.at(-1))
      void walk.store.change((c) => afterPollAnswer(c, { status: ended, payLink: '/betalen#x' }))
      expect(walk.environment.events.some(({ outcome }) => outcome === 'sent')).toBe(false)
      void walk.store.change(backToSending)
      expect(walk.store.getSnapshot()).toMatchObject({ after: undefined, busy: 'no' })
      expect(walk.store.answer('email')).toBe(store.answer('email'))
      expect(walk.environment.drafts.at(-1)).not.toHaveProperty('pending')
    }
  })

  it('keeps nothing once it is paid, and counts it once', async () => {
    const { environment } = await atBank()
    const walk = back(environment.drafts.at(-1))
    void walk.store.change((c) => afterPollAnswer(c, { status: 'paid', estimate: {} }))
    expect(walk.store.getSnapshot()).toMatchObject({ after: 'betaald', busy: 'sent', answers: {} })
    expect(walk.environment.readDraft()).toBeUndefined()
    expect(walk.environment.events.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1)
  })

  it('by the browser finds everything as it was, and a second press goes to the same payment', async () => {
    const { store, environment } = await atBank()
    store.restored()
    expect(store.getSnapshot()).toMatchObject({ busy: 'no', step: 'betaling' })
    await store.next()
    const keys = environment.callsOf(determine).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('cannot be walked to, and a step after it begins anew', async () => {
    const { store, environment } = back(undefined)
    await store.next()
    expect(environment.callsOf(determine)).toHaveLength(0)
    environment.visit('betaling')
    store.followAddress()
    expect(store.getSnapshot()).toMatchObject({ after: undefined, step: 'gegevens', busy: 'no' })
  })
})
