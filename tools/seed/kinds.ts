import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { registerAccount } from '../../src/core/contract/account.ts'
import { cancelMembership } from '../../src/core/contract/cancellation.ts'
import { updateCommunityAlias } from '../../src/core/contract/community.ts'
import { book } from '../../src/core/contract/handyman.ts'
import { submit } from '../../src/core/contract/home-insurance.ts'
import { register } from '../../src/core/contract/membership.ts'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard.ts'
import { registerVve } from '../../src/core/contract/vve-membership.ts'
import { frozen } from '../../src/core/fields/frozen.ts'
import { emailIn } from '../../src/core/fields/sender.ts'
import type { RequestState } from '../../src/core/mijn/pages.ts'
import { accountRequests, contract, deliveries, deskOf, requestEvents } from '../../src/server/features.ts'
import type { RequestEvent } from '../../src/server/services/submissions/events.ts'
import { storedRequest } from '../../src/server/services/submissions/stored-request.ts'
import type { RequestExample } from '../../src/server/services/submissions/test-example.ts'
import { chanceOf, type Seed } from './rows.ts'

/** What happened to a request, and the state that came of it. */
export interface Life {
  events: readonly string[]
  state: RequestState
}

/** One kind of request, with so many of it. */
export interface SeededKind {
  name: string
  count: number
  /** The stored request as JSON, and its document for who gets its mail; `address` stands where the sender's goes. */
  request: string
  documents: { known: string; stranger: string }
  address: string
  /** The usual one first. */
  lives: readonly Life[]
  /** Some of it still waits. */
  waits: boolean
  /** Whom it goes to beside its sender. */
  partners: readonly string[]
  hasDesk: boolean
  /** Moments that it asks for. */
  moments: number
  /** The number of its person as SQL over its own number `i`; null for who was not logged in. */
  owner: string
}

/** What features know of a kind of their own, and do not declare. */
interface Known {
  share: number
  /** At most so many, as a person can have only one. */
  most?(seed: Seed): number
  owner?(seed: Seed): string
  moments?: number
  /** It is carried out as it comes in. */
  atOnce?: true
  /** The state that most of it leads to, where that is not the first that its events lead to. */
  usual?: RequestState
}

const known: Readonly<Record<string, Known>> = {
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
  // from the last member down
  [cancelMembership.name]: {
    share: 0.015,
    most: ({ people }) => Math.floor(people / 2),
    owner: ({ people }) => `${(Math.ceil(people / 2) - 1) * 2} - i * 2`,
  },
  [registerVve.name]: { share: 0.005, owner: () => 'NULL', atOnce: true },
  [book.name]: { share: 0, moments: 3 },
  [submit.name]: { share: 0, usual: 'confirmed' },
}

/** One in a thousand is of the first person, four in ten of nobody we know, the others of anybody. */
const anybody = (seed: Seed): string => `CASE WHEN i % 1000 = 0 THEN 0 WHEN i % 10 < 4 THEN NULL
  ELSE ${chanceOf(seed, 'i')} % ${seed.people} END`

/**
 * Every way in which events lead from `received` to a state, the shortest one to each; states that follow from each
 * other stand in their order.
 */
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

const features = new URL('../../src/server/features/', import.meta.url)

/** The example of each kind of request that its feature gives. @throws Error when a kind has none. */
const readExamples = async (): Promise<RequestExample[]> => {
  const files = (await readdir(features, { recursive: true })).filter(
    (path) => basename(path) === 'test-examples.ts',
  )
  const modules = await Promise.all(
    files.sort().map((path) => import(new URL(path.replaceAll('\\', '/'), features).href)),
  )
  const examples = modules.flatMap((one: { examples: RequestExample[] }) => one.examples)
  const missing = Object.keys(requestEvents).filter((name) => !examples.some(({ kind }) => kind === name))
  if (missing.length > 0) throw new Error(`Without an example: ${missing.join(', ')}`)
  return examples
}

/** What is stored of an example, as `submit` does it. */
const storedOf = ({ kind, request, documentOf }: RequestExample) => {
  const endpoint = contract[kind]
  const part = endpoint?.body
  if (!part) throw new Error(`${kind} has no body.`)
  const { title, sections } = documentOf(request)
  const documentFor = (reader: 'mail' | 'stranger') =>
    JSON.stringify({ title, office: frozen(sections, 'office'), mail: frozen(sections, reader) })
  return {
    request: storedRequest(part, request),
    documents: { known: documentFor('mail'), stranger: documentFor('stranger') },
    address: emailIn(part, request) ?? '',
  }
}

const countsOf = (seed: Seed, names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) {
    const { share = 0, most } = known[name] ?? {}
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

/** Every kind of request that features declare, those that this file does not know share what is left. */
export const kindsOf = async (seed: Seed): Promise<SeededKind[]> => {
  const examples = await readExamples()
  const counts = countsOf(
    seed,
    examples.map(({ kind }) => kind),
  )
  return examples.map((example) => {
    const { kind: name } = example
    const { owner = anybody, moments = 0, atOnce, usual } = known[name] ?? {}
    const partners = (deliveries[name] ?? []).map(({ partner }) => partner)
    return {
      name,
      count: counts.get(name) ?? 0,
      ...storedOf(example),
      lives: livesOf(requestEvents[name] ?? []).toSorted(
        (one, other) => Number(other.state === usual) - Number(one.state === usual),
      ),
      waits: partners.length === 0 && !atOnce && !accountRequests.includes(name),
      partners,
      hasDesk: name in deskOf,
      moments,
      owner: owner(seed),
    }
  })
}
