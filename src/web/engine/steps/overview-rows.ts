import { displayValue as showAnswer } from '../../../core/fields/display-value.ts'
import type { Section } from '../../../core/fields/summary-rows.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel, SummaryRow } from '../definition/define.ts'
import type { Derived } from '../state/derive.ts'

export interface OverviewPart {
  step: string
  title: string
  rows: readonly SummaryRow[]
}

/** The answers of one step that count, with their labels. Secrets, repeats and values without a label stay out. */
export const rowsOf = (of: Derived, step: string): SummaryRow[] =>
  (of.layouts[step]?.fields ?? []).flatMap(({ path, brick }) => {
    const { label, control, keeps, unlisted } = brick.facts
    const value = valueAt(of.known, path)
    // rule: the overview repeats nothing
    const silent = control === 'none' || keeps === 'never' || unlisted || !label
    if (silent || !of.shown(path) || value === undefined || value === '') return []
    return [{ label, value: showAnswer(brick, value) }]
  })

/** The funnel's own words; none as long as an answer is wrong, of which no request can be made. */
const sectionsOf = ({ summary, overview, exits }: Funnel, of: Derived): readonly Section[] => {
  const words = summary?.now()
  const exit = exits[of.exit ?? '']
  const isWhole = of.walkable.every((step) => step === overview || !Object.keys(of.errors[step] ?? {}).length)
  return words && exit && isWhole
    ? words.sectionsOf(exit.toRequest(of.known, of.context), of.context, of.known)
    : []
}

/** One part per step before the overview, each with what was answered there. */
export const overviewOf = (funnel: Funnel, of: Derived): OverviewPart[] => {
  const sections = sectionsOf(funnel, of)
  return of.walkable
    .filter((step) => step !== funnel.overview && Object.keys(funnel.steps[step]?.asks ?? {}).length > 0)
    .map((step) => {
      const title = funnel.steps[step]?.title ?? step
      const own = sections.find((section) => section.title === title)
      return { step, title, rows: own ? own.rows.filter(({ consent }) => !consent) : rowsOf(of, step) }
    })
}
