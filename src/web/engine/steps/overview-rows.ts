import { shown as showAnswer } from '../../../core/fields/shown.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel, SummaryRow } from '../definition/define.ts'
import type { Derived } from '../state/derive.ts'

export interface OverviewPart {
  step: string
  title: string
  rows: SummaryRow[]
}

/** The answers of one step that count, with their labels. Secrets, repeats and values without a label stay out. */
export const rowsOf = (funnel: Funnel, of: Derived, step: string): SummaryRow[] => {
  const own = funnel.summary?.[step]
  if (own) return own(of.known, of.context)
  return (of.layouts[step]?.fields ?? []).flatMap(({ path, brick }) => {
    const { label, control, keeps, unlisted } = brick.facts
    const value = valueAt(of.known, path)
    const silent = control === 'none' || keeps === 'never' || unlisted || !label
    if (silent || !of.shown(path) || value === undefined || value === '') return []
    return [{ label, value: showAnswer(brick, value) }]
  })
}

/** One part per step before the overview, each with what was answered there. */
export const overviewOf = (funnel: Funnel, of: Derived): OverviewPart[] =>
  of.walkable
    .filter((step) => step !== funnel.overview && Object.keys(funnel.steps[step]?.asks ?? {}).length > 0)
    .map((step) => ({ step, title: funnel.steps[step]?.title ?? step, rows: rowsOf(funnel, of, step) }))
