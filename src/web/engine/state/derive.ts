import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import { parentPath, valueAt } from '../definition/answer-path.ts'
import type { Funnel, Unavailable } from '../definition/define.ts'
import { type CheckResult, check, type Layout, layoutOf } from '../definition/layout.ts'
import type { Context } from '../definition/rule-context.ts'
import type { Readings } from './readings.ts'
import { type OptionsByPath, runTimeOptions } from './run-time-options.ts'
import { type Blocks, type Errors, stepErrors } from './step-errors.ts'
import { resolveVisibility } from './visibility.ts'

/** Identifies a draft that is kept on the server; `holder` tells which browser opened it last. */
export interface ServerDraftId {
  id: string
  holder: string
  /**
   * Set when the draft has come back and `takeOver` has not run yet: whether it is open elsewhere, and on which step it was left.
   */
  resumed?: { elsewhere: boolean; step: string }
}

/** The answers and how far a visitor is. Plain data, which can be stored and brought back. */
export interface Progress {
  answers: Record<string, unknown>
  /** What each call of `onLeave` answered, with its question. */
  found: Record<string, { asked: string; answer: unknown }>
  /** Steps that were left by `Volgende`. */
  passed: readonly string[]
  exit?: string
  /** Set where the draft is kept on the server. */
  kept?: ServerDraftId | undefined
  /** The question and the token of each hold, by the path of its answer. */
  held?: Readonly<Record<string, { asked: string; token: string }>>
}

export interface World {
  viewer: Viewer
  properties: Record<string, unknown>
  /** YYYY-MM-DD in Amsterdam. */
  today: string
  readings?: Readings
  /** Errors that views found in answers, by path, such as an upload that failed. */
  blocks?: Blocks
}

/** Derived state: everything that follows from the answers. Made again after every change, never stored. */
export interface Derived {
  /** Steps that this visitor's answers open, in order, unavailable ones included. */
  open: readonly string[]
  /** Open steps that the visitor can stand on. */
  walkable: readonly string[]
  unavailable: Readonly<Record<string, Unavailable>>
  known: Record<string, unknown>
  context: Context<Record<string, unknown>>
  errors: Readonly<Record<string, Errors>>
  layouts: Readonly<Record<string, Layout>>
  options: OptionsByPath
  exit: string | undefined
  shown(path: string): boolean
  /** Whether the button of a step is disabled: a view found an answer with which nobody can go on. */
  isStopped(step: string): boolean
  isComplete(step: string): boolean
  /** Whether a step counts as left without being walked. */
  isAlready(step: string): boolean
  /** The first step that is not complete, or the last one. */
  furthest: string
}

export const start = (funnel: Funnel): Progress => ({ answers: { ...funnel.initial }, found: {}, passed: [] })

/** The chosen exit, or the only one there is. */
export const exitOf = (funnel: Funnel, progress: Progress): string | undefined => {
  const names = Object.keys(funnel.exits)
  if (progress.exit && names.includes(progress.exit)) return progress.exit
  return names.length === 1 ? names[0] : undefined
}

/**
 * The question of a call on leaving a step for these answers, also as text to compare with; undefined when there is nothing to
 * ask.
 */
export const askedOnLeave = (
  funnel: Funnel,
  step: string,
  known: Record<string, unknown>,
  context: Context<Record<string, unknown>>,
): { input: unknown; asked: string } | undefined => {
  const input = funnel.onLeave?.[step]?.input(known, context)
  return input === undefined ? undefined : { input, asked: stableJson(input) }
}

/** The names of the calls in `onLeave` that must succeed before this step is left, in order. */
export const guardsOf = ({ onLeave = {} }: Funnel, step: string): string[] =>
  Object.keys(onLeave).filter((name) => name === step || name.startsWith(`${step} `))

const inspect = (funnel: Funnel, progress: Progress) => {
  const layouts: Record<string, Layout> = {}
  const checked = new Map<string, CheckResult>()
  for (const [key, step] of Object.entries(funnel.steps)) {
    const layout = layoutOf(step.asks, progress.answers)
    layouts[key] = layout
    for (const { path, brick } of layout.fields)
      checked.set(path, check(brick, valueAt(progress.answers, path)))
  }
  return { layouts, checked }
}

/** The context of the rules. What a call on leaving a step answered counts only as long as its question is the same. */
const contextFor =
  (
    funnel: Funnel,
    progress: Progress,
    { viewer, properties, today, readings }: World,
    exit: string | undefined,
  ) =>
  (known: Record<string, unknown>): Context<Record<string, unknown>> => {
    const context: Context<Record<string, unknown>> = {
      ...{ viewer, properties, today, exit },
      leaveAnswer: <E extends AnyCall>(step: string, endpoint: E) => {
        const kept = progress.found[step]
        if (!kept || funnel.onLeave?.[step]?.endpoint !== endpoint) return undefined
        return askedOnLeave(funnel, step, known, context)?.asked === kept.asked
          ? (kept.answer as AnswerOf<E>)
          : undefined
      },
      read: <E extends AnyCall>(name: string, endpoint: E) =>
        readings?.answerTo({ known, context }, name, endpoint) as AnswerOf<E> | undefined,
      holdToken: (path) => {
        const kept = progress.held?.[path]
        const input = funnel.holds?.[path]?.input(known, context, undefined)
        return kept && input !== undefined && stableJson(input) === kept.asked ? kept.token : undefined
      },
    }
    return context
  }

const shownPaths = (
  layouts: Record<string, Layout>,
  walkable: readonly string[],
  hidden: ReadonlySet<string>,
) => {
  const shown = new Set<string>()
  const places = walkable.flatMap((key) => [...(layouts[key]?.fields ?? []), ...(layouts[key]?.lists ?? [])])
  for (const { path } of places) {
    if (hidden.has(path)) continue
    for (let at = path; at && !shown.has(at); at = parentPath(at)) shown.add(at)
  }
  return shown
}

/**
 * Derives the state of the whole funnel from its answers: which steps and fields count, what is wrong, how far the visitor may
 * go.
 */
export const derive = (funnel: Funnel, progress: Progress, world: World): Derived => {
  const { layouts, checked } = inspect(funnel, progress)
  const exit = exitOf(funnel, progress)
  const contextOf = contextFor(funnel, progress, world, exit)
  const steps = Object.entries(funnel.steps)
    .filter(([, step]) => step.exit === undefined || step.exit === exit)
    .map(([key]) => key)
  const { known, open, unavailable, hidden } = resolveVisibility(funnel, layouts, checked, steps, contextOf)
  const context = contextOf(known)
  const walkable = open.filter((key) => !unavailable[key])
  const paths = shownPaths(layouts, walkable, hidden)
  const shown = (path: string) => paths.has(path)
  const errors: Record<string, Errors> = {}
  for (const key of walkable) {
    const layout = layouts[key]
    if (layout)
      errors[key] = stepErrors(funnel, layout, { checked, shown, known, context, blocks: world.blocks })
  }
  const options = runTimeOptions(funnel, layouts, walkable, { shown, known, context })
  const isStopped = (step: string) =>
    Object.entries(world.blocks ?? {}).some(
      ([path, { stops }]) => stops && errors[step]?.[path] !== undefined,
    )
  const isAlready = (step: string) => funnel.already?.[step]?.(known, context) ?? false
  const isComplete = (step: string) =>
    (progress.passed.includes(step) || isAlready(step)) &&
    Object.keys(errors[step] ?? {}).length === 0 &&
    guardsOf(funnel, step).every((name) => leaveIsDone(funnel, name, progress, known, context))
  const furthest = walkable.find((key) => !isComplete(key)) ?? walkable[walkable.length - 1] ?? ''
  return {
    ...{ open, walkable, unavailable, known, context, errors, layouts, options, exit, shown },
    ...{ isStopped, isComplete, isAlready, furthest },
  }
}

/** Whether a call of `onLeave` succeeded for the answers as they are, or has nothing to ask. */
export const leaveIsDone = (
  funnel: Funnel,
  name: string,
  progress: Progress,
  known: Record<string, unknown>,
  context: Context<Record<string, unknown>>,
): boolean => {
  const leave = funnel.onLeave?.[name]
  const asked = leave && askedOnLeave(funnel, name, known, context)
  if (!leave || !asked) return true
  const kept = progress.found[name]
  return kept?.asked === asked.asked && leave.refuse?.(kept.answer) === undefined
}
