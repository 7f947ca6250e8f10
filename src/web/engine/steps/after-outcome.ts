import type { AfterOutcome } from '../definition/after-step.ts'
import type { Funnel } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** The outcome that an after step ended in; undefined as long as that is not known. */
export const outcomeOf = (
  funnel: Funnel,
  { after, arrived }: Pick<Snapshot, 'after' | 'arrived'>,
): AfterOutcome | undefined => funnel.after?.[after ?? '']?.outcomes?.[arrived?.outcome ?? '']

/** The title and lead of an after step: its own, or those of its outcome. */
export const headOfAfter = (
  funnel: Funnel,
  snapshot: Snapshot,
): { title: string; lead?: string | undefined } => {
  const outcome = outcomeOf(funnel, snapshot)
  return outcome
    ? { title: outcome.title, lead: outcome.intro }
    : { title: funnel.after?.[snapshot.after ?? '']?.title ?? '' }
}
