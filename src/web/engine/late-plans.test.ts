import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../../core/contract/endpoint.ts'
import { operation } from '../../core/contract/operation.ts'
import { group } from '../../core/fields/brick/group.ts'
import { mobile } from '../../core/fields/person/mobile.ts'
import { defineFunnel } from './definition/define.ts'
import { openFunnel } from './testing/test-open.ts'
import { readVisit } from './visit/recall.ts'

// A browser fetches the numbering plans of phones after the form is shown; no number is checked before they are there.

const plans = vi.hoisted(() => ({ here: false, fetch: vi.fn<() => Promise<void>>() }))
vi.mock('#numbering-plans', async () => {
  const { toE164 } = await import('../../core/fields/person/phone-numbering-plans.ts')
  return {
    toE164: (...asked: Parameters<typeof toE164>) => (plans.here ? toE164(...asked) : undefined),
    fetchNumberingPlans: () => (plans.here ? undefined : plans.fetch()),
  }
})

const invalid = 'Mobiel telefoonnummer is niet geldig.'
const call = endpointOf(
  { name: 'trial.call', method: 'POST', path: '/api/trial/call' },
  operation({
    summary: 'Belt.',
    body: group({ mobile }),
    answer: z.object({ reference: z.string() }),
    example: { reference: 'TB-1' },
  }),
)
const funnel = defineFunnel({
  slug: 'bellen',
  properties: group({}),
  steps: { nummer: { title: 'Nummer', asks: { mobile } } },
  exits: {
    call: {
      endpoint: call,
      failure: 'Failed to call',
      toRequest: (answers) => ({ body: answers }),
      to: () => ({ url: '/bedankt' }),
    },
  },
})

let arrive: () => void
let fail: () => void
beforeEach(() => {
  plans.here = false
  plans.fetch.mockReset().mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        arrive = () => {
          plans.here = true
          resolve()
        }
        fail = () => reject(new Error('offline'))
      }),
  )
})

it('a number that is left before they are here is told wrong once they are, and not before', async () => {
  const { store } = openFunnel(funnel)
  store.set('mobile', '06 000')
  store.touch('mobile')
  expect(store.getSnapshot().errors).toEqual({})
  arrive()
  await vi.waitFor(() => expect(store.getSnapshot().errors).toEqual({ mobile: invalid }))
})

it('`Volgende` waits for them, and judges whole: a right number is sent, a wrong one is not', async () => {
  for (const [typed, sent] of [
    ['06 12345678', 1],
    ['06 000', 0],
  ] as const) {
    plans.here = false
    const { store, environment } = openFunnel(funnel)
    store.set('mobile', typed)
    const next = store.next()
    expect(store.getSnapshot().busy).toBe('leaving')
    arrive()
    await next
    expect(environment.callsOf(call), typed).toHaveLength(sent)
  }
})

it('where they cannot be had nothing is sent: the generic error block, and they are fetched at the next try', async () => {
  const { store, environment } = openFunnel(funnel)
  store.set('mobile', '06 12345678')
  const next = store.next()
  fail()
  await next
  expect(store.getSnapshot()).toMatchObject({ busy: 'no', trouble: { kind: 'generic' }, errors: {} })
  const again = store.next()
  arrive()
  await again
  expect(environment.callsOf(call)).toHaveLength(1)
})

it('what a visit remembers of a number stands there before they are here, and nothing that is none', () => {
  const told = { phoneNumberMobile: '0612345678', phoneNumberLandline: 'tot morgen' }
  expect(readVisit(told)).toMatchObject({ phoneNumberMobile: '0612345678' })
  expect(readVisit(told)).not.toHaveProperty('phoneNumberLandline')
})
