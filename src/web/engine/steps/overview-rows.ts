import { displayValue as showAnswer } from '../../../core/fields/brick/display-value.ts'
import type { Section, SummaryRow as SectionRow } from '../../../core/fields/brick/summary-rows.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel, Option } from '../definition/define.ts'
import type { SummaryRow } from '../definition/summary.ts'
import type { Derived } from '../state/derive.ts'

export interface OverviewPart {
  /** The step that `Wijzig` opens; undefined where there is nothing to change. */
  step: string | undefined
  title: string
  rows: readonly SummaryRow[]
}

const chosenLabels = (options: readonly Option[] | undefined, value: unknown): string | undefined => {
  const chosen = new Set([value].flat().map(String))
  return options
    ?.filter((option) => chosen.has(option.value))
    .map(({ label }) => label)
    .join(', ')
}

/** The answers of one step that count, with their labels. Secrets, repeats and values without a label are left out. */
export const rowsOf = (of: Derived, step: string): SummaryRow[] =>
  (of.layouts[step]?.fields ?? []).flatMap(({ path, brick }) => {
    const { label, control, keeps, unlisted } = brick.facts
    const value = valueAt(of.known, path)
    const silent = control === 'none' || keeps === 'never' || unlisted || !label
    if (silent || !of.shown(path) || value === undefined || value === '') return []
    const chosen = chosenLabels(of.options[path], value)
    const own = chosen === undefined && !brick.facts.choices && typeof value === 'string'
    return [{ label, value: chosen ?? showAnswer(brick, value), ...(own && ({ own: true } as const)) }]
  })

/** The sections of the funnel's `summary`; none as long as an answer is wrong, since no request can be made then. */
const sectionsOf = ({ summary, overview, exits }: Funnel, of: Derived): readonly Section[] => {
  const exit = exits[of.exit ?? '']
  const isWhole = of.walkable.every((step) => step === overview || !Object.keys(of.errors[step] ?? {}).length)
  return summary && exit && isWhole
    ? summary.sectionsOf(exit.toRequest(of.known, of.context), of.context, of.known)
    : []
}

/** The row of an overview; a box that was ticked on an earlier step shows the text that was agreed to (spec 001 section 6). */
const rowOf =
  (boxes: ReadonlySet<string>) =>
  (row: SectionRow): SummaryRow[] => {
    if (!row.consent) return [row]
    return row.wording === undefined || boxes.has(row.label) ? [] : [{ ...row, value: row.wording }]
  }

/** The parts of the overview: one for each step before it unless `summary` has more, and the sections of the overview itself. */
export const overviewOf = (funnel: Funnel, of: Derived): OverviewPart[] => {
  const sections = sectionsOf(funnel, of)
  const steps = funnel.summary?.steps ?? {}
  const boxes = new Set(of.layouts[funnel.overview ?? '']?.fields.map(({ brick }) => brick.facts.label))
  const stepOf = ({ title = '' }: Section) =>
    steps[title] ?? of.walkable.find((step) => (funnel.steps[step]?.title ?? step) === title)
  const partsOf = (step: string): OverviewPart[] => {
    const title = funnel.steps[step]?.title ?? step
    const own = sections.filter((section) => stepOf(section) === step)
    const isOverview = step === funnel.overview
    if (own.length === 0) return isOverview ? [] : [{ step, title, rows: rowsOf(of, step) }]
    return own.map((section) => ({
      step: isOverview ? undefined : step,
      title: section.title ?? title,
      rows: section.rows.flatMap(rowOf(boxes)),
    }))
  }
  const isTold = (step: string) =>
    step === funnel.overview ||
    Object.keys(funnel.steps[step]?.asks ?? {}).length > 0 ||
    sections.some((section) => stepOf(section) === step)
  return of.walkable.filter(isTold).flatMap(partsOf)
}
