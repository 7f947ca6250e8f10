import { describe, expect, it, vi } from 'vitest'
import type { Funnel } from '../definition/define.ts'
import { refusal } from '../testing/test-environment.ts'
import type { OpenedFunnel } from '../testing/test-open.ts'
import { open, times, trial, walkTo } from '../testing/test-trial.ts'

const tick = () => new Promise((done) => setTimeout(done, 0))

const atThree = async () => {
  const opened = open()
  await walkTo(opened, 'drie')
  opened.store.set('slot', 'ochtend')
  return opened
}
const asked = ({ environment }: OpenedFunnel) => environment.callsOf(times)

describe('what a step reads', () => {
  it('is asked once for each question, whoever wants it', async () => {
    const opened = await atThree()
    const { store } = opened
    expect(store.peek('times', undefined)).toEqual({ state: 'loading' })
    store.ask('times', undefined)
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'ready', answer: ['10:00'] })
    store.ask('times', undefined)
    store.ask('times', '2027-01')
    await tick()
    expect(asked(opened).map(({ input }) => input.query)).toEqual([
      { slot: 'ochtend', month: '2026-12' },
      { slot: 'ochtend', month: '2027-01' },
    ])
    store.set('slot', 'middag')
    expect(store.peek('times', undefined)).toEqual({ state: 'loading' })
    store.set('slot', 'ochtend')
    expect(store.peek('times', undefined)).toMatchObject({ state: 'ready' })
  })

  it('is not asked as long as it cannot be', async () => {
    const opened = open()
    opened.store.ask('times', undefined)
    expect(opened.store.peek('times', undefined)).toEqual({ state: 'idle' })
    expect(asked(opened)).toEqual([])
  })

  it('may be empty, and may fail and be tried again', async () => {
    const opened = await atThree()
    const { store, environment } = opened
    environment.answerWith(times, () => [])
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'empty', answer: [] })
    environment.refuse(times, new Error('down'))
    store.ask('times', 'mei')
    await tick()
    expect(store.peek('times', 'mei')).toEqual({ state: 'error' })
    expect(environment.logged).toEqual(['Failed fetch times'])
    store.ask('times', 'mei')
    expect(asked(opened)).toHaveLength(2)
    store.retryReads()
    expect(store.peek('times', 'mei')).toEqual({ state: 'loading' })
    expect(store.peek('times', undefined)).toEqual({ state: 'empty', answer: [] })
  })

  it('may be refused, with a sentence at what it asked, until one goes elsewhere', async () => {
    const opened = await atThree()
    const { store, environment } = opened
    environment.refuse(times, refusal(400, 'invalid-fields', { slot: ['Bestaat niet.'] }))
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'error', refused: { slot: ['Bestaat niet.'] } })
    expect([store.refusedAt('slot'), store.refusedAt('month')]).toEqual(['Bestaat niet.', undefined])
    store.back()
    expect(store.refusedAt('slot')).toBeUndefined()
    // what is only away now may well be answered later
    environment.refuse(times, refusal(503, 'partner-unavailable', { slot: ['Nu niet.'] }))
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'error' })
  })

  it('that no view can draw has failed, and may be tried again', async () => {
    const { funnel } = open().store
    const isEmpty = (answer: unknown) => {
      if (!Array.isArray(answer)) throw new Error('no list')
      return false
    }
    const picky = { ...funnel, reads: { times: { ...funnel.reads?.times, isEmpty } } } as Funnel
    const { store, environment } = open(picky)
    environment.answerWith(times, () => 'morgen' as never)
    store.set('slot', 'ochtend')
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'error' })
    environment.answerWith(times, () => ['10:00'])
    store.retryReads()
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'ready', answer: ['10:00'] })
  })

  it('is tried again on the next step, too', async () => {
    const opened = await atThree()
    opened.environment.refuse(times, new Error('down'))
    opened.store.ask('times', undefined)
    await tick()
    opened.store.back()
    expect(opened.store.peek('times', undefined)).toEqual({ state: 'loading' })
  })

  it('is cancelled when its question changed or the funnel is left, and says nothing any more', async () => {
    const opened = await atThree()
    const { store, environment } = opened
    const signals: AbortSignal[] = []
    const call = environment.call
    environment.call = (endpoint, input, options) => {
      if (options?.signal) signals.push(options.signal)
      return call(endpoint, input, options)
    }
    store.ask('times', undefined)
    store.set('slot', 'middag')
    store.ask('times', undefined)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await tick()
    expect(store.peek('times', undefined)).toMatchObject({ state: 'ready' })
    store.set('slot', 'ochtend')
    expect(store.peek('times', undefined)).toEqual({ state: 'loading' })
    environment.refuse(times, new Error('aborted'))
    store.ask('times', undefined)
    store.dispose()
    expect(signals.at(-1)?.aborted).toBe(true)
    await tick()
    expect(environment.logged).toEqual([])
  })

  it('is known to rules, and with `before` its last answer stands in for a new one', async () => {
    const base = trial.reads?.times
    const seen: unknown[] = []
    const withRule = (before: boolean): Funnel => ({
      ...trial,
      reads: {
        times: { ...(base as NonNullable<typeof base>), ahead: ['drie'], ...(before && { before: true }) },
      },
      rules: [
        {
          field: 'time',
          message: 'Niet vrij.',
          ok: (_known, { read }) => seen.push(read('times', times)) > 0,
        },
      ],
    })
    for (const before of [true, false]) {
      const opened = open(withRule(before))
      await walkTo(opened, 'drie')
      opened.store.set('slot', 'ochtend')
      opened.store.set('time', 'tien uur')
      await tick()
      expect(seen.at(-1)).toEqual(['10:00'])
      opened.store.set('slot', 'middag')
      expect(seen.at(-1)).toEqual(before ? ['10:00'] : undefined)
      await tick()
      // asked although no view is there, and again when its question changed
      expect(asked(opened).map(({ input }) => (input.query as { slot: string }).slot)).toEqual([
        'ochtend',
        'middag',
      ])
    }
  })

  it('with `before` its last answer stands in where the new one failed, too', async () => {
    const base = trial.reads?.times as NonNullable<NonNullable<Funnel['reads']>['times']>
    const opened = open({ ...trial, reads: { times: { ...base, before: true } } })
    const { store, environment } = opened
    await walkTo(opened, 'drie')
    store.set('slot', 'ochtend')
    store.ask('times', undefined)
    await tick()
    environment.refuse(times, new Error('down'))
    store.set('slot', 'middag')
    expect(store.peek('times', undefined)).toEqual({ state: 'loading', before: ['10:00'] })
    store.ask('times', undefined)
    await tick()
    expect(store.peek('times', undefined)).toEqual({ state: 'error', before: ['10:00'] })
    store.set('slot', 'ochtend')
    expect(store.peek('times', undefined)).toEqual({ state: 'ready', answer: ['10:00'] })
  })

  it('pauses before it asks, so that not every key asks', async () => {
    vi.useFakeTimers()
    try {
      const base = trial.reads?.times as NonNullable<NonNullable<Funnel['reads']>['times']>
      const opened = open({ ...trial, reads: { times: { ...base, ahead: ['drie'], pause: 400 } } })
      await walkTo(opened, 'drie')
      for (const slot of ['a', 'ab', 'abc']) {
        opened.store.set('slot', slot)
        await vi.advanceTimersByTimeAsync(300)
      }
      expect(asked(opened)).toEqual([])
      await vi.advanceTimersByTimeAsync(400)
      expect(asked(opened).map(({ input }) => input.query)).toEqual([{ slot: 'abc', month: '2026-12' }])
      expect(opened.store.peek('times', undefined)).toMatchObject({ state: 'ready' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('changes no answer', async () => {
    const opened = await atThree()
    const before = opened.store.getSnapshot().answers
    opened.store.ask('times', undefined)
    await vi.waitFor(() => expect(opened.store.peek('times', undefined).state).toBe('ready'), {
      timeout: 100_000,
    })
    expect(opened.store.getSnapshot().answers).toBe(before)
  })
})
