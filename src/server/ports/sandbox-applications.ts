import type { ApplicationNews } from '../../core/insurance/application.ts'
import type { InsuranceApplication } from './insurer.ts'

// How the sandbox insurer decides on applications. Its adapter answers by it, and its page at `/sandbox` changes it.

/** What the sandbox stores of an application: the application as it came, and its status. */
export interface KeptApplication {
  application: InsuranceApplication
  news: KeptNews
}

type KeptNews = Omit<ApplicationNews, 'partnerReference'>

/** Milliseconds after which an application is accepted by itself, unless somebody decided otherwise at `/sandbox`. */
export const acceptedAfterMs = 20_000

export const sandboxDecisions = ['accepted', 'refused', 'more-information', 'ended'] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

/** The first status of an application: nobody has decided yet. `now` is in milliseconds since 1970. */
export const pendingNews = (now: number): KeptNews => ({
  sequence: 1,
  state: 'pending',
  at: new Date(now).toISOString(),
})

/** The status of an application at `now`, under the sandbox's own reference: accepted by itself after `acceptedAfterMs`. */
export const newsNow = (partnerReference: string, news: KeptNews, now: number): ApplicationNews => {
  const acceptedAt = Date.parse(news.at) + acceptedAfterMs
  return news.state === 'pending' && now >= acceptedAt
    ? newsAfterDecision({ partnerReference, ...news }, 'accepted', acceptedAt)
    : { partnerReference, ...news }
}

/** The next news of an application, after this decision. */
export const newsAfterDecision = (
  before: ApplicationNews,
  state: SandboxDecision,
  now: number,
): ApplicationNews => {
  const { partnerReference, sequence, policyNumber = `POLIS-${partnerReference}` } = before
  const at = new Date(now).toISOString()
  return {
    ...{ partnerReference, sequence: sequence + 1, state, at },
    ...(state === 'more-information' && { question: 'Kun je een foto van de meterkast sturen?' }),
    ...(state === 'accepted' && { policyNumber }),
    ...(state === 'ended' && { policyNumber, endsOn: at.slice(0, 10) }),
  }
}
