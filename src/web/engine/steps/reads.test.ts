import { describe, expect, it, vi } from 'vitest'
import { type Opened, open, times, walkTo } from '../testing/test-trial.ts'

const tick = () => new Promise((done) => setTimeout(done, 0))

const atThree = async () => {
  const opened = open()
  await walkTo(opened, 'drie')
  opened.store.set('slot', 'ochtend')
  return opened
}
const asked = ({ environment }: Opened) => environment.calls.filter(({ endpoint }) => endpoint === times)

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
    environment.answerWith(times, () => {
      throw new Error('down')
    })
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

  it('is tried again on the next step, too', async () => {
    const opened = await atThree()
    opened.environment.answerWith(times, () => {
      throw new Error('down')
    })
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
    environment.answerWith(times, () => {
      throw new Error('aborted')
    })
    store.ask('times', undefined)
    store.dispose()
    expect(signals.at(-1)?.aborted).toBe(true)
    await tick()
    expect(environment.logged).toEqual([])
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
