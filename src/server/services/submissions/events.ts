import type { RequestState } from '../../../core/mijn/pages.ts'

/**
 * Something that happens to a request. Every request begins as `received`. The other events of a kind are declared in its feature
 * (`requests` in its feature), and are recorded by `recordRequestEvent`.
 */
export interface RequestEvent {
  /** The one word that `submission_event` keeps. */
  readonly name: string
  /** The states in which it may happen, and the one that it leads to. Without it the event changes no state. */
  readonly leads?: { readonly from: readonly RequestState[]; readonly to: RequestState }
  /** Whether it waits for staff after this event, where the state does not say so. */
  readonly waits?: boolean
  /** Whose turn it is after this event between us and its sender (`request_work.conversation`); left out where it stays. */
  readonly conversation?: 'asked' | 'answered' | 'nobody'
}

/** Describes an event that leads to another state. */
export const leadsTo = (
  to: RequestState,
  name: string,
  from: readonly RequestState[] = ['received'],
): RequestEvent => ({ name, leads: { from, to } })

/** The request was taken in (`submit.ts`). */
export const received: RequestEvent = { name: 'received' }

/** Facts of `received` where a colleague filled the request in for who called (ADR 106). */
export const byPhone = { by: 'phone' } as const

/** Facts of `passed-on` and `delivered` where a colleague told the partner themselves, and the site sent nothing. */
export const byHand = { by: 'hand' } as const

/** The request reached a partner while others are still to be reached, or its mail reached the sender. */
export const delivered: RequestEvent = { name: 'delivered' }

/** The last of its deliveries was made, and that is all there is to do about it (`waitsFor` of its kind). */
export const completed: RequestEvent = { name: 'completed', waits: false }

/** Staff did what had to be done about it. What its sender sees changes by other events. */
export const handled: RequestEvent = { name: 'handled', waits: false, conversation: 'nobody' }

/** Staff look at it again after all: it waits for them. What its sender sees changes by other events. */
export const reopened: RequestEvent = { name: 'reopened', waits: true }

/**
 * The request is nobody's again: a claim from the pile ended, its owner is not there, or they may do nothing with it any more
 * (`why` is `rights`). The facts have whose it was `from`. The site does it by itself.
 */
export const returned: RequestEvent = { name: 'returned' }

/** The request cannot be delivered, such as to a mail address that does not exist. */
export const undeliverable: RequestEvent = { name: 'undeliverable' }

/** The last of its partners received it. What they do with it is not known yet. */
export const passedOn = leadsTo('passed-on', 'passed-on', ['received', 'failed'])

export const notTaken = leadsTo('failed', 'not-taken', ['received', 'passed-on', 'confirmed', 'failed'])

/**
 * Events, by name, that nobody has to know of before they do something with a request: one of its partners has it, or a mail of
 * ours arrived. They change nothing that lists show, so they count up no version and are no news.
 */
export const quietEvents: readonly string[] = [delivered.name, 'reminded']

/** Whether a request waits for staff after this event; undefined where it waits or not as it did before. */
export const waitsAfter = ({ leads, waits }: RequestEvent): boolean | undefined =>
  waits ?? (leads && (leads.to === 'received' || leads.to === 'failed'))

/** Whether a request goes on: its sender did not call it off, and we did not refuse it. */
export const goesOn = (state: RequestState): boolean => state !== 'refused' && state !== 'withdrawn'

export const mayHappen = ({ leads }: Pick<RequestEvent, 'leads'>, state: RequestState): boolean =>
  leads === undefined || leads.from.includes(state)
