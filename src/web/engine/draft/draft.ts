import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { valueAt, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { isEmpty, layoutOf, mergeLayouts } from '../definition/layout.ts'
import { askedOnLeave, type Derived, type Progress } from '../state/derive.ts'

/** Draft: the part of a funnel's state that stands in the browser's storage. */
export interface StoredDraft extends Progress {
  step: string
  /** True when the visitor came from the overview and goes back to it. */
  returning: boolean
  /** The key of a submission whose outcome is not known yet (D8); nothing of it is made of the answers. */
  pending?: { key: string }
  /** Keys of calls on leaving a step whose outcome is not known yet, by their names in `onLeave`. */
  leaveKeys?: Readonly<Record<string, string>>
  /** Paths of fields that were answered but may not be kept (D7). */
  dropped: readonly string[]
}

/** Whether the answer to this field may stand in the browser's storage. */
export const mayKeep = (funnel: Funnel, brick: AnyBrick): boolean =>
  brick.facts.keeps === 'plain' &&
  brick.facts.control !== 'files' &&
  !(funnel.draft?.personal === false && brick.facts.personal)

/**
 * The answers of calls on leaving a step, without those whose question holds an answer that may not be kept: these are asked
 * again.
 */
const foundToKeep = (funnel: Funnel, { found }: Progress, of: Derived, kept: readonly string[]) => {
  let known: Record<string, unknown> = of.known
  for (const { path } of mergeLayouts(Object.values(of.layouts)).fields)
    if (!kept.includes(path)) known = withValueAt(known, path, undefined)
  return Object.fromEntries(
    Object.entries(found).filter(
      ([step, { asked }]) => askedOnLeave(funnel, step, known, of.context)?.asked === asked,
    ),
  )
}

/** The answered lists with the same number of entries, all empty. */
export const emptyLists = (
  answers: Record<string, unknown>,
  lists: readonly { path: string; count: number }[],
): Record<string, unknown> =>
  lists.reduce<Record<string, unknown>>((made, { path, count }) => {
    const entries = Array.from({ length: count }, () => ({}))
    return Array.isArray(valueAt(answers, path)) ? withValueAt(made, path, entries) : made
  }, {})

/**
 * The draft as it may be stored: answers that their brick forbids are left out and named in `dropped`. Fixed answers are left out
 * as well: they come back when the same person logs in, and for nobody else.
 */
export const draftToStore = (
  funnel: Funnel,
  progress: Progress,
  of: Derived,
  rest: Pick<StoredDraft, 'step' | 'returning' | 'pending' | 'leaveKeys'>,
  fixed: ReadonlyMap<string, unknown> = new Map(),
): StoredDraft => {
  const kept: string[] = []
  const dropped: string[] = []
  const { fields, lists } = mergeLayouts(
    Object.values(funnel.steps).map(({ asks }) => layoutOf(asks, progress.answers)),
  )
  let answers = emptyLists(progress.answers, lists)
  for (const { path, brick } of fields) {
    const raw = valueAt(progress.answers, path)
    if (fixed.has(path)) continue
    if (mayKeep(funnel, brick)) {
      kept.push(path)
      if (raw !== undefined) answers = withValueAt(answers, path, raw)
    } else if (!isEmpty(raw)) dropped.push(path)
  }
  return { ...progress, answers, found: foundToKeep(funnel, progress, of, kept), ...rest, dropped }
}

/** Fields of a step that a reload emptied because they may not be kept; the step asks them again with a sentence. */
export const emptiedFields = (
  of: Derived,
  step: string,
  dropped: readonly string[],
  answers: Record<string, unknown>,
): string[] =>
  (of.layouts[step]?.fields ?? [])
    .map(({ path }) => path)
    .filter((path) => dropped.includes(path) && of.shown(path) && isEmpty(valueAt(answers, path)))
