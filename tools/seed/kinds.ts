import { registerAccount } from '../../src/core/contract/account/account-calls.ts'
import { cancelMembership } from '../../src/core/contract/cancellation/cancellation-calls.ts'
import { updateCommunityAlias } from '../../src/core/contract/community/community-calls.ts'
import { book } from '../../src/core/contract/handyman/handyman-calls.ts'
import { submit } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { register } from '../../src/core/contract/membership/membership-calls.ts'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerVve } from '../../src/core/contract/vve-membership/vve-membership-calls.ts'
import { frozenAnswers } from '../../src/core/fields/brick/frozen.ts'
import { emailIn } from '../../src/core/fields/brick/sender.ts'
import type { RequestState } from '../../src/core/mijn/pages.ts'
import { contract, deskOf, requestKinds } from '../../src/server/features.ts'
import type { RequestEvent } from '../../src/server/services/submissions/events.ts'
import { type RequestKind, summaryOf } from '../../src/server/services/submissions/request-kind.ts'
import { storedRequest } from '../../src/server/services/submissions/stored-request.ts'
import { chanceOf, type Seed } from './rows.ts'

/** A course that a request may take: its events, and the state that they lead to. */
export interface Life {
  events: readonly string[]
  state: RequestState
}

export interface SeededKind {
  name: string
  count: number
  /**
   * The stored request as JSON, and its frozen summaries for the readers of its mail; `address` is the text that the sender's
   * address replaces.
   */
  request: string
  documents: { known: string; stranger: string }
  address: string
  /** The courses that it may take, the usual one first. */
  lives: readonly Life[]
  /** Whether some of the requests still wait. */
  waits: boolean
  /** Whether nobody has to do anything about a request once its mail arrived. */
  isComplete: boolean
  /** Partners that it is delivered to, besides the mail to its sender. */
  partners: readonly string[]
  /** Key of the desk that sees to it; undefined for one that only makes or changes an account. */
  desk: string | undefined
  moments: number
  /** Number of the person as SQL over the request's own number `i`; null for a request without logging in. */
  owner: string
}

/** Facts of a kind that its feature does not declare. */
interface KindFacts {
  share: number
  /** Largest number of requests, as a person can have only one. */
  most?(seed: Seed): number
  owner?(seed: Seed): string
  moments?: number
  /** Set when the request is carried out the moment it comes in. */
  atOnce?: true
  /** The state that most requests reach, where that is not the first that the events lead to. */
  usual?: RequestState
}

const kindFacts: Readonly<Record<string, KindFacts>> = {
  [registerAccount.name]: { share: 0.25, most: ({ people }) => people, owner: () => 'i' },
  [register.name]: {
    share: 0.1,
    most: ({ people }) => Math.floor(people / 2),
    owner: () => 'i * 2',
  },
  [registerHypotheekwacht.name]: {
    share: 0.02,
    most: ({ people }) => Math.floor(people / 4),
    owner: () => 'i * 4',
    atOnce: true,
  },
  [updateCommunityAlias.name]: {
    share: 0.02,
    most: ({ people }) => Math.floor(people / 3),
    owner: () => 'i * 3',
  },
  // from the last member down, so that these are others than the members who registered first
  [cancelMembership.name]: {
    share: 0.015,
    most: ({ people }) => Math.floor(people / 2),
    owner: ({ people }) => `${(Math.ceil(people / 2) - 1) * 2} - i * 2`,
  },
  [registerVve.name]: { share: 0.005, owner: () => 'NULL', atOnce: true },
  [book.name]: { share: 0, moments: 3 },
  [submit.name]: { share: 0, usual: 'confirmed' },
}

/** Person of a request as SQL: one in a thousand is of the first person, four in ten of nobody we know, the others of anybody. */
const anybody = (seed: Seed): string => `CASE WHEN i % 1000 = 0 THEN 0 WHEN i % 10 < 4 THEN NULL
  ELSE ${chanceOf(seed, 'i')} % ${seed.people} END`

/** The shortest course of events from `received` to each state; states that follow from each other keep their order. */
export const livesOf = (events: readonly RequestEvent[]): Life[] => {
  const lives: Life[] = []
  let last: Life[] = [{ events: [], state: 'received' }]
  while (last.length > 0) {
    const next: Life[] = []
    for (const life of last)
      for (const { name, leads } of events) {
        if (!leads?.from.includes(life.state) || leads.to === 'received') continue
        if ([...lives, ...next].some(({ state }) => state === leads.to)) continue
        next.push({ events: [...life.events, name], state: leads.to })
      }
    lives.push(...next)
    last = next
  }
  return lives
}

/** The stored form of an example, as `submit` makes it. */
const storedOf = (name: string, kind: RequestKind) => {
  const part = contract[name]?.body
  if (!part) throw new Error(`${name} has no body.`)
  const { request, beside } = kind.example()
  const { title, sections } = summaryOf(kind, request, beside)
  const documentFor = (reader: 'mail' | 'stranger') =>
    JSON.stringify({
      title,
      office: frozenAnswers(sections, 'office'),
      mail: frozenAnswers(sections, reader),
    })
  return {
    request: storedRequest(part, request),
    documents: { known: documentFor('mail'), stranger: documentFor('stranger') },
    address: emailIn(part, request) ?? '',
  }
}

const countsOf = (seed: Seed, names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) {
    const { share = 0, most } = kindFacts[name] ?? {}
    if (share > 0)
      counts.set(name, Math.min(Math.floor(share * seed.requests), most?.(seed) ?? seed.requests))
  }
  const others = names.filter((name) => !counts.has(name))
  const left = seed.requests - [...counts.values()].reduce((sum, count) => sum + count, 0)
  for (const [place, name] of others.entries())
    counts.set(
      name,
      Math.floor((left * (place + 1)) / others.length) - Math.floor((left * place) / others.length),
    )
  return counts
}

/** Every kind of request that features declare; kinds that this file does not know share the number that is left. */
export const kindsOf = (seed: Seed): SeededKind[] => {
  const counts = countsOf(seed, Object.keys(requestKinds))
  return Object.entries(requestKinds).map(([name, kind]) => {
    const { owner = anybody, moments = 0, atOnce, usual } = kindFacts[name] ?? {}
    const partners = (kind.deliveries ?? []).map(({ partner }) => partner)
    return {
      name,
      count: counts.get(name) ?? 0,
      ...storedOf(name, kind),
      lives: livesOf(kind.events).toSorted(
        (one, other) => Number(other.state === usual) - Number(one.state === usual),
      ),
      waits: partners.length === 0 && !atOnce && !kind.forAccount,
      isComplete: kind.waitsFor === 'delivery',
      partners,
      desk: deskOf[name],
      moments,
      owner: owner(seed),
    }
  })
}
