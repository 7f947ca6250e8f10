import type { FunnelStep } from '../../../core/contract/funnel-events/funnel-events-operations.ts'

const nameOf = ({ funnel, step, number }: FunnelStep): string => JSON.stringify([funnel, step, number])

/** Makes a function that answers whether a step is one of these. */
export const stepMatcher = (steps: readonly FunnelStep[]): ((step: FunnelStep) => boolean) => {
  const known = new Set(steps.map(nameOf))
  return (step) => known.has(nameOf(step))
}
