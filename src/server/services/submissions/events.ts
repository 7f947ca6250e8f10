import type { RequestState } from '../../../core/mijn/pages.ts'

/**
 * Something that happens to a request. Every request begins `received`; what else happens to one kind stands with its
 * feature (`requests` in its `index.ts`), written down by `advance`.
 */
export interface RequestEvent {
  /** As `submission_event` keeps it, in one word. */
  readonly name: string
  /** The states in which it may happen, and the one that it leads to; nothing changes by one that is only noted. */
  readonly leads?: { readonly from: readonly RequestState[]; readonly to: RequestState }
}

/** Describes an event that leads to another state. */
export const leadsTo = (
  to: RequestState,
  name: string,
  from: readonly RequestState[] = ['received'],
): RequestEvent => ({ name, leads: { from, to } })

/** It was taken in (`submit.ts`). */
export const received: RequestEvent = { name: 'received' }

/** Who had to be reached was: a partner while others still wait, or the sender by mail. */
export const delivered: RequestEvent = { name: 'delivered' }

/** Staff did with it what had to be done. What its sender sees of it changes by other events. */
export const handled: RequestEvent = { name: 'handled' }

/** Who had to be reached cannot be: a mail address that does not exist. */
export const undeliverable: RequestEvent = { name: 'undeliverable' }

/** The last of its partners has it. What they do with it is not known by that. */
export const passedOn = leadsTo('passed-on', 'passed-on', ['received', 'failed'])

/** A partner will not have it. */
export const notTaken = leadsTo('failed', 'not-taken', ['received', 'passed-on', 'confirmed', 'failed'])

/** Whether an event may happen to a request in this state. */
export const mayHappen = ({ leads }: RequestEvent, state: RequestState): boolean =>
  leads === undefined || leads.from.includes(state)
