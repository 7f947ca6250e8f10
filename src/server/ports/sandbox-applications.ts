import type { ApplicationNews } from '../../core/insurance/application.ts'
import type { InsuranceApplication } from './insurer.ts'

// How the insurer of paper decides. Its adapter answers by it, and its page at /sandbox changes it.

/** What stands in an order of the sandbox: the application as it came, and how it stands. */
export interface KeptApplication {
  application: InsuranceApplication
  news: KeptNews
}

type KeptNews = Omit<ApplicationNews, 'partnerReference'>

/** So long after it came an application is accepted by itself, unless somebody decided otherwise at `/sandbox`. */
export const acceptedAfterMs = 20_000

/** What can be decided of an application at `/sandbox`. */
export const sandboxDecisions = ['accepted', 'refused', 'more-information', 'ended'] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

/** An application as it came in, that nobody looked at. `now` in milliseconds since 1970. */
export const pendingNews = (now: number): KeptNews => ({
  sequence: 1,
  state: 'pending',
  at: new Date(now).toISOString(),
})

/** How an application stands now, under the sandbox's own reference. */
export const newsNow = (partnerReference: string, news: KeptNews, now: number): ApplicationNews => {
  const acceptedAt = Date.parse(news.at) + acceptedAfterMs
  return news.state === 'pending' && now >= acceptedAt
    ? decidedNews({ partnerReference, ...news }, 'accepted', acceptedAt)
    : { partnerReference, ...news }
}

/** The next news of an application, once this was decided of it. */
export const decidedNews = (
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
