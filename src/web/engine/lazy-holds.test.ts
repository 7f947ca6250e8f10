import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../../core/contract/endpoint.ts'
import { operation } from '../../core/contract/operation.ts'
import { email } from '../../core/fields/email.ts'
import { group } from '../../core/fields/group.ts'
import { defineFunnel } from './definition/define.ts'
import { open, trial } from './testing/test-trial.ts'

// what keeps holds is there once it was fetched for a funnel, not because another test had it
const fetched = vi.hoisted(() => ({ times: 0 }))
vi.mock('./lazy-sending.ts', async (original) => {
  const real = await original<typeof import('./lazy-sending.ts')>()
  const load = async () => {
    await real.holding.load()
    fetched.times++
  }
  return { ...real, holding: { load, now: () => (fetched.times > 1 ? real.holding.now() : undefined) } }
})

const take = endpointOf(
  { name: 'trial.take', method: 'POST', path: '/api/trial/hold' },
  operation({
    summary: 'Houdt een plek vast.',
    body: group({ from: email }),
    answer: z.object({ token: z.string() }),
    example: { token: 'h-1' },
  }),
)
const funnel = defineFunnel({
  slug: 'plek',
  properties: group({}),
  steps: { wie: { title: 'Wie', asks: { from: email } } },
  holds: {
    from: {
      endpoint: take,
      input: ({ from }) => (from ? { body: { from } } : undefined),
      token: ({ token }) => token,
      everyMs: 60_000,
      release: async () => undefined,
    },
  },
  exits: trial.exits as never,
})

it('fetches what keeps holds once the first step stands, and takes what was chosen before it came', async () => {
  const { store, environment } = open(funnel)
  // the kit's own
  expect(fetched.times).toBe(1)
  store.set('from', 'a.jansen@voorbeeld.nl')
  expect(environment.callsOf(take)).toEqual([])
  store.fetchAhead()
  await vi.waitFor(() => expect(environment.callsOf(take)).toHaveLength(1), { timeout: 100_000 })
  expect(fetched.times).toBe(2)
})
