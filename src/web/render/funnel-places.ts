import type { FunnelPlace } from '../../core/contract/funnel-events.operations.ts'
import { definedFunnels } from '../engine/definition/define.ts'

/** Every place of every loaded funnel that its events tell of: its steps in order, and where its exits arrive. */
export const funnelPlaces = (): FunnelPlace[] =>
  definedFunnels().flatMap(({ slug: funnel, steps, exits }) => [
    ...Object.keys(steps).map((step, index) => ({ funnel, step, number: index + 1 })),
    ...Object.values(exits).flatMap(({ arrival }) => (arrival ? [{ funnel, ...arrival }] : [])),
  ])
