import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { determine } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../definition/define.ts'
import { openFunnel } from '../testing/test-open.ts'
import { Away } from './Away.tsx'

// The component runs without a browser here: its one state and its one effect are kept by hand, as React would.
const kept = vi.hoisted(() => ({
  state: undefined as unknown,
  effect: (): (() => void) => () => undefined,
  store: undefined as { getSnapshot(): unknown } | undefined,
}))
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: (first: unknown) => {
    kept.state ??= first
    return [kept.state, (next: unknown) => (kept.state = next)]
  },
  useEffect: (effect: typeof kept.effect) => (kept.effect = effect),
}))
vi.mock('./funnel-context.ts', () => ({
  useFunnel: () => ({ store: kept.store, snapshot: kept.store?.getSnapshot() }),
}))

const funnel = defineFunnel({
  slug: 'bestellen',
  properties: group({}),
  steps: { betaling: { title: 'Betaling', asks: {} } },
  exits: {
    pay: {
      endpoint: determine,
      failure: 'No payment link found',
      toRequest: () => ({ body: {} as never }),
      pays: () => true,
      to: ({ paymentLink }) => ({ pay: paymentLink }),
    },
  },
})

const draw = () => {
  const html = renderToString(Away())
  const stop = kept.effect()
  return { text: html.replace(/<[^>]+>/g, ''), stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  kept.state = undefined
})
afterEach(() => vi.useRealTimers())

test('counts down from 20 seconds, and then one may press the button again', async () => {
  const { store } = openFunnel(funnel)
  kept.store = store
  await store.next()
  const busy = () => store.getSnapshot().busy
  for (let left = 20; left > 0; left--) {
    const { text, stop } = draw()
    expect(text).toContain(`Probeer het over ${left === 1 ? '1 seconde' : `${left} seconden`} weer.`)
    expect(busy()).toBe('away')
    vi.advanceTimersByTime(1000)
    stop()
  }
  expect(draw().text).toBe('')
  expect(busy()).toBe('no')
  // the same press leads to the bank once more
  await store.next()
  expect(busy()).toBe('away')
})

test('counts from the press on, also while the bank is slow to answer', async () => {
  const { store, environment } = openFunnel(funnel)
  kept.store = store
  let answer: (told: AnswerOf<typeof determine>) => void = () => undefined
  environment.answerWith(determine, () => new Promise((told) => (answer = told)))
  const pressed = store.next()
  // the request is on its way by now
  await Promise.resolve()
  expect(store.getSnapshot().busy).toBe('sending')
  for (let left = 20; left > 0; left--) {
    const { text, stop } = draw()
    expect(text).toContain(left === 1 ? '1 seconde weer' : `${left} seconden weer`)
    vi.advanceTimersByTime(1000)
    stop()
  }
  // nothing is left to count, and a second press has to wait for the first
  expect([draw().text, store.getSnapshot().busy]).toEqual(['', 'sending'])
  answer({ paymentLink: 'https://bank.example/betalen/1', transactionId: 'x', reference: 'x', price: 2495 })
  await pressed
  draw()
  expect([environment.left, store.getSnapshot().busy]).toEqual(['https://bank.example/betalen/1', 'no'])
})

test('one that is gone from the page counts no further', async () => {
  const { store } = openFunnel(funnel)
  kept.store = store
  await store.next()
  draw().stop()
  vi.advanceTimersByTime(60_000)
  expect([kept.state, store.getSnapshot().busy]).toEqual([20, 'away'])
})
