import type { Derived, Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { PendingSubmission } from '../state/form-state.ts'

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

/** Arguments of the environment's methods that an effect may call, by method name. */
export type BrowserArguments = { [M in BrowserMethod]: Parameters<Environment[M]> }
export type BrowserEffect = {
  [M in BrowserMethod]: { kind: 'browser'; method: M; args: BrowserArguments[M] }
}[BrowserMethod]

/** Something to do in the browser or ask of the server after an event. The store runs effects in order. */
export type Effect =
  | BrowserEffect
  /** Writes the step into the address, unless it is there already. */
  | { kind: 'go'; step: string; how: 'push' | 'replace' }
  | { kind: 'cancelReads' }
  /** Waits for what the step needs; ends in the event `ready`. */
  | { kind: 'wait'; step: string }
  /** Makes each call of the step's `onLeave`, which ends in the change `guardEnded`. */
  | { kind: 'guard'; step: string; answers: Progress['answers'] }
  /** Sends the answers. Ends in `applyOutcome` or the event `unknown`; `remember` comes before the first byte leaves. */
  | { kind: 'submit'; derived: Derived; pending: PendingSubmission | undefined }
