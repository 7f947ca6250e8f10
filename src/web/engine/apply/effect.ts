import type { Derived, Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { Pending } from '../state/form-state.ts'
import type { Reads } from '../steps/reads.ts'

type BrowserMethod =
  | 'writeDraft'
  | 'clearDraft'
  | 'handOver'
  | 'keepConfirmation'
  | 'showStep'
  | 'goBack'
  | 'leaveFor'
  | 'record'

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
  | { kind: 'forget'; which: Parameters<Reads['forget']>[0] | 'running' }
  /** Ends in the event `ready`. */
  | { kind: 'wait'; step: string }
  /** Ends in the event `guardEnded`. */
  | { kind: 'guard'; step: string; derived: Derived; found: Progress['found'][string] | undefined }
  /** Ends in `applyOutcome` or the event `unknown`, with `remember` before its first byte leaves. */
  | { kind: 'submit'; derived: Derived; pending: Pending | undefined }
