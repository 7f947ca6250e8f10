import { describe, expect, it } from 'vitest'
import { group } from '../../../core/fields/brick/group.ts'
import { runTimeChoice, runTimeChoices } from '../../../core/fields/brick/run-time-choice.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { defineFunnel, type Funnel, type Option } from '../definition/define.ts'
import { rowsOf } from '../steps/overview-rows.ts'
import { testEngine } from '../testing/test-engine.ts'
import { refusal } from '../testing/test-environment.ts'
import { open, order, times } from '../testing/test-trial.ts'

const tick = () => new Promise((done) => setTimeout(done, 0))
const at = (value: string, disabled?: string): Option => ({
  value,
  label: `om ${value}`,
  ...(disabled && { disabled }),
})

/** A time is chosen among the free ones, then one or two helpers, of whom the second is offered only with the first. */
const chosen: Funnel = defineFunnel({
  slug: 'kiezen',
  properties: group({}),
  steps: {
    wat: { title: 'Wat', asks: { slot: subject } },
    tijd: {
      title: 'Tijd',
      asks: {
        time: runTimeChoice({ label: 'Tijd', example: '10-00' }),
        helpers: runTimeChoices({ label: 'Wie helpt er?', example: 'an', max: 2 }),
      },
    },
    overzicht: { title: 'Overzicht', asks: {} },
  },
  overview: 'overzicht',
  clears: { time: ['helpers'] },
  reads: {
    times: {
      endpoint: times,
      input: ({ slot }) => (slot ? { query: { slot, month: '2026-12' } } : undefined),
      ahead: ['tijd', 'overzicht'],
      required: true,
    },
  },
  options: {
    time: (_known, { read }) => read('times', times)?.map((time) => at(time.replace(':', '-'))),
    helpers: ({ helpers = [] }) => [
      at('an'),
      at('bo', helpers.includes('an') ? undefined : 'Alleen met An.'),
    ],
  },
  exits: {
    order: {
      endpoint: order,
      failure: 'Failed to order',
      toRequest: ({ slot, time }) => ({
        body: {
          slot,
          more: time,
          place: { postcode: '3821BT', lat: 52 },
          entries: [],
          from: 'jannie@voorbeeld.nl',
        },
      }),
      fields: { more: 'time' },
      to: () => ({ url: '/bedankt' }),
    },
  },
})

testEngine({ funnel: chosen, summary: 'none' })

const atTimes = async (free: readonly string[]) => {
  const opened = open(chosen)
  opened.environment.answerWith(times, () => free)
  opened.store.set('slot', 'ochtend')
  await opened.store.next()
  await tick()
  return opened
}
const answersOf = ({ store }: Awaited<ReturnType<typeof atTimes>>) => store.getSnapshot().answers

describe('options that are known only at run time', () => {
  it('stand there once, however often they are offered', async () => {
    const { store } = await atTimes(['10:00', '11:00', '10:00'])
    expect(store.getSnapshot().derived.options.time?.map(({ value }) => value)).toEqual(['10-00', '11-00'])
  })

  it('are undefined until the read that they come of was answered, and then those of its answer', async () => {
    const { store } = await atTimes(['09:00', '10:00'])
    expect(store.getSnapshot().derived.options.time).toEqual([at('09-00'), at('10-00')])
    expect(open(chosen).store.getSnapshot().derived.options.time).toBeUndefined()
  })

  it('forget an answer that is none of them, with what hangs on it, and ask it again in so many words', async () => {
    const opened = await atTimes(['09:00', '10:00'])
    const { store, environment } = opened
    store.set('time', '10-00')
    store.set('helpers', ['an'])
    store.back()
    environment.answerWith(times, () => ['09:00'])
    store.set('slot', 'middag')
    await store.next()
    await tick()
    expect([store.answer('time'), store.answer('helpers')]).toEqual([undefined, undefined])
    expect(store.getSnapshot().again).toEqual(['time', 'helpers'])
    await store.next()
    expect(store.getSnapshot().step).toBe('tijd')
    expect(store.getSnapshot().errors).toHaveProperty('time')
  })

  it('forget of several answers only those that can no longer be chosen', async () => {
    const opened = await atTimes(['10:00'])
    opened.store.set('time', '10-00')
    opened.store.set('helpers', ['an', 'bo'])
    expect(answersOf(opened).helpers).toEqual(['an', 'bo'])
    opened.store.set('helpers', ['bo'])
    expect(answersOf(opened).helpers).toEqual([])
  })

  it('are judged anew for a draft that is restored', async () => {
    const opened = open(chosen, {
      kept: { answers: { slot: 'ochtend', time: '10-00', helpers: ['an'] }, passed: ['wat', 'tijd'] },
      step: 'overzicht',
    })
    opened.environment.answerWith(times, () => ['09:00'])
    expect(opened.store.getSnapshot().step).toBe('overzicht')
    await tick()
    // the visitor stays where the answers are asked again, and the form says so
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'tijd', again: ['time', 'helpers'] })
    opened.store.set('time', '09-00')
    opened.store.set('helpers', ['an'])
    await opened.store.next()
    expect(opened.store.getSnapshot().step).toBe('overzicht')
  })

  it('are shown in the overview by their words', async () => {
    const opened = await atTimes(['10:00'])
    opened.store.set('time', '10-00')
    opened.store.set('helpers', ['an', 'bo'])
    expect(rowsOf(opened.store.getSnapshot().derived, 'tijd')).toEqual([
      { label: 'Tijd', value: 'om 10-00' },
      { label: 'Wie helpt er?', value: 'om an, om bo' },
    ])
  })
})

describe('a read that a step requires', () => {
  it('is waited for by `Volgende`', async () => {
    const { store, environment } = open(chosen)
    store.set('slot', 'ochtend')
    await store.next()
    let answer: (free: string[]) => void = () => undefined
    const { call } = environment
    environment.call = ((endpoint, input, options) =>
      endpoint.name === times.name
        ? new Promise((done) => {
            answer = done as typeof answer
          })
        : call(endpoint, input, options)) as typeof call
    store.back()
    store.set('slot', 'middag')
    await store.next()
    store.set('time', '10-00')
    store.set('helpers', ['an'])
    const leaving = store.next()
    await tick()
    expect(store.getSnapshot()).toMatchObject({ step: 'tijd', busy: 'leaving' })
    answer(['10:00'])
    await leaving
    expect(store.getSnapshot()).toMatchObject({ step: 'overzicht', busy: 'no' })
  })

  it('keeps the step closed while it fails, and is asked anew by `Volgende` and by its own button', async () => {
    const { store, environment } = open(chosen)
    environment.refuse(times, refusal(503, 'partner-unavailable'))
    store.set('slot', 'ochtend')
    await store.next()
    await tick()
    expect(store.readFailed).toBe(true)
    store.set('time', '10-00')
    store.set('helpers', ['an'])
    await store.next()
    expect(store.getSnapshot()).toMatchObject({ step: 'tijd', busy: 'no', trouble: { kind: 'generic' } })
    expect(environment.callsOf(times)).toHaveLength(2)
    environment.answerWith(times, () => ['10:00'])
    store.retryReads()
    await tick()
    expect(store.readFailed).toBe(false)
    await store.next()
    expect(store.getSnapshot().step).toBe('overzicht')
  })
})
