import type { AnswerOf, AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { Context, Funnel, StepDefinition, Unavailable } from './define.ts'
import { assemble, type Checked, check, type FieldAt, type Layout, layoutOf } from './fields.ts'
import { indexIn, valueAt, withoutIndexes } from './path.ts'

/** How far a visitor is. Plain data: it can be stored and brought back. */
export interface Progress {
  /** What the controls hold, by name. */
  answers: Record<string, unknown>
  /** What each step's `onLeave` found, with what was asked. */
  found: Record<string, { asked: string; answer: unknown }>
  /** Steps that were left by going on. */
  passed: readonly string[]
  /** The chosen exit, where there is more than one. */
  exit?: string
}

export interface World {
  viewer: Viewer
  properties: Record<string, unknown>
  /** YYYY-MM-DD in Amsterdam. */
  today: string
}

export type Errors = Record<string, string>

/** Everything that follows from the answers: made anew after every change, never stored. */
export interface Survey {
  /** Steps in order that belong to this visitor's way, unavailable ones included. */
  open: readonly string[]
  /** Those one can stand on. */
  walkable: readonly string[]
  unavailable: Readonly<Record<string, Unavailable>>
  known: Record<string, unknown>
  context: Context<Record<string, unknown>>
  /** Sentences per step and field. */
  errors: Readonly<Record<string, Errors>>
  layouts: Readonly<Record<string, Layout>>
  exit: string | undefined
  shown(path: string): boolean
  isComplete(step: string): boolean
  /** The first step that is not complete, or the last one. */
  furthest: string
}

/** The same JSON for the same value, whatever the order of its names. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined'

export const start = (funnel: Funnel): Progress => ({ answers: { ...funnel.initial }, found: {}, passed: [] })

/** The chosen exit, or the only one there is. */
export const exitOf = (funnel: Funnel, progress: Progress): string | undefined => {
  const names = Object.keys(funnel.exits)
  if (progress.exit && names.includes(progress.exit)) return progress.exit
  return names.length === 1 ? names[0] : undefined
}

const stepOf = (funnel: Funnel, key: string): StepDefinition => {
  const step = funnel.steps[key]
  if (!step) throw new Error(`${funnel.slug}: no step ${key}`)
  return step
}

interface Round {
  known: Record<string, unknown>
  open: string[]
  unavailable: Record<string, Unavailable>
  hidden: Set<string>
}

/**
 * Which fields and steps count depends on the answers, and which answers count on the fields and steps:
 * repeated until nothing changes. An answer behind a closed door opens no other door.
 */
const settle = (
  funnel: Funnel,
  layouts: Record<string, Layout>,
  checked: ReadonlyMap<string, Checked>,
  exit: string | undefined,
  contextOf: (known: Record<string, unknown>) => Context<Record<string, unknown>>,
): Round => {
  const all: Layout = { fields: [], groups: [], lists: [] }
  for (const layout of Object.values(layouts)) {
    all.fields.push(...layout.fields)
    all.groups.push(...layout.groups)
    all.lists.push(...layout.lists)
  }
  const byExit = Object.keys(funnel.steps).filter((key) => {
    const own = stepOf(funnel, key).exit
    return own === undefined || own === exit
  })
  let round: Round = { known: {}, open: byExit, unavailable: {}, hidden: new Set() }
  for (let turn = 0; turn < 20; turn++) {
    const closed = new Set(
      Object.keys(funnel.steps).filter((key) => !round.open.includes(key) || round.unavailable[key]),
    )
    const values = new Map<string, unknown>()
    for (const [key, layout] of Object.entries(layouts))
      if (!closed.has(key))
        for (const { path } of layout.fields) {
          const result = checked.get(path)
          if (result?.ok && !round.hidden.has(path)) values.set(path, result.value)
        }
    const known = assemble(all, values)
    const context = contextOf(known)
    const next: Round = {
      known,
      open: byExit.filter((key) => funnel.when?.[key]?.(known, context) ?? true),
      unavailable: {},
      hidden: new Set(),
    }
    for (const key of next.open) {
      const reason = funnel.unavailable?.[key]?.(known, context)
      if (reason) next.unavailable[key] = reason
    }
    for (const { path } of all.fields)
      for (const [rule, shows] of Object.entries(funnel.shows ?? {}))
        if (governs(rule, path) && !shows(known, context, indexIn(path) ?? 0)) next.hidden.add(path)
    if (turn > 0 && stableJson(summaryOf(next)) === stableJson(summaryOf(round))) return next
    round = next
  }
  throw new Error(`${funnel.slug}: its rules contradict each other and never settle`)
}

const summaryOf = ({ known, open, unavailable, hidden }: Round) => ({
  known,
  open,
  unavailable,
  hidden: [...hidden].sort(),
})

/** A rule for `person` also governs `person.email`; a rule for `homes[].city` governs `homes[2].city`. */
const governs = (rule: string, path: string) => {
  const plain = withoutIndexes(path)
  return plain === rule || plain.startsWith(`${rule}.`) || plain.startsWith(`${rule}[]`)
}

const groupErrors = (
  layout: Layout,
  shown: (path: string) => boolean,
  known: Record<string, unknown>,
  errors: Errors,
) => {
  for (const { path, group } of layout.groups)
    for (const rule of group.rules) {
      const field = `${path}.${rule.field}`
      const anyWrong = Object.keys(errors).some((at) => at.startsWith(`${path}.`))
      if (shown(field) && !anyWrong && !rule.ok(valueAt(known, path) as never)) errors[field] = rule.message
    }
}

const stepErrors = (
  funnel: Funnel,
  layout: Layout,
  checked: ReadonlyMap<string, Checked>,
  shown: (path: string) => boolean,
  known: Record<string, unknown>,
  context: Context<Record<string, unknown>>,
): Errors => {
  const errors: Errors = {}
  for (const { path } of layout.fields) {
    const result = checked.get(path)
    if (result && !result.ok && shown(path)) errors[path] = result.message
  }
  for (const { path, group } of layout.groups)
    for (const [name, leaders] of Object.entries(group.follows))
      if (leaders.some((leader) => errors[`${path}.${leader}`])) delete errors[`${path}.${name}`]
  groupErrors(layout, shown, known, errors)
  for (const rule of funnel.rules ?? [])
    for (const path of ruleTargets(layout, rule.field))
      if (shown(path) && !errors[path] && !rule.ok(known, context, indexIn(path) ?? 0))
        errors[path] = rule.message
  return errors
}

/** A rule may name a field, or a whole group or list of the step. */
const ruleTargets = (layout: Layout, field: string): string[] =>
  [...layout.fields, ...layout.groups, ...layout.lists]
    .map(({ path }) => path)
    .filter((path) => withoutIndexes(path) === field)

/** What was asked by a step's `onLeave` for these answers, as text to compare with; undefined when there is nothing to ask. */
export const askedOnLeave = (
  funnel: Funnel,
  step: string,
  known: Record<string, unknown>,
  context: Context<Record<string, unknown>>,
): { input: unknown; asked: string } | undefined => {
  const input = funnel.onLeave?.[step]?.input(known, context)
  return input === undefined ? undefined : { input, asked: stableJson(input) }
}

/** Surveys the whole funnel for these answers: which steps and fields count, what is wrong, how far one may go. */
export const survey = (funnel: Funnel, progress: Progress, world: World): Survey => {
  const layouts: Record<string, Layout> = {}
  const checked = new Map<string, Checked>()
  for (const [key, step] of Object.entries(funnel.steps)) {
    const layout = layoutOf(step.asks, progress.answers)
    layouts[key] = layout
    for (const { path, brick } of layout.fields)
      checked.set(path, check(brick, valueAt(progress.answers, path)))
  }
  const exit = exitOf(funnel, progress)
  const contextOf = (known: Record<string, unknown>): Context<Record<string, unknown>> => {
    const context: Context<Record<string, unknown>> = {
      ...world,
      exit,
      found: <E extends AnyEndpoint>(step: string, endpoint: E) => {
        const kept = progress.found[step]
        if (!kept || funnel.onLeave?.[step]?.endpoint !== endpoint) return undefined
        return askedOnLeave(funnel, step, known, context)?.asked === kept.asked
          ? (kept.answer as AnswerOf<E>)
          : undefined
      },
    }
    return context
  }
  const { known, open, unavailable, hidden } = settle(funnel, layouts, checked, exit, contextOf)
  const context = contextOf(known)
  const walkable = open.filter((key) => !unavailable[key])
  const relevant = new Set(
    walkable
      .flatMap((key) => (layouts[key]?.fields ?? []).map(({ path }) => path))
      .filter((path) => !hidden.has(path)),
  )
  // a group or list counts as shown when any of its fields is
  const shown = (path: string) =>
    relevant.has(path) ||
    [...relevant].some((field) => field.startsWith(`${path}.`) || field.startsWith(`${path}[`))
  const errors: Record<string, Errors> = {}
  for (const key of walkable) {
    const layout = layouts[key]
    if (layout) errors[key] = stepErrors(funnel, layout, checked, shown, known, context)
  }
  const isComplete = (step: string) =>
    progress.passed.includes(step) &&
    Object.keys(errors[step] ?? {}).length === 0 &&
    leaveIsDone(funnel, step, progress, known, context)
  const furthest = walkable.find((key) => !isComplete(key)) ?? walkable[walkable.length - 1] ?? ''
  return { open, walkable, unavailable, known, context, errors, layouts, exit, shown, isComplete, furthest }
}

const leaveIsDone = (
  funnel: Funnel,
  step: string,
  progress: Progress,
  known: Record<string, unknown>,
  context: Context<Record<string, unknown>>,
): boolean => {
  const leave = funnel.onLeave?.[step]
  const asked = leave && askedOnLeave(funnel, step, known, context)
  if (!leave || !asked) return true
  const kept = progress.found[step]
  return kept?.asked === asked.asked && leave.refuse?.(kept.answer) === undefined
}

/**
 * The step to stand on when the address asks for one: a missing or unknown step is the first, an unavailable one
 * is passed over forward, a step beyond the first incomplete one becomes that one (decision 44).
 */
export const resolveStep = (of: Survey, funnel: Funnel, requested: string | null | undefined): string => {
  const keys = Object.keys(funnel.steps)
  const first = of.walkable[0] ?? ''
  if (!requested || !keys.includes(requested)) return first
  const from = keys.indexOf(requested)
  const target =
    of.walkable.find((key) => keys.indexOf(key) >= from) ?? of.walkable[of.walkable.length - 1] ?? first
  return of.walkable.indexOf(target) <= of.walkable.indexOf(of.furthest) ? target : of.furthest
}

export const stepAfter = (of: Survey, step: string): string | undefined =>
  of.walkable[of.walkable.indexOf(step) + 1]
export const stepBefore = (of: Survey, step: string): string | undefined =>
  of.walkable[of.walkable.indexOf(step) - 1]

/** True when this step sends: the last one of its way, once an exit is chosen. */
export const isLast = (of: Survey, step: string): boolean =>
  of.exit !== undefined && of.walkable[of.walkable.length - 1] === step

/** The step that asks a field, by its path. */
export const stepAsking = (of: Survey, path: string): string | undefined =>
  of.open.find((key) => of.layouts[key]?.fields.some((field) => field.path === path)) ??
  of.open.find((key) =>
    [...(of.layouts[key]?.groups ?? []), ...(of.layouts[key]?.lists ?? [])].some(
      (place) => place.path === path,
    ),
  )

/** Every field that counts now, for whoever must look at each of them. */
export const relevantFields = (of: Survey): FieldAt[] =>
  of.walkable.flatMap((key) => of.layouts[key]?.fields ?? []).filter(({ path }) => of.shown(path))
