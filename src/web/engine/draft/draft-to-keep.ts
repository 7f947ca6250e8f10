import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { displayValue } from '../../../core/fields/brick/display-value.ts'
import type { KeptDraft } from '../../../core/fields/link/kept-draft.ts'
import type { DraftToKeep } from '../../../core/render.ts'
import { valueAt, withValueAt } from '../definition/answer-path.ts'
import { definedFunnels, type Funnel } from '../definition/define.ts'
import { check, isEmpty, layoutOf, mergeLayouts } from '../definition/layout.ts'
import { emptyLists } from './draft.ts'

/** Whether an answer may be kept on the server: its brick allows it, and it is no file. */
const mayKeep = ({ facts }: AnyBrick): boolean =>
  facts.keeps === 'plain' && facts.control !== 'files' && facts.control !== 'uploads'

/** An answer in words, for a person who downloads what is kept about them. */
const rowOf = (brick: AnyBrick, raw: unknown): { label: string; value: string }[] => {
  const checked = check(brick, raw)
  if (!checked.ok || isEmpty(checked.value) || !brick.facts.label) return []
  return [{ label: brick.facts.label, value: displayValue(brick, checked.value) }]
}

/**
 * The part of a draft that may be kept on the server (ADR 076): answers to what the funnel asks now, where the brick allows it.
 * It runs in the browser before sending, and on the server, which decides.
 */
export const serverDraftOf = (funnel: Funnel, given: KeptDraft): DraftToKeep => {
  const dropped: string[] = []
  const answered: { path: string; brick: AnyBrick }[] = []
  const { fields, lists } = mergeLayouts(
    Object.values(funnel.steps).map(({ asks }) => layoutOf(asks, given.answers)),
  )
  let answers = emptyLists(given.answers, lists)
  const leftOut: string[] = []
  for (const { path, brick } of fields) {
    const raw = valueAt(given.answers, path)
    if (mayKeep(brick)) {
      if (raw === undefined) continue
      answers = withValueAt(answers, path, raw)
      answered.push({ path, brick })
    } else if (!isEmpty(raw) || given.dropped.includes(path)) {
      dropped.push(path)
      if (!brick.facts.unlisted) leftOut.push(brick.facts.label)
    }
  }
  const { passed, step, exit } = given
  return {
    draft: { answers, passed, step, dropped, ...(exit !== undefined && { exit }) },
    leftOut: [...new Set(leftOut)],
    rows: () => answered.flatMap(({ path, brick }) => rowOf(brick, valueAt(answers, path))),
  }
}

/** `draftToKeep` for the funnel with this slug; undefined where that funnel keeps no draft on the server. */
export const serverDraftOfSlug = (slug: string, given: KeptDraft): DraftToKeep | undefined => {
  const funnel = definedFunnels().find((one) => one.slug === slug)
  return funnel?.draft?.later ? serverDraftOf(funnel, given) : undefined
}
