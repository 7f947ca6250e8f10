import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { PendingSubmission } from '../state/form-state.ts'

/**
 * Everything that can happen to a funnel, with the data of each event. The runners of its calls (reads, holds, calls on leaving,
 * sending) change the state directly, through `change` of the store.
 */
export interface FunnelEvents {
  /** The page is hydrated: who is looking, what the browser stored and which step the address asks for. */
  begin: { viewer: Viewer; today: string; stored: unknown; requested: string | null }
  viewerChanged: { viewer: Viewer }
  followAddress: { travelled: 'back' | 'forward' | undefined; requested: string | null }
  /** The page shows again as it was left: from the back/forward cache, or since the bank's page did not open. */
  restored: object
  set: { path: string; value: unknown }
  touch: { path: string; clean?: ((typed: string) => string) | undefined }
  setCount: { path: string; count: number }
  removeEntry: { path: string; index: number }
  /** The numbering plans of phones are loaded: every number can be checked. */
  plansFetched: object
  retryReads: object
  /** A view found an answer to be wrong; `sentence` is its error text, undefined once the answer is right. */
  block: { path: string; sentence: string | undefined; stops?: boolean | undefined }
  next: object
  /** What `next` waited for has ended. */
  ready: { step: string }
  back: object
  edit: { step: string }
  choose: { exit: string }
  /** The key of a submission is to be stored, or removed when it has done its work. */
  remember: { pending: PendingSubmission | undefined }
  /** Nobody knows whether a submission arrived. An outcome that is known goes to `applyOutcome` instead. */
  unknown: { sentence?: string | undefined }
}

/** An event with its data, named as the store's method where there is one. */
export type FunnelEvent<T extends keyof FunnelEvents = keyof FunnelEvents> = {
  [N in T]: readonly [N, FunnelEvents[N]]
}[T]
