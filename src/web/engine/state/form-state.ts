import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { Funnel } from '../definition/define.ts'
import { type Derived, derive, type Progress, start, type World } from './derive.ts'
import { opensAt } from './opens-at.ts'
import type { RemovedEntries } from './removed-entries.ts'
import type { Snapshot } from './snapshot.ts'
import type { Errors } from './step-errors.ts'

/** A submission whose outcome is not known. Only its key is ever stored (D8), which tells nothing of what was sent. */
export interface Pending {
  key: string
  /** What was sent, for as long as the page lives. */
  sent?: { input: InputOf<AnyCall>; derived: Derived }
}

/** Form state: all that a funnel is at one moment, as one plain value. `apply` makes the next one. */
export interface FormState extends Omit<Snapshot, 'answers' | 'errors'> {
  readonly world: World
  readonly progress: Progress
  readonly pending: Pending | undefined
  /** Answers that an earlier visit gave and the browser could not keep. */
  readonly dropped: readonly string[]
  /** Fields whose sentences may show: left by the visitor, or told by a failed `Volgende`. */
  readonly touched: readonly string[]
  /** What the server said of answers, by field. */
  readonly serverErrors: Errors
  readonly removed: RemovedEntries
  /** Who sends it agreed that what they told of their home is kept with their account. */
  readonly keepsHome?: boolean
  /** Keys of calls of `onLeave` that change something, by their names, while nobody knows their outcome. */
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

/** What is drawn of a state: no sentence of a field that nobody touched yet. */
export const snapshotOf = (state: FormState): Snapshot => {
  const own = Object.entries(state.derived.errors[state.step] ?? {})
  const seen = own.filter(([path]) => state.touched.includes(path))
  const errors = { ...Object.fromEntries(seen), ...state.serverErrors }
  return { ...state, answers: state.progress.answers, errors }
}
