import type { FunnelStep } from '../../core/contract/funnel-events/funnel-events-operations.ts'
import { definedFunnels } from '../engine/definition/define.ts'

/** Every step of every loaded funnel, in order, and the pages where its exits arrive, named as in the funnel's events. */
export const funnelSteps = (): FunnelStep[] =>
  definedFunnels().flatMap(({ slug: funnel, steps, exits }) => [
    ...Object.keys(steps).map((step, index) => ({ funnel, step, number: index + 1 })),
    ...Object.values(exits).flatMap(({ arrival }) => (arrival ? [{ funnel, ...arrival }] : [])),
  ])
