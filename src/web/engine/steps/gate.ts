import type { Funnel } from '../definition/define.ts'
import type { Gate } from '../definition/step.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** The gate that shows in place of the current step (log in first); undefined where the step itself shows. */
export const gateOf = (funnel: Funnel, { step, derived }: Snapshot): Gate | undefined => {
  const gate = funnel.steps[step]?.gate
  return gate?.until?.(derived.known, derived.context) ? undefined : gate
}
