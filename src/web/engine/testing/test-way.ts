import { expect, it } from 'vitest'
import type { AnyCall } from '../../../core/contract/call.ts'
import { wrongTypes } from '../../../core/contract/request-schema.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { check } from '../definition/layout.ts'
import { mayKeep } from '../draft/draft.ts'
import type { FunnelStore } from '../store.ts'
import { operationOf } from './test-operations.ts'
import {
  begin,
  endsHere,
  exitCalls,
  fillStep,
  goOn,
  type TestFunnelOptions,
  type Walk,
  type Way,
  walkAll,
} from './test-walk.ts'

const english = /invalid|expected|required|received|undefined/i

/** As the server judges it once it has travelled as JSON: right answers, in the types that the call takes (decision 10). */
const acceptedByContract = (endpoint: AnyCall, input: { query?: unknown; body?: unknown }) => {
  for (const side of ['body', 'query'] as const) {
    const group = operationOf(endpoint)[side]
    if (!group) continue
    const sent: unknown = JSON.parse(JSON.stringify(input[side] ?? {}))
    expect(group.schema.safeParse(sent).error?.issues, `${endpoint.name} ${side}`).toBeUndefined()
    expect(wrongTypes(group, sent), `${endpoint.name} ${side} in other types`).toEqual([])
  }
}

/** Nothing was sent, and the funnel that it leads to finds the answers. */
const expectLed = (leadsTo: NonNullable<Funnel['leadsTo']>, { environment }: Walk) => {
  expect(environment.left).toBe(leadsTo.url)
  expect(environment.handed.map(({ funnel }) => funnel)).toEqual([leadsTo.funnel])
  for (const call of environment.calls) acceptedByContract(call.endpoint, call.input)
}

/** Nothing was sent: what was asked is what the contract takes, and who comes back finds the answers. */
const expectAsked = ({ reads = {}, onLeave = {} }: Funnel, { environment }: Walk) => {
  const asked = [...Object.values(reads), ...Object.values(onLeave)].map(({ endpoint }) => endpoint)
  for (const { endpoint, input } of environment.calls) {
    expect(endpoint.method === 'GET' || asked.includes(endpoint), endpoint.name).toBe(true)
    acceptedByContract(endpoint, input)
  }
  expect(environment.readDraft()).toBeDefined()
}

/** One way for one viewer: it arrives, every required field is asked, and nothing is kept or sent that may not be. */
export const testWay = (funnel: Funnel, viewer: Viewer, way: Way, given: TestFunnelOptions) => {
  // as its page gives them: amounts in cents
  const properties = given.properties && funnel.properties.schema.parse(given.properties as never)
  const options: TestFunnelOptions = { ...given, ...(properties && { properties }) }
  it('reaches its exit with a request that the contract accepts', async () => {
    const walk = begin(funnel, viewer, way, options)
    const seen = await walkAll(walk, (step) => {
      const { derived } = walk.store.getSnapshot()
      expect(derived.walkable, 'stands on a step it may not').toContain(step)
      expect(derived.unavailable[step]).toBeUndefined()
    })
    if (way.steps) expect(seen).toEqual(way.steps)
    if (funnel.leadsTo) return expectLed(funnel.leadsTo, walk)
    if (endsHere(walk)) return expectAsked(funnel, walk)
    const [made, ...more] = exitCalls(funnel, walk.environment)
    expect(made, 'nothing was sent').toBeDefined()
    expect(more).toEqual([])
    if (made) acceptedByContract(made.endpoint, made.input)
    expect(made?.idempotencyKey).toBeTruthy()
    for (const call of walk.environment.calls)
      if (call.endpoint !== made?.endpoint) acceptedByContract(call.endpoint, call.input)
    // what is paid for is only counted as sent once it is paid
    if (walk.store.getSnapshot().busy === 'away') return
    const outcomes = walk.environment.events.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
    // only the page that follows may be counted after that
    expect(outcomes.slice(outcomes.indexOf('sent') + 1).every((outcome) => outcome === 'shown')).toBe(true)
  })

  it('refuses each emptied required field with a Dutch sentence', async () => {
    const walk = begin(funnel, viewer, way, options)
    await walkAll(walk, async (step) => {
      fillStep(walk)
      const { store } = walk
      for (const { path, brick } of store.getSnapshot().derived.layouts[step]?.fields ?? []) {
        if (brick.optional || !store.getSnapshot().derived.shown(path) || check(brick, undefined).ok) continue
        if (store.isFixed(path)) continue
        const before = { ...store.getSnapshot().answers }
        store.set(path, undefined)
        const leaders = leadersOf(store, step, path)
        const sentence = store.getSnapshot().derived.errors[step]?.[path]
        if (store.getSnapshot().derived.shown(path) && !leaders) {
          expect(sentence, `${step}: ${path} may be left empty`).toBeTruthy()
          expect(sentence).not.toMatch(english)
          await goOn(walk)
          expect(store.getSnapshot().step, `${path} was left empty and the funnel went on`).toBe(step)
          expect(store.getSnapshot().failed).toBe(true)
        }
        for (const [name, value] of Object.entries(before)) store.set(name, value)
        fillStep(walk)
      }
    })
  })

  it('keeps in the browser what may be kept, and sends no hidden answer', async () => {
    const walk = begin(funnel, viewer, way, options)
    await walkAll(walk)
    const { derived, answers } = walk.store.getSnapshot()
    const fields = Object.values(derived.layouts).flatMap((layout) => layout.fields)
    const kept = fields.filter(({ brick }) => mayKeep(funnel, brick))
    const allowed = new Set(kept.flatMap(({ path }) => textsIn(valueAt(answers, path))))
    const stored = JSON.stringify([walk.environment.drafts, walk.environment.handed])
    for (const { path, brick } of fields) {
      if (!mayKeep(funnel, brick))
        for (const text of textsIn(valueAt(answers, path)))
          expect(!allowed.has(text) && stored.includes(text), `${path} stands in the browser's storage`).toBe(
            false,
          )
      if (!derived.shown(path))
        expect(valueAt(derived.known, path), `${path} is hidden and still counts`).toBeUndefined()
    }
  })
}

/** Texts that are long enough to be recognised wherever they turn up. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const leadersOf = (store: FunnelStore, step: string, path: string): boolean =>
  (store.getSnapshot().derived.layouts[step]?.groups ?? []).some(({ path: at, group }) =>
    Object.entries(group.follows).some(
      ([name, leaders]) =>
        path === `${at}.${name}` &&
        leaders.some((leader) => store.getSnapshot().derived.errors[step]?.[`${at}.${leader}`]),
    ),
  )
