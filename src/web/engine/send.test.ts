import { expect, it, vi } from 'vitest'
import { open, order, trial, walkTo } from './test-trial.ts'

const fetched = vi.hoisted(() => vi.fn<() => Promise<typeof import('./submit.ts')>>())
vi.mock('../../core/fields/knowledge.ts', async (original) => {
  const { later, ...more } = await original<typeof import('../../core/fields/knowledge.ts')>()
  type Fetch = Parameters<typeof later>[0]
  const ofSending = (fetch: Fetch) => String(fetch).includes('submit.ts')
  return { ...more, later: (fetch: Fetch) => later(ofSending(fetch) ? fetched : fetch) }
})

it('tells that it did not work where sending cannot even be fetched, and tries again', async () => {
  const opened = open(trial)
  await walkTo(opened, 'overzicht')
  const calls = () => opened.environment.calls.filter(({ endpoint }) => endpoint.name === order.name)
  fetched.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  opened.store.fetchAhead()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await opened.store.next()
  expect(opened.store.getSnapshot()).toMatchObject({ busy: 'no', trouble: { kind: 'generic' } })
  expect(calls()).toEqual([])
  fetched.mockResolvedValueOnce(await import('./submit.ts'))
  await opened.store.next()
  expect(calls()).toHaveLength(1)
  expect(opened.environment.left).toBe('/bedankt')
  expect(fetched).toHaveBeenCalledTimes(3)
})
