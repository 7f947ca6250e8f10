import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import { parentPath, valueAt } from '../definition/answer-path.ts'
import type { Funnel, Unavailable } from '../definition/define.ts'
import { type Checked, check, type Layout, layoutOf } from '../definition/layout.ts'
import type { Context } from '../definition/rule-context.ts'
import type { Readings } from './readings.ts'
import { type OptionsByPath, runTimeOptions } from './run-time-options.ts'
import { type Errors, stepErrors } from './step-errors.ts'
import { resolveVisibility } from './visibility.ts'

/** Under which a draft is kept with us, and that whoever saves it opened it last. */
export interface KeptWithUs {
  id: string
  holder: string
  /** It has just come back, and is still to be judged (`takeOver`): whether it is open elsewhere, and on which step it was left. */
  resumed?: { elsewhere: boolean; step: string }
}

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
  /** Under which the draft is kept with us. */
  kept?: KeptWithUs | undefined
  /** What is held for the visitor, by answer: for what, and under which token. */
  held?: Readonly<Record<string, { asked: string; token: string }>>
}

export interface World {
  viewer: Viewer
  properties: Record<string, unknown>
  /** YYYY-MM-DD in Amsterdam. */
  today: string
  /** What the funnel's reads answered so far. */
  readings?: Readings
  /** Sentences of views about an answer that they know to be no good, by path: an upload that failed. */
  blocks?: Errors
}

/** Derived state: everything that follows from the answers. Made anew after every change, never stored. */
export interface Derived {
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
  /** Choices that are known only now, by the path of their field. */
  options: OptionsByPath
  exit: string | undefined
  shown(path: string): boolean
  isComplete(step: string): boolean
  /** Counts as left without being walked. */
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

/** The names under which `onLeave` says what must succeed before this step is left, in their order. */
export const guardsOf = ({ onLeave = {} }: Funnel, step: string): string[] =>
  Object.keys(onLeave).filter((name) => name === step || name.startsWith(`${step} `))

/** Each step's fields counted out, and every answer checked against its brick. */
const inspect = (funnel: Funnel, progress: Progress) => {
  const layouts: Record<string, Layout> = {}
  const checked = new Map<string, Checked>()
  for (const [key, step] of Object.entries(funnel.steps)) {
    const layout = layoutOf(step.asks, progress.answers)
    layouts[key] = layout
    for (const { path, brick } of layout.fields)
      checked.set(path, check(brick, valueAt(progress.answers, path)))
  }
  return { layouts, checked }
}

/** The context of the rules; what a step found counts only for the answers that it was asked with. */
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
      found: <E extends AnyCall>(step: string, endpoint: E) => {
        const kept = progress.found[step]
        if (!kept || funnel.onLeave?.[step]?.endpoint !== endpoint) return undefined
        return askedOnLeave(funnel, step, known, context)?.asked === kept.asked
          ? (kept.answer as AnswerOf<E>)
          : undefined
      },
      read: <E extends AnyCall>(name: string, endpoint: E) =>
        readings?.answerTo({ known, context }, name, endpoint) as AnswerOf<E> | undefined,
      held: (path) => {
        const kept = progress.held?.[path]
        const input = funnel.holds?.[path]?.input(known, context, undefined)
        return kept && input !== undefined && stableJson(input) === kept.asked ? kept.token : undefined
      },
    }
    return context
  }

/** The fields that count, with every group and list that holds one of them. */
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

/** Derives the state of the whole funnel from its answers: which steps and fields count, what is wrong, how far one may go. */
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
  const isAlready = (step: string) => funnel.already?.[step]?.(known, context) ?? false
  const isComplete = (step: string) =>
    (progress.passed.includes(step) || isAlready(step)) &&
    Object.keys(errors[step] ?? {}).length === 0 &&
    guardsOf(funnel, step).every((name) => leaveIsDone(funnel, name, progress, known, context))
  const furthest = walkable.find((key) => !isComplete(key)) ?? walkable[walkable.length - 1] ?? ''
  return {
    ...{ open, walkable, unavailable, known, context, errors, layouts, options, exit, shown },
    ...{ isComplete, isAlready, furthest },
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
