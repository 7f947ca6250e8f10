import { describe, expect, it } from 'vitest'
import { changedTooLate } from '../../../core/fields/brick/sentences.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { stepList } from '../steps/step-list.ts'
import { refusal } from '../testing/test-environment.ts'
import type { OpenedFunnel } from '../testing/test-open.ts'
import { locate, open, order, times, trial, walkTo } from '../testing/test-trial.ts'

const atEnd = async () => {
  const opened = open()
  await walkTo(opened, 'overzicht')
  return opened
}
const keys = ({ environment }: OpenedFunnel) =>
  environment.callsOf(order).map(({ idempotencyKey }) => idempotencyKey)
const refuseWith = ({ environment }: OpenedFunnel, fault: Error) => environment.refuse(order, fault)

describe('sending', () => {
  it('sends only answers that count, keeps the reference, and leaves for the next page', async () => {
    const opened = open()
    opened.store.set('more', 'verborgen')
    await walkTo(opened, 'overzicht')
    await opened.store.next()
    const { environment, store } = opened
    expect(JSON.stringify(environment.calls.at(-1)?.input)).not.toContain('verborgen')
    expect(environment.confirmations).toEqual([
      { funnel: 'proef', reference: '7KQM-X4TF', lines: [{ label: 'Moment', value: 'ochtend' }] },
    ])
    expect(environment.left).toBe('/bedankt')
    expect(store.getSnapshot().busy).toBe('sent')
    expect(environment.readDraft()).toBeUndefined()
    store.set('from', 'na@afloop.nl')
    expect(environment.readDraft()).toBeUndefined()
  })

  it('keeps the key through everything that leaves the outcome open', async () => {
    const opened = await atEnd()
    const open5 = [
      new Fault(0, 'unreachable', ''),
      refusal(500, 'internal'),
      new Fault(409, 'still-running', '', { retryAfter: 1 }),
      refusal(429, 'too-many'),
      refusal(408, 'too-slow'),
      new Error('odd'),
    ]
    for (const fault of open5) {
      refuseWith(opened, fault)
      await opened.store.next()
      expect(opened.store.getSnapshot()).toMatchObject({ trouble: { kind: 'generic' }, busy: 'no' })
    }
    expect(new Set(keys(opened)).size).toBe(1)
    expect(opened.environment.logged).toEqual(open5.map(() => 'Failed to order'))
  })

  it('keeps the key when the answer makes no sense', async () => {
    const opened = open({
      ...trial,
      exits: { order: { ...trial.exits.order, to: (answer: { url: string }) => ({ url: answer.url }) } },
    } as never)
    await walkTo(opened, 'overzicht')
    opened.environment.answerWith(order, () => undefined)
    await opened.store.next()
    await opened.store.next()
    expect(new Set(keys(opened)).size).toBe(1)
    expect(opened.environment.left).toBeUndefined()
  })

  it('takes a new key after a refusal', async () => {
    const opened = await atEnd()
    refuseWith(opened, refusal(422, 'no'))
    await opened.store.next()
    await opened.store.next()
    const [first, second] = keys(opened)
    expect(second).not.toBe(first)
  })

  it('sends changed answers under the same key while nobody knows, and never those of before again', async () => {
    const opened = await atEnd()
    refuseWith(opened, new Fault(0, 'unreachable', ''))
    await opened.store.next()
    opened.store.set('from', 'ander@voorbeeld.nl')
    await opened.store.next()
    expect(opened.store.getSnapshot().trouble).toEqual({ kind: 'generic' })
    opened.environment.answerWith(order, () => order.example)
    await opened.store.next()
    expect(new Set(keys(opened)).size).toBe(1)
    const [, ...later] = opened.environment.callsOf(order)
    for (const { input } of later) expect(JSON.stringify(input)).toContain('ander@voorbeeld.nl')
    expect(opened.environment.confirmations[0]?.lines.map(({ value }) => value)).not.toContain(changedTooLate)
    expect(JSON.stringify(opened.environment.drafts)).not.toContain('"sent"')
  })

  it('confirms the first, with none of the changed answers, when that had arrived', async () => {
    const opened = await atEnd()
    refuseWith(opened, new Fault(0, 'unreachable', ''))
    await opened.store.next()
    opened.store.set('from', 'ander@voorbeeld.nl')
    const first = { state: 'arrived', answer: { reference: 'EERS-TE22' } } as const
    refuseWith(opened, new Fault(422, 'idempotency-key-reused', '', { first }))
    await opened.store.next()
    expect(opened.environment.confirmations).toEqual([
      { funnel: 'proef', reference: 'EERS-TE22', lines: [{ label: 'Let op', value: changedTooLate }] },
    ])
  })

  it.each([503, 429])(
    'takes a %i that says that nothing was taken in for a refusal: new answers, new key',
    async (status) => {
      const opened = await atEnd()
      refuseWith(opened, new Fault(status, 'away', 'Nee.', { accepted: false, retryAfter: 30 }))
      await opened.store.next()
      const { trouble, busy } = opened.store.getSnapshot()
      expect(busy).toBe('no')
      expect(trouble).toEqual(status === 503 ? { kind: 'generic' } : { kind: 'sentence', sentence: 'Nee.' })
      expect(opened.environment.readDraft()).not.toHaveProperty('pending')
      opened.store.set('from', 'ander@voorbeeld.nl')
      opened.environment.answerWith(order, () => order.example)
      await opened.store.next()
      const sends = opened.environment.callsOf(order)
      expect(sends).toHaveLength(2)
      expect(JSON.stringify(sends[1]?.input)).toContain('ander@voorbeeld.nl')
      expect(sends[1]?.idempotencyKey).not.toBe(sends[0]?.idempotencyKey)
      expect(opened.environment.confirmations[0]?.lines.map(({ value }) => value)).not.toContain(
        changedTooLate,
      )
    },
  )

  it('writes the key down before the first byte leaves', async () => {
    const opened = await atEnd()
    opened.environment.answerWith(order, ({ idempotencyKey: key }) => {
      expect(key).toBeTruthy()
      expect(opened.environment.readDraft()).toMatchObject({ pending: { key } })
      return order.example
    })
    await opened.store.next()
    expect(opened.environment.left).toBe('/bedankt')
  })

  it('believes no good status that tells of a failure', async () => {
    const opened = open({ ...trial, exits: { order: { ...trial.exits.order, failed: () => true } } } as never)
    await walkTo(opened, 'overzicht')
    await opened.store.next()
    await opened.store.next()
    expect(opened.store.getSnapshot().trouble).toEqual({ kind: 'generic' })
    expect(opened.environment.left).toBeUndefined()
    expect(new Set(keys(opened)).size).toBe(2)
  })
})

describe('a refusal', () => {
  it('clears only what went stale, asks the reads anew, and comes back to the overview', async () => {
    const opened = await atEnd()
    const { store, environment } = opened
    store.ask('times', undefined)
    await new Promise((done) => setTimeout(done, 0))
    refuseWith(opened, new Fault(409, 'price-changed', 'De prijs is veranderd.'))
    await store.next()
    expect(store.getSnapshot()).toMatchObject({
      step: 'drie',
      trouble: { kind: 'sentence', sentence: 'De prijs is veranderd.' },
      returning: true,
    })
    expect(store.answer('slot')).toBeUndefined()
    expect(store.answer('from')).toBe('jannie@voorbeeld.nl')
    store.set('slot', 'ochtend')
    store.ask('times', undefined)
    expect(environment.callsOf(times)).toHaveLength(2)
    store.set('time', 'elf uur')
    await store.next()
    expect(store.getSnapshot().step).toBe('overzicht')
  })

  it('of a price that changed takes what the page says now, and keeps every answer', async () => {
    const opened = await atEnd()
    const { store, environment } = opened
    environment.page = { price: 9900 }
    const before = JSON.stringify(store.state.progress.answers.from)
    const amounts = { acceptedPriceInCents: { seen: 5500, now: 9900 } }
    refuseWith(opened, new Fault(409, 'other-price', 'De prijs was € 55,00 en is nu € 99,00.', { amounts }))
    await store.next()
    expect(store.getSnapshot()).toMatchObject({
      step: 'overzicht',
      trouble: { kind: 'sentence', sentence: 'De prijs was € 55,00 en is nu € 99,00.' },
    })
    expect(store.getSnapshot().derived.context.properties).toEqual({ price: 9900 })
    expect(JSON.stringify(store.state.progress.answers.from)).toBe(before)
  })

  it('of a price that changed asks anew what a step found of it, and nothing else, and keeps its step', async () => {
    const opened = open({ ...trial, onLeave: { twee: { ...trial.onLeave?.twee, costs: true } } } as never)
    await walkTo(opened, 'overzicht')
    const { store, environment } = opened
    const before = environment.callsOf(locate).length
    environment.answerWith(locate, () => ({ open: true, fee: 5000 }))
    const amounts = { acceptedFeeInCents: { seen: 3450, now: 5000 } }
    refuseWith(opened, new Fault(409, 'other-price', 'De contributie is nu € 50,00.', { amounts }))
    await store.next()
    const { step, derived } = store.getSnapshot()
    expect([step, derived.context.leaveAnswer('twee', locate)]).toEqual([
      'overzicht',
      { open: true, fee: 5000 },
    ])
    expect(environment.callsOf(locate)).toHaveLength(before + 1)
    // a call that cannot be made now leaves the stored answer
    environment.refuse(locate, refusal(503, 'busy'))
    refuseWith(opened, new Fault(409, 'other-price', 'De contributie is nu € 50,00.', { amounts }))
    await store.next()
    expect(store.getSnapshot().derived.context.leaveAnswer('twee', locate)).toEqual({ open: true, fee: 5000 })
  })

  it('asks anew what its step asks by itself', async () => {
    const { times: read } = trial.reads ?? {}
    const opened = open({
      ...trial,
      reads: { times: { ...read, ahead: ['drie'] } },
      spoils: { slot: { codes: ['price-changed'], remains: (slot: unknown) => slot } },
    } as never)
    await walkTo(opened, 'overzicht')
    const before = opened.environment.callsOf(times).length
    refuseWith(opened, refusal(409, 'price-changed'))
    await opened.store.next()
    expect(opened.store.getSnapshot().step).toBe('drie')
    await expect.poll(() => opened.store.peek('times', undefined)).toMatchObject({ state: 'ready' })
    expect(opened.environment.callsOf(times)).toHaveLength(before + 1)
  })

  it('leaves of a stale answer what was not refused', async () => {
    const half = {
      ...trial,
      spoils: { slot: { codes: [], remains: (_v: unknown, refused: readonly string[]) => refused.join() } },
    }
    const opened = open(half as never)
    await walkTo(opened, 'overzicht')
    refuseWith(opened, refusal(400, 'invalid-fields', { slot: ['Weg.'] }))
    await opened.store.next()
    expect(opened.store.answer('slot')).toBe('slot')
    expect(opened.store.getSnapshot().errors.slot).toBe('Weg.')
  })

  it('shows at the field, on its step, until that field changes', async () => {
    const opened = await atEnd()
    const { store } = opened
    refuseWith(opened, refusal(400, 'invalid-fields', { from: ['Al bekend.'] }))
    await store.next()
    expect(store.getSnapshot()).toMatchObject({ step: 'vier', failed: true, errors: { from: 'Al bekend.' } })
    store.set('from', 'nieuw@voorbeeld.nl')
    expect(store.getSnapshot().errors).toEqual({})
  })

  it.each([
    refusal(400, 'invalid-fields', { nothing: ['Dit is een verplicht veld.'] }),
    refusal(400, 'invalid-fields'),
    refusal(413, 'body-too-large'),
    new Fault(404, 'not-found', 'Dit adres bestaat niet.'),
    new Fault(403, 'unknown', 'HTTP 403'),
  ])('that is about the call alone shows the generic block: %s', async (fault) => {
    const opened = await atEnd()
    refuseWith(opened, fault)
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({ trouble: { kind: 'generic' }, busy: 'no', errors: {} })
    await opened.store.next()
    expect(new Set(keys(opened)).size).toBe(2)
  })

  it('names who can help beside it, and asks again what its step had found', async () => {
    const help = { label: 'Contact', href: '/contact' }
    const opened = open({
      ...trial,
      exits: { order: { ...trial.exits.order, help: { full: help } } },
    } as never)
    await walkTo(opened, 'overzicht')
    const located = () => opened.environment.callsOf(locate).length
    const before = located()
    refuseWith(
      opened,
      new Fault(409, 'full', 'Ga voor hulp naar:', { errors: { 'place.postcode': ['Vol.'] } }),
    )
    await opened.store.next()
    const { step, trouble, errors } = opened.store.getSnapshot()
    expect({ step, trouble, errors }).toEqual({
      step: 'twee',
      trouble: { kind: 'sentence', sentence: 'Ga voor hulp naar:', help },
      errors: { 'home.postcode': 'Vol.' },
    })
    await opened.store.next()
    expect(located()).toBe(before + 1)
  })
})

describe('a page of its own after sending', () => {
  const after = { klaar: { title: 'Klaar', page: '/klaar' } }

  it('stands last in the list of steps, and whoever asks for it is sent there', async () => {
    const opened = open({ ...trial, after })
    await walkTo(opened, 'overzicht')
    const steps = stepList(opened.store.funnel, opened.store.getSnapshot())
    expect(steps.slice(-2)).toEqual([
      { key: 'overzicht', title: 'Overzicht', state: 'now' },
      { key: 'klaar', title: 'Klaar', state: 'todo' },
    ])
    const asked = open({ ...trial, after }, { step: 'klaar' })
    expect(asked.environment.left).toBe('/klaar')
    expect(asked.store.getSnapshot()).toMatchObject({ ready: false, after: undefined })
  })
})
