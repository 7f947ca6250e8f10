import type { Derived, Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { Pending } from '../state/form-state.ts'

type BrowserMethod =
  | 'writeDraft'
  | 'clearDraft'
  | 'handOver'
  | 'keepConfirmation'
  | 'showStep'
  | 'goBack'
  | 'leaveFor'
  | 'record'
  | 'remember'
  | 'beacon'

/** What the browser is told, by the name of the environment's method. */
export type Told = { [M in BrowserMethod]: Parameters<Environment[M]> }
export type BrowserEffect = {
  [M in BrowserMethod]: { kind: 'browser'; method: M; args: Told[M] }
}[BrowserMethod]

/** What is to be done in the browser or asked of the server after an event. The store runs them in order. */
export type Effect =
  | BrowserEffect
  /** Writes the step into the address, unless it stands there. */
  | { kind: 'go'; step: string; how: 'push' | 'replace' }
  /** What is under way of the reads is no longer asked. */
  | { kind: 'cancelReads' }
  /** Ends in the event `ready`. */
  | { kind: 'wait'; step: string }
  /** Ends in the change `guardEnded` of each call of the step's `onLeave`. */
  | { kind: 'guard'; step: string; answers: Progress['answers'] }
  /** Ends in `applyOutcome` or the event `unknown`, with `remember` before its first byte leaves. */
  | { kind: 'submit'; derived: Derived; pending: Pending | undefined }
