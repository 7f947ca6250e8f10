import type { AnyBrick } from '../../core/fields/brick.ts'
import type { Funnel, SummaryRow } from './define.ts'
import { valueAt } from './path.ts'
import type { Survey } from './walk.ts'

export interface OverviewPart {
  step: string
  title: string
  rows: SummaryRow[]
}

/** An answer as people read it: the brick's own way, else the chosen label, else the value. */
export const showAnswer = (brick: AnyBrick, value: unknown): string => {
  if (brick.facts.show) return brick.facts.show(value)
  const labelOf = (one: unknown) =>
    brick.facts.choices?.find((choice) => choice.value === String(one))?.label ?? String(one)
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  return labelOf(value)
}

/** The answers of one step that count, with their labels. Secrets and values without a label stay out. */
export const rowsOf = (funnel: Funnel, of: Survey, step: string): SummaryRow[] => {
  const own = funnel.summary?.[step]
  if (own) return own(of.known, of.context)
  return (of.layouts[step]?.fields ?? []).flatMap(({ path, brick }) => {
    const value = valueAt(of.known, path)
    const silent = brick.facts.control === 'none' || brick.facts.keeps === 'never' || !brick.facts.label
    if (silent || !of.shown(path) || value === undefined || value === '') return []
    return [{ label: brick.facts.label, value: showAnswer(brick, value) }]
  })
}

/** One part per step before the overview, each with what was answered there. */
export const overviewOf = (funnel: Funnel, of: Survey): OverviewPart[] =>
  of.walkable
    .filter((step) => step !== funnel.overview && Object.keys(funnel.steps[step]?.asks ?? {}).length > 0)
    .map((step) => ({ step, title: funnel.steps[step]?.title ?? step, rows: rowsOf(funnel, of, step) }))
