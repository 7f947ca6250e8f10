import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { Pending } from '../state/form-state.ts'

/**
 * Everything that can happen to a funnel, with what is to be known of it. What runs its calls (reads, holds, calls on
 * leaving, sending) changes the state by itself, through `change` of the store.
 */
export interface FunnelEvents {
  /** After hydration: who is looking, what the browser kept and which step the address asks for. */
  begin: { viewer: Viewer; today: string; stored: unknown; requested: string | null }
  viewerChanged: { viewer: Viewer }
  /** The browser's back or forward button. */
  followAddress: { travelled: 'back' | 'forward' | undefined; requested: string | null }
  /** The browser shows the page as it was left. */
  restored: object
  /** An answer was typed. */
  set: { path: string; given: unknown }
  /** A field was left. */
  touch: { path: string; clean?: ((typed: string) => string) | undefined }
  setCount: { path: string; count: number }
  removeEntry: { path: string; index: number }
  /** The numbering plans of phones are here: every number is judged. */
  plansFetched: object
  /** Reads that failed are to be asked again. */
  retryReads: object
  /** A view knows an answer to be no good, in this sentence; none once it is good. */
  block: { path: string; sentence: string | undefined }
  next: object
  /** What `next` waited for is there. */
  ready: { step: string }
  back: object
  edit: { step: string }
  choose: { exit: string }
  /** A submission's key is to be written down, or has done its work. */
  remember: { pending: Pending | undefined }
  /** Nobody knows whether a submission arrived. What is known is for `applyOutcome`. */
  unknown: { sentence?: string | undefined }
}

/** Events are named as the store's methods, where there is one. */
export type FunnelEvent<T extends keyof FunnelEvents = keyof FunnelEvents> = {
  [N in T]: readonly [N, FunnelEvents[N]]
}[T]
