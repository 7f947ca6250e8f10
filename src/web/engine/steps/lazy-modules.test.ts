import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { brick } from '../../../core/fields/brick.ts'
import { email } from '../../../core/fields/email.ts'
import { group, list } from '../../../core/fields/group.ts'
import { lazyValue } from '../../../core/fields/lazy-value.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { defineFunnel } from '../definition/define.ts'
import { openFunnel } from '../testing/test-open.ts'
import { open, trial } from '../testing/test-trial.ts'
import { learnedWithin, missingFor, overviewLater } from './lazy-modules.ts'

const invalid = 'Dit nummer bestaat niet.'
const order = endpointOf(
  { name: 'knowledge.order', method: 'POST', path: '/api/v1/orders' },
  operation({
    summary: 'Takes an order',
    body: group({ email, number: email }),
    answer: z.object({ reference: z.string() }),
    example: { reference: 'TB-1' },
  }),
)

/** A funnel whose second step asks a number that only the knowledge can judge; `arrive` brings it, `fail` does not. */
const setUp = (more: Parameters<typeof open>[1] = {}) => {
  let arrive: () => void = () => undefined
  let fail = arrive
  const asked = vi.fn(
    () =>
      new Promise<ReadonlySet<string>>((resolve, reject) => {
        arrive = () => resolve(new Set(['12']))
        fail = () => reject(new Error('offline'))
      }),
  )
  const numbers = lazyValue(asked)
  const number = brick(
    z.string(invalid).check(z.refine((typed) => numbers.now()?.has(typed) ?? typed !== '', invalid)),
    { label: 'Nummer', control: 'text', example: '12', keeps: 'plain', needs: numbers },
  )
  const funnel = defineFunnel({
    slug: 'kennis',
    properties: group({}),
    steps: {
      een: { title: 'Een', asks: { email } },
      twee: { title: 'Twee', asks: { more: list(group({ number }), { min: 1, max: 2, label: 'Nummer' }) } },
      drie: { title: 'Drie', asks: {} },
    },
    exits: {
      order: {
        endpoint: order,
        toRequest: ({ email: own, more }) => ({ body: { email: own, number: more[0]?.number ?? '' } }),
        to: () => ({ url: '/bedankt' }),
        failure: 'Failed to order',
      },
    },
  })
  return { ...open(funnel, more), asked, arrive: () => arrive(), fail: () => fail(), path: 'more[0].number' }
}
const onTwo = async (more?: Parameters<typeof open>[1]) => {
  const opened = setUp(more)
  opened.store.set('email', 'jannie@voorbeeld.nl')
  await opened.store.next()
  return opened
}
afterEach(() => vi.useRealTimers())

it('goes on from a step that needs nothing of it without asking', async () => {
  const { store, asked } = await onTwo()
  expect(store.getSnapshot().step).toBe('twee')
  expect(asked).not.toHaveBeenCalled()
})

it('judges what was let through anew when it comes', async () => {
  const { store, arrive, path } = await onTwo()
  store.set(path, '13')
  store.touch(path)
  expect(store.getSnapshot().errors).toEqual({})
  const learning = store.learn()
  arrive()
  await learning
  expect(store.getSnapshot().errors).toEqual({ [path]: invalid })
  expect(store.learn()).toBeUndefined()
})

it('waits for it at `Volgende`, and stays where it finds something wrong', async () => {
  const { store, arrive, asked, path } = await onTwo()
  store.set(path, '13')
  const next = store.next()
  expect(store.getSnapshot().busy).toBe('leaving')
  arrive()
  await next
  expect(store.getSnapshot()).toMatchObject({ step: 'twee', busy: 'no', failed: true })
  store.set(path, '12')
  await store.next()
  expect(store.getSnapshot().step).toBe('drie')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('leaves the judging to the server where it cannot be had, and tries again', async () => {
  const { store, fail, asked, path } = await onTwo()
  store.set(path, '13')
  const next = store.next()
  fail()
  await next
  expect(store.getSnapshot().step).toBe('drie')
  void store.learn()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('waits no longer than a few seconds', async () => {
  const { store, path } = await onTwo()
  store.set(path, '13')
  vi.useFakeTimers()
  const next = store.next()
  await vi.advanceTimersByTimeAsync(learnedWithin - 1)
  expect(store.getSnapshot().step).toBe('twee')
  await vi.advanceTimersByTimeAsync(1)
  await next
  expect(store.getSnapshot().step).toBe('drie')
})

it('is there before a draft is judged, and is not asked for a first visit', async () => {
  const first = setUp()
  await first.store.recall()
  expect(first.asked).not.toHaveBeenCalled()
  const again = setUp({ kept: { answers: { email: 'jannie@voorbeeld.nl' }, passed: ['een'] } })
  const recalled = again.store.recall()
  expect(again.asked).toHaveBeenCalled()
  again.arrive()
  await recalled
  expect(again.store.learn()).toBeUndefined()
})

it('the words of an overview come with it', async () => {
  const summary = lazyValue(async () => ({ sectionsOf: () => [] }))
  const own = { ...trial, summary }
  expect(missingFor(own, ['een'])).not.toContain(summary)
  expect(missingFor(own, ['overzicht'])).toContain(summary)
  await summary.load()
  expect(missingFor(own, ['overzicht'])).not.toContain(summary)
})

it('the overview comes with what its funnel needs later', async () => {
  const steps = Object.keys(trial.steps)
  expect(missingFor(trial, steps.slice(0, 1))).toEqual([])
  expect(missingFor(trial, steps)).toContain(overviewLater)
  await open(trial).store.learn()
  expect(missingFor(trial, steps)).toEqual([])
})

it('a funnel begins once the rest of its definition is there, however often that fails', async () => {
  vi.useFakeTimers()
  const fetched = vi
    .fn<() => Promise<true>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(true)
  const rest = lazyValue(fetched)
  const { store } = openFunnel({ ...trial, rest }, { viewer: visitor })
  const recalled = vi.fn()
  void store.recall().then(recalled)
  await vi.advanceTimersByTimeAsync(learnedWithin - 1)
  expect(recalled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(recalled).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(2)
})
