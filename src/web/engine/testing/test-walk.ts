import { expect } from 'vitest'
import { exampleOf, type Part, type Parts } from '../../../core/fields/brick/group.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import type { Derived } from '../state/derive.ts'
import { withoutGone } from '../state/run-time-options.ts'
import type { Snapshot } from '../state/snapshot.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type OpenedFunnel, openFunnel } from './test-open.ts'

/** One way through a funnel: the answers that differ from the bricks' examples, the exit, the steps it must see. */
export interface Way {
  name: string
  exit?: string
  /** Raw answers by path. */
  answers?: Record<string, unknown>
  /** Number of entries of its lists, by path; the fewest allowed when left out. */
  counts?: Record<string, number>
  /** The steps in the order in which they must be walked; not checked when left out. */
  steps?: readonly string[]
}

export interface TestFunnelOptions {
  /**
   * The summary that a server stores of the parsed request: brick by brick when left out, `none` where nothing is sent or stored.
   */
  summary?: ((request: never, context: Derived['context']) => readonly Section[]) | 'none'
  properties?: Record<string, unknown>
  ways?: readonly Way[]
  today?: string
  /**
   * Answers that have no control on the screen, by path, each with how it comes about. A line that is not needed fails the test.
   */
  unasked?: Readonly<Record<string, string>>
  /** Answers that no request is made of, by path, each with the reason why it is asked. */
  unsent?: Readonly<Record<string, string>>
  /** Why only a logged-in person can fill it in; a visitor's screen is not checked then. */
  loggedIn?: string
}

/**
 * A funnel with all that its tests need. Each funnel's folder exports it once, in `test-<key>-ways.ts`, for `npm test` and the long
 * round.
 */
export interface FunnelTrial extends TestFunnelOptions {
  funnel: Funnel
}

/** The same with its properties parsed, as its page gives them: prices in cents. */
export const asGiven = (tried: FunnelTrial): FunnelTrial => {
  const { schema } = tried.funnel.properties
  const given = tried.properties ?? exampleOf(tried.funnel.properties)
  return { ...tried, properties: schema.parse(given as never) as Record<string, unknown> }
}

/** The ways that are tried: one to each exit where none are given. */
export const waysOf = ({ funnel: { exits, leadsTo }, ways }: FunnelTrial): readonly Way[] => {
  if (ways) return ways
  const onwards = leadsTo ? [{ name: `on to ${leadsTo.funnel}` }] : []
  return [...Object.keys(exits).map((exit) => ({ name: `to ${exit}`, exit })), ...onwards]
}

/** A funnel that is open and walked along one way. */
export interface Walk extends OpenedFunnel {
  way: Way
}

/** Opens the funnel for a viewer; `kept` is a draft that their browser still has. */
export const begin = (
  funnel: Funnel,
  viewer: Viewer,
  way: Way,
  options: TestFunnelOptions,
  kept?: unknown,
): Walk => {
  const { properties, today } = options
  return { ...openFunnel(funnel, { viewer, properties, today, kept }), way }
}

const exampleAt = ({ store, way }: Walk, path: string, part: Part): unknown => {
  if (way.answers && Object.hasOwn(way.answers, path)) return way.answers[path]
  const example = exampleOf(part)
  const options = store.getSnapshot().derived.options[path]
  if (!options || withoutGone(example, options) === example) return example
  const first = options.find(({ disabled }) => disabled === undefined)?.value
  return Array.isArray(example) ? [first] : first
}

/** Fields of the current step that appear with the answer of a look-up, or only where it finds nothing. */
export const followersOf = ({ store }: Pick<Walk, 'store'>): ReadonlySet<string> => {
  const { derived, step } = store.getSnapshot()
  const names = (derived.layouts[step]?.groups ?? []).flatMap(({ path, group }) =>
    Object.entries(group.parts as Parts)
      .filter(
        ([name, part]) => name in group.follows || (group.control && part.kind === 'brick' && part.optional),
      )
      .map(([name]) => `${path}.${name}`),
  )
  return new Set(names)
}

/**
 * Answers everything that the current step asks, and then what it asks because of those answers, until nothing is open. `before`
 * is called before each round.
 */
export const fillStep = (walk: Walk, before: () => void = () => undefined) => {
  const { store, way } = walk
  for (let turn = 0; turn < 10; turn++) {
    before()
    for (const [path, count] of Object.entries(way.counts ?? {})) store.setCount(path, count)
    const { step, derived } = store.getSnapshot()
    const open = (derived.layouts[step]?.fields ?? []).filter(
      ({ path, brick }) =>
        derived.shown(path) &&
        !store.isFixed(path) &&
        JSON.stringify(store.answer(path)) !== JSON.stringify(exampleAt(walk, path, brick)),
    )
    if (open.length === 0) return
    for (const { path, brick } of open) store.set(path, exampleAt(walk, path, brick))
  }
}

/** Presses `Volgende`, or chooses the exit at a fork. */
export const goOn = async (walk: Walk) => {
  const { store, way } = walk
  const { step, derived } = store.getSnapshot()
  const last = derived.walkable[derived.walkable.length - 1] === step
  const fork = derived.exit === undefined && store.funnel.leadsTo === undefined && last
  await (fork ? store.choose(way.exit ?? Object.keys(store.funnel.exits)[0] ?? '') : store.next())
}

/** Whether a funnel has been sent: it left for another page, a bank or an after step, or shows its emptied form. */
export const isSent = ({ busy, done }: Snapshot) => busy === 'sent' || busy === 'away' || done !== undefined

/** Whether this is the last step of a funnel that sends nothing itself: its view leads on by a link. */
export const endsHere = ({ store: { funnel, getSnapshot } }: Walk): boolean => {
  const { step, derived } = getSnapshot()
  return !funnel.leadsTo && Object.keys(funnel.exits).length === 0 && derived.walkable.at(-1) === step
}

const answerAndGoOn = async (walk: Walk) => {
  const { step } = walk.store.getSnapshot()
  fillStep(walk)
  await goOn(walk)
  const now = walk.store.getSnapshot()
  if (isSent(now) || now.step !== step) return
  fillStep(walk)
  await goOn(walk)
}

/**
 * Walks until the funnel ends or stands on step `until`; returns the steps. `at` is called on every arrival.
 * @throws Error when a
 * step cannot be left.
 */
export const walkAll = async (
  walk: Walk,
  at: (step: string) => void | Promise<void> = () => undefined,
  until = '',
): Promise<string[]> => {
  const seen: string[] = []
  for (let count = 0; count < 60; count++) {
    const here = walk.store.getSnapshot()
    const { step } = here
    if (isSent(here)) return seen
    await at(step)
    seen.push(step)
    if (step === until || endsHere(walk)) return seen
    await answerAndGoOn(walk)
    const now = walk.store.getSnapshot()
    if (!isSent(now))
      expect(
        now.step,
        `stuck on ${step}: ${JSON.stringify(now.errors)} ${JSON.stringify(now.trouble)}`,
      ).not.toBe(step)
  }
  throw new Error('the funnel never ends')
}

/** The calls that were made by an exit. */
export const exitCalls = (funnel: Funnel, environment: TestEnvironment) =>
  environment.calls.filter((made) =>
    Object.values(funnel.exits).some((exit) => exit.endpoint === made.endpoint),
  )

/** Opens the funnel filled in up to and including the last step, which is not left yet. */
export const lastStep = async (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  const walk = begin(funnel, visitor, way, options)
  let last = ''
  await walkAll(walk, (step) => {
    last = step
  })
  const again = begin(funnel, visitor, way, options)
  await walkAll(again, undefined, last)
  fillStep(again)
  if (again.store.getSnapshot().derived.exit === undefined && way.exit) await again.store.choose(way.exit)
  return { walk: again, last }
}
