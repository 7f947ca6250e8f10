import type { Part } from '../../../core/fields/group.ts'
import { type LazyValue, lazyValue } from '../../../core/fields/lazy-value.ts'
import { pause } from '../../../core/kernel/pause.ts'
import { lazyControl } from '../../form/lazy-controls.ts'
import { lazyGroup, lazyList } from '../../form/lazy-groups.ts'
import type { Funnel } from '../definition/define.ts'

/** Everything that was answered, put on the screen: no first step shows it. */
export const overviewLater = lazyValue(() => import('./Overview.tsx'))

const neededBy = (part: Part): LazyValue[] => {
  if (part.kind === 'brick')
    return [part.facts.needs, lazyControl(part.facts.control)].filter((one) => one !== undefined)
  if (part.kind === 'list') return [lazyList, ...neededBy(part.of)]
  const own = lazyGroup(part.control)
  return [...(own ? [own] : []), ...Object.values(part.parts as Record<string, Part>).flatMap(neededBy)]
}

/** Lazy modules that the fields of these steps are validated by or drawn with and that are not here yet; on a server all is judged at once. */
export const missingFor = (funnel: Funnel, steps: readonly string[]): LazyValue[] => {
  const asked = steps.flatMap((step) => Object.values(funnel.steps[step]?.asks ?? {}))
  const needed = new Set(asked.flatMap(neededBy))
  if (funnel.overview !== undefined && steps.includes(funnel.overview)) {
    needed.add(overviewLater)
    if (funnel.summary) needed.add(funnel.summary)
  }
  return [...needed].filter((one) => one.now() === undefined)
}

/** The longest that anybody waits for it, in milliseconds: without it the server is the one who judges. */
export const learnedWithin = 3000

/** Fetches it, and gives up after a while; what failed is tried again the next time. */
export const learnAll = async (missing: readonly LazyValue[]): Promise<void> => {
  const learned = Promise.allSettled(missing.map(({ load }) => load()))
  await Promise.race([learned, pause(learnedWithin)])
}

/** Fetches the rest of a definition, for as long as it takes: without it nothing is right. */
export const loadRest = async (rest: LazyValue): Promise<void> => {
  while (!rest.now()) await rest.load().catch(() => pause(learnedWithin))
}

/** Runs this once the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
