import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { Funnel } from '../definition/define.ts'
import { type Derived, derive, type Progress, start, type World } from './derive.ts'
import { opensAt } from './opens-at.ts'
import type { RemovedEntries } from './removed-entries.ts'
import type { Snapshot } from './snapshot.ts'
import type { Errors } from './step-errors.ts'

/** A submission whose outcome is not known. Only its key is ever stored (D8), which tells nothing of what was sent. */
export interface PendingSubmission {
  key: string
  /** What was sent, for as long as the page lives. */
  sent?: { input: InputOf<AnyCall>; derived: Derived }
}

/** Form state: a funnel at one moment, as one plain value. `apply` makes the next one. */
export interface FormState extends Omit<Snapshot, 'answers' | 'errors'> {
  readonly world: World
  readonly progress: Progress
  readonly pending: PendingSubmission | undefined
  /** Paths of answers that an earlier visit gave and the browser could not keep. */
  readonly dropped: readonly string[]
  /** Paths of fields whose errors may show: left by the visitor, or shown by a failed `Volgende`. */
  readonly touched: readonly string[]
  readonly serverErrors: Errors
  readonly removed: RemovedEntries
  /** True from the moment that sending emptied the form until an answer is given. */
  readonly emptied?: boolean
  /** True when the sender agreed that the facts of their home are kept with their account. */
  readonly keepsHome?: boolean
  /** Keys of calls of `onLeave` that change something, by name, while nobody knows their outcome. */
  readonly leaveKeys: Readonly<Record<string, string>>
}

/** The state before the draft is applied, the same on server and browser. */
export const firstState = (funnel: Funnel, world: World): FormState => {
  const progress = start(funnel)
  const derived = derive(funnel, progress, world)
  return {
    world,
    progress,
    derived,
    fixed: new Map(),
    pending: undefined,
    dropped: [],
    touched: [],
    serverErrors: {},
    removed: {},
    leaveKeys: {},
    ready: false,
    step: derived.walkable[0] ?? '',
    after: opensAt(funnel, world),
    failed: false,
    tries: 0,
    busy: 'no',
    arrived: undefined,
    trouble: undefined,
    done: undefined,
    again: [],
    moves: 0,
    direction: 'forward',
    returning: false,
  }
}

/**
 * The view state of a form state: errors of fields that nobody touched yet are left out. One that stops the step always shows,
 * because no press can tell it: the button is disabled.
 */
export const snapshotOf = (state: FormState): Snapshot => {
  const { touched, world } = state
  const own = Object.entries(state.derived.errors[state.step] ?? {})
  const seen = own.filter(([path]) => touched.includes(path) || world.blocks?.[path]?.stops)
  const errors = { ...Object.fromEntries(seen), ...state.serverErrors }
  return { ...state, answers: state.progress.answers, errors }
}
