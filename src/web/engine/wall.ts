import type { Funnel, Wall } from './define.ts'
import type { Snapshot } from './snapshot.ts'

/** The wall that stands before the current step, if there is one. */
export const wallOf = (funnel: Funnel, { step, survey }: Snapshot): Wall | undefined => {
  const wall = funnel.steps[step]?.wall
  return wall?.until?.(survey.known, survey.context) ? undefined : wall
}
