import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { layoutOf, mergeLayouts } from '../definition/layout.ts'
import { mayKeep } from '../draft/draft.ts'
import { type FormState, firstState } from '../state/form-state.ts'
import type { GuardResult } from '../state/guard-result.ts'
import { jannie, trial } from '../testing/test-trial.ts'
import { apply } from './apply.ts'
import type { Change } from './change.ts'
import type { Effect } from './effect.ts'
import type { FunnelEvent } from './event.ts'
import { guardEnded } from './guarding.ts'

const keys = [...Object.keys(trial.steps), 'x']
const secret = 'NL20INGB0001234567'
const born = '1980-02-03'

const answers: readonly (readonly [string, unknown])[] = [
  ...['yes', 'no', undefined].map((value) => ['kind', value] as const),
  ...['open', '', undefined].map((value) => ['more', value] as const),
  ...['dicht', 'anders', undefined].map((value) => ['deep', value] as const),
  ...['3821BT', 'x', undefined].map((value) => ['home.postcode', value] as const),
  ...['10', undefined].map((value) => ['home.houseNumber', value] as const),
  ['home.streetName', 'Voorbeeldlaan'],
  ['home.city', 'Amersfoort'],
  ...[secret, undefined].map((value) => ['account', value] as const),
  ...['ochtend', 'tien uur', ''].map((value) => ['slot', value] as const),
  ['time', 'tien uur'],
  ...[['ma'], ['ma', 'geen'], []].map((value) => ['days', value] as const),
  ...[born, undefined].map((value) => ['born', value] as const),
  ['entries[0].name', 'regel'],
  ...['a@voorbeeld.nl', 'a', undefined].map((value) => ['from', value] as const),
]

const guardResult = fc.constantFrom<GuardResult>(
  { kind: 'free' },
  { kind: 'found', found: { asked: 'x', answer: { lat: 52, open: true } }, trouble: undefined },
  { kind: 'failed', errors: { 'home.postcode': 'Geweigerd.' }, trouble: undefined },
  { kind: 'failed', errors: {}, trouble: { kind: 'generic' } },
)

/** Something that happens to a funnel: an event, or a change from a file that only some funnels load. */
type Happening = FunnelEvent | ((c: Change) => Change)
const happens = (state: FormState, of: Happening) =>
  typeof of === 'function' ? of({ funnel: trial, state, effects: [] }) : apply(trial, state, of)

const event: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...answers)
      .map(([path, given]): FunnelEvent => ['set', { path, value: given }]),
  },
  { weight: 4, arbitrary: fc.constantFrom<FunnelEvent>(['next', {}]) },
  fc.constantFrom(...keys).map((step): FunnelEvent => ['ready', { step }]),
  fc.tuple(fc.constantFrom(...keys), guardResult).map(
    ([step, result]): Happening =>
      (c: Change) =>
        guardEnded(c, step, step, result),
  ),
  fc.constantFrom(...keys).map((step): FunnelEvent => ['edit', { step }]),
  fc
    .tuple(fc.constantFrom(...keys, null), fc.constantFrom('back' as const, 'forward' as const, undefined))
    .map(([requested, travelled]): FunnelEvent => ['followAddress', { requested, travelled }]),
  fc.constantFrom<Viewer>(visitor, jannie).map((viewer): FunnelEvent => ['viewerChanged', { viewer }]),
  fc.constantFrom(...answers).map(([path]): FunnelEvent => ['touch', { path }]),
  fc.integer({ min: 0, max: 5 }).map((count): FunnelEvent => ['setCount', { path: 'entries', count }]),
  fc.constantFrom<FunnelEvent>(
    ['back', {}],
    ['restored', {}],
    ['removeEntry', { path: 'entries', index: 0 }],
    ['choose', { exit: 'order' }],
    ['choose', { exit: 'x' }],
    ['remember', { pending: { key: 'k' } }],
    ['unknown', {}],
  ),
)

const opened = (): FormState =>
  apply(trial, firstState(trial, { viewer: visitor, properties: {}, today: '2026-11-20' }), [
    'begin',
    {
      viewer: visitor,
      today: '2026-11-20',
      stored: undefined,
      requested: null,
    },
  ]).state

const always = (
  holds: (state: FormState, effects: readonly Effect[], from: FormState, of: Happening) => void,
) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = opened()
      for (const one of events) {
        const next = happens(state, one)
        holds(next.state, next.effects, state, one)
        state = next.state
      }
    }),
    { numRuns: 100 },
  )

describe('apply, after any events in any order', () => {
  it('touches no state that it is given, and answers the same for the same', () => {
    always((state, effects, from, of) => {
      const before = JSON.stringify(from)
      const again = happens(from, of)
      expect(JSON.stringify([again.state, again.effects])).toBe(JSON.stringify([state, effects]))
      expect(JSON.stringify(from)).toBe(before)
    })
  })

  it('counts nothing that is hidden, and moves no further than one may', () => {
    always(({ derived, step }, _effects, from) => {
      for (const { path } of mergeLayouts(Object.values(derived.layouts)).fields)
        if (!derived.shown(path)) expect(valueAt(derived.known, path), path).toBeUndefined()
      expect(derived.walkable).toContain(step)
      if (step !== from.step)
        expect(derived.walkable.indexOf(step)).toBeLessThanOrEqual(derived.walkable.indexOf(derived.furthest))
    })
  })

  it('lets no secret into a draft, and submits only a way that is complete', () => {
    always((_state, effects) => {
      for (const effect of effects) {
        if (effect.kind === 'browser' && effect.method === 'writeDraft') {
          const stored = JSON.stringify(effect.args)
          expect(stored).not.toContain(secret)
          expect(stored).not.toContain(born)
        }
        if (effect.kind === 'submit')
          expect(effect.derived.walkable.every((key) => effect.derived.isComplete(key))).toBe(true)
      }
    })
  })

  it('loses no answer that was typed: the draft that is kept says what the state says', () => {
    always((state, effects, _from, of) => {
      const kept = effects.findLast((effect) => effect.kind === 'browser' && effect.method === 'writeDraft')
      if (typeof of === 'function' || of[0] !== 'set') return
      if (kept?.kind !== 'browser' || kept.method !== 'writeDraft') return
      const { path, value: given } = of[1]
      const now = valueAt(state.progress.answers, path)
      // another answer of an exclusive question may rule it out, and what is fixed cannot be changed
      if (!Array.isArray(given) && !state.fixed.has(path)) expect(now).toEqual(given)
      const stored = kept.args[0] as { answers: unknown }
      for (const { path: at, brick } of mergeLayouts(
        Object.values(trial.steps).map(({ asks }) => layoutOf(asks, state.progress.answers)),
      ).fields)
        if (mayKeep(trial, brick) && !state.fixed.has(at))
          expect(valueAt(stored.answers, at)).toEqual(valueAt(state.progress.answers, at))
    })
  })
})

describe('what a step needs of reads', () => {
  const times = trial.reads?.times
  if (!times) throw new Error('nothing to read')
  const _needing = (required?: true): Funnel => ({
    ...trial,
    reads: { times: { ...times, ahead: ['een'], ...(required && { required }) } },
  })
  it('is waited for by nobody who went elsewhere', () => {
    const before = opened()
    const loading = { answerTo: () => undefined, needs: () => ['loading' as const], without: () => loading }
    const state: FormState = { ...before, busy: 'leaving', world: { ...before.world, readings: loading } }
    expect(apply(trial, state, ['ready', { step: 'een' }]).effects).toEqual([{ kind: 'wait', step: 'een' }])
    const elsewhere = apply(trial, state, ['ready', { step: 'twee' }])
    expect(elsewhere.effects.some(({ kind }) => kind === 'wait')).toBe(false)
  })
})
