import type { Funnel } from '../definition/define.ts'
import type { Gate } from '../definition/step.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** Gate: the view that stands in place of the current step, if one does (log in first). */
export const gateOf = (funnel: Funnel, { step, derived }: Snapshot): Gate | undefined => {
  const gate = funnel.steps[step]?.gate
  return gate?.until?.(derived.known, derived.context) ? undefined : gate
}
