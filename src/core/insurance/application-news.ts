import type { ApplicationNews, ApplicationState } from './application.ts'

/** The stored state of an application that the insurer's news is compared with. */
export interface Standing {
  state: ApplicationState
  /** Sequence number of the newest accepted news. */
  sequence: number
  question: string | null
  policyNumber: string | null
}

/** The states that may follow each state. An accepted application can only end; a refused or ended one does not change. */
const nextStates: Record<ApplicationState, readonly ApplicationState[]> = {
  pending: ['more-information', 'accepted', 'refused', 'ended'],
  'more-information': ['pending', 'accepted', 'refused', 'ended'],
  accepted: ['ended'],
  refused: [],
  ended: [],
}

/**
 * The effect of news on an application. `old`: it, or newer news, was processed before. `same`: it tells what we know. `moves`:
 * it changes what the applicant is told. `contradicts`: it changes what was final, so staff has to look at it.
 */
export type Judgement = 'old' | 'same' | 'moves' | 'contradicts'

/** Judges news of an insurer, in whatever order and however often it comes. */
export const judgeNews = (now: Standing, news: ApplicationNews): Judgement => {
  if (news.sequence <= now.sequence) return 'old'
  if (news.state !== now.state) return nextStates[now.state].includes(news.state) ? 'moves' : 'contradicts'
  if (news.state === 'more-information') return news.question === now.question ? 'same' : 'moves'
  // the number of an accepted policy never changes
  const { policyNumber = now.policyNumber } = news
  return now.policyNumber !== null && policyNumber !== now.policyNumber ? 'contradicts' : 'same'
}
