import { type Clock, dayOf, startOfDay, today } from '../../../core/kernel/clock.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Conversation } from '../../../core/requests/conversation.ts'
import { nowOf } from '../context.ts'
import type { WorkFilter } from './work-page.ts'

/** What narrows a list of requests, in the words in which callers send it and in which it is stored. */
export interface FilterWords {
  kind?: string | undefined
  /** How far they are, or whose turn it is. */
  state?: RequestState | Conversation | undefined
  desk?: string | undefined
  flag?: string | undefined
  /** `mij`, `geen` for what is of nobody, or the id of a colleague. */
  owner?: string | undefined
  /** Days as YYYY-MM-DD, both counted. */
  from?: string | undefined
  until?: string | undefined
  open?: 'ja' | 'nee' | undefined
}

/** Who `mij` is. */
export const ownerIn = (owner: string | undefined, ownId: string): string | undefined =>
  owner === 'mij' ? ownId : owner

/** Which promises: those that are past, or those that are still to come and end today, in Amsterdam. */
export const promisedBy = (due: 'laat' | 'vandaag', clock: Clock): Pick<WorkFilter, 'dueAfter' | 'dueBy'> => {
  const now = nowOf({ clock })
  return due === 'laat' ? { dueBy: now } : { dueAfter: now, dueBy: startOfDay(today(clock).add({ days: 1 })) }
}

/** What a list is narrowed to by these words, of which `mij` stands for the colleague of `ownId`. */
export const narrowedBy = (
  { kind, state, desk, flag, owner, from, until, open }: FilterWords,
  ownId: string,
): Omit<WorkFilter, 'order' | 'after' | 'ahead' | 'limit'> => ({
  ...{ kind, desk, flag },
  ...(state === 'asked' || state === 'answered' ? { conversation: state } : { state }),
  owner: owner === 'geen' ? null : ownerIn(owner, ownId),
  from: from && startOfDay(from),
  until: until && startOfDay(dayOf(until).add({ days: 1 })),
  open: open && open === 'ja',
})
