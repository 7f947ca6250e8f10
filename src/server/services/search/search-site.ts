import pLimit from 'p-limit'
import { furthest } from '../../../core/contract/search/search-operations.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import {
  type Audience,
  type DocumentKind,
  type FoundDocuments,
  longestQuestion,
} from '../../../core/search/results.ts'
import type { Suggestion } from '../../ports/search.ts'
import type { Runtime } from '../context.ts'
import { countMiss } from './misses.ts'

// A search takes a database connection for some milliseconds, and a flood of them must leave some to bookings.
const atOnce = pLimit(4)
const mostWaiting = 100

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (atOnce.pendingCount >= mostWaiting)
    throw new Fault(503, 'busy', 'Het is nu erg druk. Wacht even en probeer het dan opnieuw.', {
      retryAfter: 2,
    })
  return atOnce(work)
}

/** A question without control characters and needless spaces, cut off at the longest length. */
export const tidyQuestion = (text: string): string =>
  text
    .slice(0, 4 * longestQuestion)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion)
    .toWellFormed()

export interface SiteQuestion {
  text: string
  audience: Audience
  kinds?: readonly DocumentKind[]
  /** Number of results that are skipped, at most `furthest`. */
  offset: number
  limit: number
}

/**
 * Searches the site. A question without results is counted, without who asked.
 * @throws PartnerError when the search cannot be reached, Fault 503 when there are too many searches at once.
 */
export const searchSite = async (
  runtime: Runtime,
  { text, ...rest }: SiteQuestion,
): Promise<FoundDocuments> => {
  const question = tidyQuestion(text)
  if (question === '' || rest.offset > furthest) return { total: 0, results: [] }
  const found = await inTurn(() => runtime.ports.search.find({ text: question, ...rest }))
  // A failed count must not fail the search.
  if (found.total === 0 && rest.offset === 0)
    await countMiss(runtime, question).catch(() => runtime.note('search miss not counted'))
  return found
}

export const audienceOf = ({ membershipStatus }: Viewer): Audience =>
  membershipStatus === 'lid' ? 'member' : 'visitor'

export const mostSuggestions = 6

/**
 * Titles that complete what somebody types.
 * @throws as `searchSite`.
 */
export const suggestTitles = async (runtime: Runtime, typed: string): Promise<Suggestion[]> => {
  const text = tidyQuestion(typed)
  return text.length < 2 ? [] : inTurn(() => runtime.ports.search.suggest(text, mostSuggestions))
}
