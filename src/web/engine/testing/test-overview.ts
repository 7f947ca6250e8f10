import { frozenAnswers } from '../../../core/fields/brick/frozen.ts'
import type { AnyGroup } from '../../../core/fields/brick/group.ts'
import { answerRowsOf, type Section } from '../../../core/fields/brick/summary-rows.ts'
import { overviewOf } from '../steps/overview-rows.ts'
import { operationOf } from './test-operations.ts'
import type { FunnelTrial, Walk } from './test-walk.ts'

/** The body as the server parses it after it has travelled as JSON. */
const bodyOf = (form: AnyGroup | undefined, sent: unknown): unknown =>
  form?.schema.parse(JSON.parse(JSON.stringify(sent)) as never)

const linesOf = (sections: readonly Section[]): string[] =>
  frozenAnswers(sections, 'office')
    .map(({ label, value }) => `${label}: ${value}`)
    .sort()

const withoutConsents = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, rows: section.rows.filter(({ consent }) => !consent) }))

/** The legal texts of boxes that were ticked before the overview, and that it does not show. */
const textsLacking = (stored: readonly Section[], shown: readonly Section[], boxes: readonly string[]) => {
  const texts = new Set(shown.flatMap(({ rows }) => rows.map(({ value }) => value)))
  return stored
    .flatMap(({ rows }) => rows)
    .filter(({ label, wording }) => wording !== undefined && !boxes.includes(label) && !texts.has(wording))
    .map(({ wording }) => `the overview lacks the text "${wording}"`)
}

const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line))

/**
 * Differences between the overview on which a walk stands and the stored summary: what the visitor reads before sending must be
 * what is stored, mailed and shown afterwards, under the same headings.
 */
export const overviewDifferences = async ({ store }: Walk, { summary }: FunnelTrial): Promise<string[]> => {
  const { funnel } = store
  const { derived } = store.getSnapshot()
  const exit = funnel.exits[derived.exit ?? '']
  if (!exit) return ['no exit is chosen on the overview']
  const form = operationOf(exit.endpoint).body
  const body = bodyOf(form, exit.toRequest(derived.known, derived.context).body)
  const byBrick = () => (form ? answerRowsOf(form, body) : [])
  const own = summary === 'none' ? undefined : summary?.({ body } as never, derived.context)
  const stored = withoutConsents(own ?? byBrick())
  const overview = overviewOf(funnel, derived)
  const sections = overview.map((section) => ({ ...section, rows: [...section.rows] }))
  const shown = linesOf(withoutConsents(sections))
  const boxes = (derived.layouts[funnel.overview ?? '']?.fields ?? []).map(({ brick }) => brick.facts.label)
  const kept = linesOf(stored)
  const titles = overview.map(({ title }) => title)
  return [
    ...textsLacking(own ?? [], sections, boxes),
    ...without(kept, shown).map((line) => `the overview lacks "${line}"`),
    ...without(shown, kept).map((line) => `the summary lacks "${line}"`),
    ...(shown.length === kept.length ? [] : [`${shown.length} lines shown, ${kept.length} stored`]),
    ...(own ? stored.filter(({ title }) => !titles.some((one) => one === title)) : []).map(
      ({ title }) => `the overview has no heading "${title}"`,
    ),
  ]
}
