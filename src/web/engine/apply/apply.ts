import type { Funnel } from '../definition/define.ts'
import type { FormState } from '../state/form-state.ts'
import { block, removeEntry, set, setCount, touch } from './answers.ts'
import { type Change, forgetReadings, rederive } from './change.ts'
import type { Effect } from './effect.ts'
import type { FunnelEvent, FunnelEvents } from './event.ts'
import { back, choose, edit, next, ready, remember, unknown } from './moves.ts'
import { begin, followAddress, restored, viewerChanged } from './opening.ts'

const changes: { [T in keyof FunnelEvents]: (c: Change, event: FunnelEvents[T]) => Change } = {
  begin,
  viewerChanged,
  followAddress,
  restored,
  set,
  touch,
  setCount,
  removeEntry,
  plansFetched: rederive,
  retryReads: (c) => forgetReadings(c, 'failed'),
  block,
  next,
  ready,
  back,
  edit,
  choose,
  remember,
  unknown,
}

const changed = <T extends keyof FunnelEvents>(c: Change, type: T, event: FunnelEvents[T]): Change =>
  changes[type](c, event)

/** The heart of the engine, a pure function: the state after an event, and the effects that the store has to run. */
export const apply = (
  funnel: Funnel,
  state: FormState,
  [type, event]: FunnelEvent,
): { state: FormState; effects: readonly Effect[] } => changed({ funnel, state, effects: [] }, type, event)
