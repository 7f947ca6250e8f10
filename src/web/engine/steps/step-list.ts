import type { Step } from '../../ui/Steps.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'

/** The steps of this visitor's way as the indicator shows them; the page that follows on sending stands last. */
export const stepList = (funnel: Funnel, snapshot: Pick<Snapshot, 'derived' | 'step' | 'after'>): Step[] => {
  const { open, isComplete } = snapshot.derived
  const before = open.indexOf(snapshot.step)
  const steps = open.map(
    (key, index): Step => ({
      key,
      title: funnel.steps[key]?.title ?? key,
      state:
        key === snapshot.step && !snapshot.after
          ? 'now'
          : isComplete(key) && (index < before || snapshot.after)
            ? 'done'
            : 'todo',
    }),
  )
  // rule: the page after sending stands last in the list of steps
  const pages = Object.entries(funnel.after ?? {}).filter(([, { page }]) => page !== undefined)
  return [...steps, ...pages.map(([key, { title }]): Step => ({ key, title, state: 'todo' }))]
}
