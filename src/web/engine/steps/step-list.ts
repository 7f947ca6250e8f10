import type { Step } from '../../ui/Steps.tsx'
import type { Funnel } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'

/**
 * The steps of this visitor as the step indicator shows them, without those that do not count. An after step that is a page
 * stands last.
 */
export const stepList = (funnel: Funnel, snapshot: Pick<Snapshot, 'derived' | 'step'>): Step[] => {
  const { open, isComplete, unavailable } = snapshot.derived
  const before = open.indexOf(snapshot.step)
  const stateOf = (key: string): Step['state'] => {
    if (key === snapshot.step) return 'now'
    if (unavailable[key]) return 'skipped'
    return isComplete(key) && open.indexOf(key) < before ? 'done' : 'todo'
  }
  const counted = open.filter((key) => funnel.steps[key]?.counts !== false)
  const steps = counted.map((key): Step => {
    const { title = key } = funnel.steps[key] ?? {}
    const passedOver = unavailable[key]
    return {
      key,
      title,
      state: stateOf(key),
      ...(passedOver && { badge: { text: passedOver.reason, tone: passedOver.badge } }),
    }
  })
  const pages = Object.entries(funnel.after ?? {}).filter(([, { page }]) => page !== undefined)
  return [...steps, ...pages.map(([key, { title }]): Step => ({ key, title, state: 'todo' }))]
}
