import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedTooLate } from '../../../core/fields/brick/sentences.ts'
import { Fault, type FirstSubmission } from '../../../core/kernel/fault.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { MadeCall } from '../testing/test-environment.ts'
import type { OpenedFunnel } from '../testing/test-open.ts'
import { open, order, trial, walkTo } from '../testing/test-trial.ts'

// The failure of a submission whose outcome nobody knows. The browser keeps only its key: the server compares the rest.

const away = () => new Fault(0, 'unreachable', '')
const reused = (first?: FirstSubmission) => new Fault(422, 'idempotency-key-reused', '', { first })

/** A submission that was sent and never answered, and the page as it stands after a reload. */
const lostSightOf = async (): Promise<{ before: OpenedFunnel; after: OpenedFunnel }> => {
  const before = open()
  await walkTo(before, 'overzicht')
  before.environment.refuse(order, away())
  await before.store.next()
  return { before, after: open(trial, { kept: before.environment.readDraft(), step: 'overzicht' }) }
}
const sendsOf = ({ environment }: OpenedFunnel) => environment.callsOf(order)
const keyOf = (opened: OpenedFunnel) => sendsOf(opened).at(-1)?.idempotencyKey

describe('after a reload', () => {
  it('sends with the key of before, whether or not the answers are the same', async () => {
    const { before, after } = await lostSightOf()
    after.store.set('from', 'ander@voorbeeld.nl')
    await after.store.next()
    expect(keyOf(after)).toBe(keyOf(before))
    expect(after.environment.confirmations[0]?.lines.map(({ value }) => value)).not.toContain(changedTooLate)
  })

  it('shows the reference of the first when that had arrived before the change', async () => {
    const { after } = await lostSightOf()
    after.store.set('from', 'ander@voorbeeld.nl')
    after.environment.refuse(order, reused({ state: 'arrived', answer: { reference: 'EERS-TE22' } }))
    await after.store.next()
    expect(sendsOf(after)).toHaveLength(1)
    expect(after.environment.left).toBe('/bedankt')
    expect(after.environment.confirmations[0]).toMatchObject({ reference: 'EERS-TE22' })
    expect(after.environment.confirmations[0]?.lines.at(-1)?.value).toBe(changedTooLate)
  })

  it.each([
    ['still runs', { state: 'running' } as const],
    ['is not told of', undefined],
    ['was answered with nonsense', { state: 'arrived', answer: undefined } as const],
  ])('waits with the same key while the first %s', async (_what, first) => {
    const { before, after } = await lostSightOf()
    const strict = {
      ...trial.exits.order,
      to: ({ reference }: { reference: string }) => ({ url: reference }),
    }
    const page = open({ ...trial, exits: { order: strict } } as never, {
      kept: after.environment.readDraft(),
      step: 'overzicht',
    })
    page.store.set('from', 'ander@voorbeeld.nl')
    page.environment.refuse(order, reused(first))
    await page.store.next()
    await page.store.next()
    expect(page.store.getSnapshot()).toMatchObject({ trouble: { kind: 'generic' }, busy: 'no' })
    expect(new Set(sendsOf(page).map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([keyOf(before)]),
    )
  })

  it('sends anew, once, when the first was never taken in', async () => {
    const { before, after } = await lostSightOf()
    after.store.set('from', 'ander@voorbeeld.nl')
    after.environment.answerWith(order, ({ idempotencyKey }) => {
      if (idempotencyKey === keyOf(before)) throw reused({ state: 'lost' })
      return order.example
    })
    await after.store.next()
    expect(sendsOf(after)).toHaveLength(2)
    expect(after.environment.left).toBe('/bedankt')
    expect(after.environment.confirmations[0]?.lines.map(({ value }) => value)).not.toContain(changedTooLate)
  })
})

it('finds out what became of the first by its own exit when another one is taken', async () => {
  const otherOrder = { ...order, name: 'trial.other' }
  const exit = trial.exits.order
  const exits = { order: exit, other: { ...exit, endpoint: otherOrder } }
  const { store, environment } = open({ ...trial, exits } as never)
  await walkTo({ store, environment }, 'overzicht')
  environment.refuse(order, away())
  await store.choose('order')
  environment.answerWith(order, () => order.example)
  await store.choose('other')
  const sends = environment.calls.filter(({ idempotencyKey }) => idempotencyKey !== undefined)
  expect(sends.map(({ endpoint }) => endpoint.name)).toEqual([order.name, order.name])
  expect(new Set(sends.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(environment.left).toBe('/bedankt')
})

const fates = [
  'arrives',
  'answer is lost',
  'never arrives',
  'dies half-way',
  'is refused',
  'finds a partner down',
] as const
type Fate = (typeof fates)[number]

/** A server that handles keys as D8 says. */
const server = () => {
  const keys = new Map<string, { body: string; answer?: unknown }>()
  const orders: string[] = []
  const take = ({ idempotencyKey: key = '', input }: MadeCall, fate: Fate) => {
    const body = stableJson(input)
    if (fate === 'never arrives') throw away()
    const bound = keys.get(key)
    if (bound && bound.body !== body)
      throw reused(bound.answer ? { state: 'arrived', answer: bound.answer } : { state: 'lost' })
    if (bound?.answer) return bound.answer
    if (fate === 'is refused') {
      keys.delete(key)
      throw new Fault(400, 'invalid-fields', 'Nee.')
    }
    if (fate === 'finds a partner down') {
      keys.delete(key)
      throw new Fault(503, 'partner-unavailable', '', { accepted: false, retryAfter: 30 })
    }
    keys.set(key, { body })
    if (fate === 'dies half-way') throw new Fault(500, 'internal-error', '')
    orders.push(body)
    const answer = { reference: `NR-${orders.length}` }
    keys.set(key, { body, answer })
    if (fate === 'answer is lost') throw away()
    return answer
  }
  return { orders, take }
}

type Deed = { change: number } | { send: Fate } | 'reload'
const deeds = fc.array(
  fc.oneof(
    fc.record({ change: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ send: fc.constantFrom(...fates) }),
    fc.constant('reload' as const),
  ),
  { maxLength: 14 },
)

/** Runs a visit in which calls may fail: returns the orders that were made, and the reference that the visitor saw in the end. */
const live = async (done: readonly Deed[]) => {
  const { orders, take } = server()
  let page = open()
  let from = ''
  await walkTo(page, 'overzicht')
  for (const deed of [...done, { send: 'arrives' } as const]) {
    if (deed === 'reload') page = open(trial, { kept: page.environment.readDraft(), step: 'overzicht' })
    else if ('change' in deed) {
      from = `nummer-${deed.change}@voorbeeld.nl`
      page.store.set('from', from)
    } else {
      const before = orders.length
      let fate: Fate = deed.send
      page.environment.answerWith(order, (made) => {
        const mine = fate
        // a second call of the same click meets the same network, but is refused only once
        if (fate === 'is refused' || fate === 'finds a partner down') fate = 'arrives'
        return take(made, mine)
      })
      await walkTo(page, 'overzicht')
      await page.store.next()
      // an order holds what stood on the screen at that click
      for (const body of orders.slice(before)) expect(body).toContain(from)
    }
    if (page.environment.left) break
  }
  return { orders, left: page.environment.left, confirmation: page.environment.confirmations[0] }
}

it('makes one order at most, whatever is changed, reloaded or lost before its reference is shown', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (done) => {
      const { orders, left, confirmation } = await live(done)
      expect(orders.length).toBeLessThanOrEqual(1)
      if (left) expect(confirmation?.reference).toBe('NR-1')
    }),
    { numRuns: 150 },
  )
})

it('keeps nothing that is made of an answer that may not be kept', async () => {
  const { toRequest, ...exit } = trial.exits.order as NonNullable<typeof trial.exits.order>
  const telling = {
    ...trial,
    exits: {
      order: {
        ...exit,
        toRequest: (a: Record<string, unknown>, context: never) => {
          const { body } = toRequest(a, context) as { body: object }
          return { body: { ...body, account: a.account, born: a.born } }
        },
      },
    },
  }
  const shelfAfter = async (account: string, year: string) => {
    const opened = open(telling as never)
    await walkTo(opened, 'twee')
    opened.store.set('account', account)
    await walkTo(opened, 'drie')
    opened.store.set('born', { day: '03', month: '02', year })
    await walkTo(opened, 'overzicht')
    opened.environment.refuse(order, away())
    await opened.store.next()
    expect(JSON.stringify(sendsOf(opened)[0]?.input)).toContain(account)
    const [key] = [keyOf(opened)]
    expect(opened.environment.readDraft()).toMatchObject({ pending: { key } })
    return JSON.stringify(opened.environment.drafts).replaceAll(String(key), 'key')
  }
  const one = await shelfAfter('NL91ABNA0417164300', '1980')
  expect(await shelfAfter('NL20INGB0001234567', '1994')).toBe(one)
})
