import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AnyCall } from '../../../core/contract/call.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { defineFunnel } from '../definition/define.ts'
import { testEngine } from '../testing/test-engine.ts'
import { refusal } from '../testing/test-environment.ts'
import { open } from '../testing/test-trial.ts'

const token = wire(z.string(), 'h-1')

/** Holds a slot, or renews a hold. */
const take = endpointOf(
  { name: 'trial.take', method: 'POST', path: '/api/trial/hold' },
  operation({
    summary: 'Houdt een moment vast.',
    body: group({ slot: subject, token: optional(token) }),
    answer: z.object({ token: z.string() }),
    example: { token: 'h-1' },
    faults: [{ status: 409, code: 'slot-taken', when: 'iemand anders was eerder' }],
  }),
)
const letGo = endpointOf(
  { name: 'trial.let-go', method: 'POST', path: '/api/trial/release' },
  operation({
    summary: 'Laat een moment los.',
    body: group({ token }),
    answer: z.object({}),
    example: {},
  }),
)
const book = endpointOf(
  { name: 'trial.book', method: 'POST', path: '/api/trial/book' },
  operation({
    summary: 'Boekt.',
    body: group({ slot: subject, token: optional(token), from: email }),
    answer: z.object({ reference: z.string() }),
    example: { reference: '7KQM-X4TF' },
    submits: true,
  }),
)

const holding = defineFunnel({
  slug: 'vasthouden',
  properties: group({}),
  steps: {
    moment: { title: 'Moment', asks: { slot: subject } },
    wie: { title: 'Wie', asks: { from: email } },
  },
  holds: {
    slot: {
      endpoint: take,
      input: ({ slot }, _context, of) => (slot ? { body: { slot, token: of } } : undefined),
      token: (answer) => answer.token,
      everyMs: 60_000,
      release: (call, of) => call(letGo, { body: { token: of } }),
    },
  },
  spoils: { slot: { codes: ['slot-taken'], remains: () => '' } },
  exits: {
    book: {
      endpoint: book,
      failure: 'Failed to book',
      toRequest: ({ slot, from }, { holdToken: held }) => ({ body: { slot, from, token: held('slot') } }),
      to: () => ({ url: '/bedankt' }),
    },
  },
})

testEngine({ funnel: holding })

describe('what is held while it is chosen', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const opened = async (kept?: unknown) => {
    const of = open(holding, kept === undefined ? {} : { kept })
    await vi.dynamicImportSettled()
    return of
  }
  type Opened = Awaited<ReturnType<typeof opened>>
  const bodies = ({ environment }: Opened, of: AnyCall) =>
    environment.callsOf(of).map(({ input }) => input.body)
  const settled = () => vi.advanceTimersByTimeAsync(0)
  const numbered = ({ environment }: Opened) => {
    let count = 0
    environment.answerWith(take, ({ input }) => ({
      token: (input.body as { token?: string }).token ?? `h-${++count}`,
    }))
  }

  it('is taken when it is chosen, changed under the same token, and let go when the answer goes', async () => {
    const of = await opened()
    numbered(of)
    of.store.set('slot', 'tien uur')
    await settled()
    expect(of.store.getSnapshot().derived.context.holdToken('slot')).toBe('h-1')
    of.store.set('slot', 'elf uur')
    expect(of.store.getSnapshot().derived.context.holdToken('slot')).toBeUndefined()
    await settled()
    expect(of.store.getSnapshot().derived.context.holdToken('slot')).toBe('h-1')
    of.store.set('slot', '')
    await settled()
    expect(bodies(of, take)).toEqual([
      { slot: 'tien uur', token: undefined },
      { slot: 'elf uur', token: 'h-1' },
    ])
    expect(bodies(of, letGo)).toEqual([{ token: 'h-1' }])
    expect(of.environment.drafts.at(-1)).toMatchObject({ held: {} })
  })

  it('asks for two answers one after the other, and holds the last', async () => {
    const of = await opened()
    numbered(of)
    of.store.set('slot', 'tien uur')
    of.store.set('slot', 'elf uur')
    of.store.set('slot', 'twaalf uur')
    await settled()
    expect(bodies(of, take)).toEqual([
      { slot: 'tien uur', token: undefined },
      { slot: 'twaalf uur', token: 'h-1' },
    ])
  })

  it('is renewed over steps, also after a failure, and no longer once it is sent', async () => {
    const of = await opened()
    numbered(of)
    of.store.set('slot', 'tien uur')
    await of.store.next()
    expect(of.store.getSnapshot().step).toBe('wie')
    await vi.advanceTimersByTimeAsync(60_000)
    of.environment.refuse(take, refusal(503, 'down'))
    await vi.advanceTimersByTimeAsync(60_000)
    numbered(of)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies(of, take)).toHaveLength(4)
    expect(of.environment.logged).toEqual(['Failed hold slot'])
    of.store.set('from', 'jannie@voorbeeld.nl')
    await of.store.next()
    expect(bodies(of, book)).toEqual([{ slot: 'tien uur', from: 'jannie@voorbeeld.nl', token: 'h-1' }])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(bodies(of, take)).toHaveLength(4)
    expect(bodies(of, letGo)).toEqual([])
  })

  it('is waited for by `Volgende`; where somebody was earlier it is asked again, on whatever step one is', async () => {
    const of = await opened()
    const taken = refusal(409, 'slot-taken')
    of.environment.refuse(take, taken)
    of.store.set('slot', 'tien uur')
    await of.store.next()
    expect(of.store.getSnapshot()).toMatchObject({ step: 'moment', errors: { slot: 'Geweigerd.' } })
    // what `remains` leaves of it, as when it is refused on sending
    expect(of.store.answer('slot')).toBe('')
    numbered(of)
    of.store.set('slot', 'elf uur')
    await of.store.next()
    expect(of.store.getSnapshot().step).toBe('wie')
    of.environment.refuse(take, taken)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(of.store.getSnapshot()).toMatchObject({ step: 'moment', errors: { slot: 'Geweigerd.' } })
    expect(bodies(of, letGo)).toEqual([])
  })

  it('is renewed after a reload under the token that the draft keeps', async () => {
    const before = await opened()
    numbered(before)
    before.store.set('slot', 'tien uur')
    await settled()
    before.store.dispose()
    const after = await opened(before.environment.drafts.at(-1))
    await settled()
    expect(bodies(after, take)).toEqual([{ slot: 'tien uur', token: 'h-1' }])
  })
})
