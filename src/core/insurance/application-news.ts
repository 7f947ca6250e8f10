import type { ApplicationNews, ApplicationState } from './application.ts'

/** How an application stands with us, as far as news of the insurer is judged by it. */
export interface Standing {
  state: ApplicationState
  /** Of the newest news that was taken. */
  sequence: number
  question: string | null
  policyNumber: string | null
}

/** The states that an application may come to from each. What is accepted can only end; what is over stays so. */
const nextStates: Record<ApplicationState, readonly ApplicationState[]> = {
  pending: ['more-information', 'accepted', 'refused', 'ended'],
  'more-information': ['pending', 'accepted', 'refused', 'ended'],
  accepted: ['ended'],
  refused: [],
  ended: [],
}

/**
 * What news does to an application. `old`: it, or newer news, was taken before. `same`: it says what we know. `moves`: it
 * changes what the applicant is told. `contradicts`: it changes what was final, so that staff must look.
 */
export type Judgement = 'old' | 'same' | 'moves' | 'contradicts'

/** Judges news of an insurer, whatever order it comes in and however often. */
export const judgeNews = (now: Standing, news: ApplicationNews): Judgement => {
  if (news.sequence <= now.sequence) return 'old'
  if (news.state !== now.state) return nextStates[now.state].includes(news.state) ? 'moves' : 'contradicts'
  if (news.state === 'more-information') return news.question === now.question ? 'same' : 'moves'
  // a policy that was accepted under one number does not become another
  const { policyNumber = now.policyNumber } = news
  return now.policyNumber !== null && policyNumber !== now.policyNumber ? 'contradicts' : 'same'
}
