import { expect, it, vi } from 'vitest'
import { goodAnswers, open, order, trial, walkTo } from './testing/test-trial.ts'

const [fetched, leaving] = vi.hoisted(() => [
  vi.fn<() => Promise<typeof import('./apply/outcome.ts')>>(),
  vi.fn<() => Promise<void>>(async () => undefined),
])
vi.mock('../../core/fields/lazy-value.ts', async (original) => {
  const { lazyValue, ...more } = await original<typeof import('../../core/fields/lazy-value.ts')>()
  type Fetch = Parameters<typeof lazyValue>[0]
  // what is fetched for steps comes as each test says; the rules of fields are there at once
  const staged = (fetch: Fetch): Fetch => {
    if (String(fetch).includes('outcome.ts')) return fetched
    return String(fetch).includes('step-guard.ts') ? () => leaving().then(fetch) : fetch
  }
  return { ...more, lazyValue: (fetch: Fetch) => lazyValue(staged(fetch)) }
})

it('tells that it did not work where what leaving takes cannot be fetched, and tries again', async () => {
  const opened = open(trial)
  await walkTo(opened, 'twee')
  leaving.mockRejectedValueOnce(new Error('offline'))
  for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
  await opened.store.next()
  expect(opened.store.getSnapshot()).toMatchObject({ step: 'twee', busy: 'no', trouble: { kind: 'generic' } })
  await opened.store.next()
  expect(opened.store.getSnapshot()).toMatchObject({ step: 'drie', trouble: undefined })
  expect(leaving).toHaveBeenCalledTimes(2)
})

it('tells that it did not work where sending cannot even be fetched, and tries again', async () => {
  const opened = open(trial)
  await walkTo(opened, 'overzicht')
  const calls = () => opened.environment.callsOf(order)
  fetched.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  opened.store.fetchAhead()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), { timeout: 100_000 })
  await opened.store.next()
  expect(opened.store.getSnapshot()).toMatchObject({ busy: 'no', trouble: { kind: 'generic' } })
  expect(calls()).toEqual([])
  fetched.mockResolvedValueOnce(await import('./apply/outcome.ts'))
  await opened.store.next()
  expect(calls()).toHaveLength(1)
  expect(opened.environment.left).toBe('/bedankt')
  expect(fetched).toHaveBeenCalledTimes(3)
})
