import { valueAt } from '../definition/answer-path.ts'
import { relevantFields } from '../steps/navigation.ts'
import { unknownPathsInUnasked, wronglyDrawn } from './test-drawing.tsx'
import { wrongEnd } from './test-exit.ts'
import { failureText } from './test-failures.ts'
import { wronglyKept } from './test-kept.ts'
import { overviewDifferences } from './test-overview.ts'
import { answersIn, wrongOwners } from './test-owners.ts'
import { takenEmptied, takenEmpty } from './test-required.ts'
import { nameOf, type Trip } from './test-viewers.ts'
import { begin, type FunnelTrial, type Walk, walkAll } from './test-walk.ts'

/** What walks found wrong, by promise of the funnel. */
export interface Broken {
  exit: string[]
  owners: string[]
  unsent: string[]
  required: string[]
  kept: string[]
  overview: string[]
  drawing: string[]
}

const nothingBroken = (): Broken => ({
  exit: [],
  owners: [],
  unsent: [],
  required: [],
  kept: [],
  overview: [],
  drawing: [],
})

const standsWrong = ({ store }: Walk, step: string): string[] => {
  const { derived } = store.getSnapshot()
  const isOpen = derived.walkable.includes(step) && derived.unavailable[step] === undefined
  return isOpen ? [] : [`stands on ${step}, where nobody may`]
}

/** Checks, once for each call, at which answers its refusals would show. */
const watchOwners = ({ store, environment }: Walk, broken: Broken, sent: Set<string>) => {
  const seen = new Set<string>()
  environment.onCall = ({ endpoint }) => {
    const now = `${endpoint.name} on ${store.getSnapshot().step}`
    if (seen.has(now)) return
    seen.add(now)
    const { derived } = store.getSnapshot()
    broken.owners.push(...wrongOwners(store.funnel, derived, endpoint))
    for (const path of answersIn(store.funnel, derived, endpoint)) sent.add(path)
  }
}

/**
 * Answers that were asked on a way that sends, but that no call was made of: what somebody typed there is lost. Fixed answers of
 * an account need not be sent.
 */
const unsent = (
  { store, environment }: Walk,
  sent: ReadonlySet<string>,
  { unsent: why = {} }: FunnelTrial,
) => {
  const { funnel } = store
  const { derived } = store.getSnapshot()
  if (!Object.values(funnel.exits).some(({ endpoint }) => environment.callsOf(endpoint).length > 0)) return []
  const { profile } = derived.context.viewer
  const fixed = profile && funnel.fixed?.(profile)
  return relevantFields(derived)
    .filter(({ path, brick }) => !sent.has(path) && !brick.facts.unlisted && !Object.hasOwn(why, path))
    .filter(({ path }) => valueAt(fixed, path) === undefined)
    .map(({ path }) => path)
}

const walkTrip = async (tried: FunnelTrial, trip: Trip, everyAnswer: boolean): Promise<Broken> => {
  const { funnel, summary } = tried
  const { way, viewer, onScreen } = trip
  const broken = nothingBroken()
  const walk = begin(funnel, viewer, way, tried)
  const sent = new Set<string>()
  watchOwners(walk, broken, sent)
  if (onScreen) broken.drawing.push(...unknownPathsInUnasked(walk, tried))
  try {
    const seen = await walkAll(walk, async (step) => {
      broken.exit.push(...standsWrong(walk, step))
      broken.required.push(...(await takenEmpty(walk)))
      if (everyAnswer) broken.required.push(...(await takenEmptied(walk)))
      if (onScreen) broken.drawing.push(...(await wronglyDrawn(walk, tried)))
      if (step === funnel.overview && summary !== 'none')
        broken.overview.push(...(await overviewDifferences(walk, tried)))
    })
    if (way.steps && way.steps.join() !== seen.join()) broken.exit.push(`walked ${seen}`)
    broken.exit.push(...wrongEnd(walk))
    broken.unsent.push(...unsent(walk, sent, tried))
    broken.kept.push(...wronglyKept(walk))
  } catch (thrown) {
    broken.exit.push(failureText(thrown))
  }
  return broken
}

/**
 * Walks each trip once and checks all promises on the way, since a walk through a hundred answers takes long. `everyAnswer` also
 * empties each answer in turn.
 */
export const walkTrips = async (
  tried: FunnelTrial,
  trips: readonly Trip[],
  everyAnswer = false,
): Promise<Broken> => {
  const all = nothingBroken()
  for (const trip of trips) {
    const broken = await walkTrip(tried, trip, everyAnswer)
    const name = `${trip.way.name}, ${nameOf(trip.viewer)}`
    for (const promise of Object.keys(all) as (keyof Broken)[])
      all[promise].push(...broken[promise].map((what) => `${name}: ${what}`))
  }
  return all
}
