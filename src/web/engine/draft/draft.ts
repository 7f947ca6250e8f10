import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { valueAt, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { isEmpty, joined, layoutOf } from '../definition/layout.ts'
import { askedOnLeave, type Derived, type Progress } from '../state/derive.ts'

/** Draft: what of a funnel stands in the browser's storage. */
export interface StoredDraft extends Progress {
  step: string
  /** The visitor came from the overview and goes back to it. */
  returning: boolean
  /** The key of a submission whose outcome is not known yet (D8); nothing that is made of its answers. */
  pending?: { key: string }
  /** The same of calls that are made on leaving a step, by their names in `onLeave`. */
  leaveKeys?: Readonly<Record<string, string>>
  /** Fields that were answered but may not be kept (D7). */
  dropped: readonly string[]
}

/** May this field's answer stand in the browser's storage? */
export const mayKeep = (funnel: Funnel, brick: AnyBrick): boolean =>
  brick.facts.keeps === 'plain' &&
  brick.facts.control !== 'files' &&
  !(funnel.draft?.personal === false && brick.facts.personal)

/** What steps found, without that whose question holds an answer that may not be kept: it is asked again. */
const foundToKeep = (funnel: Funnel, { found }: Progress, of: Derived, kept: readonly string[]) => {
  let known: Record<string, unknown> = of.known
  for (const { path } of joined(Object.values(of.layouts)).fields)
    if (!kept.includes(path)) known = withValueAt(known, path, undefined)
  return Object.fromEntries(
    Object.entries(found).filter(
      ([step, { asked }]) => askedOnLeave(funnel, step, known, of.context)?.asked === asked,
    ),
  )
}

/** The lists that were answered, with as many entries, all empty. */
export const emptyLists = (
  answers: Record<string, unknown>,
  lists: readonly { path: string; count: number }[],
): Record<string, unknown> =>
  lists.reduce<Record<string, unknown>>((made, { path, count }) => {
    const entries = Array.from({ length: count }, () => ({}))
    return Array.isArray(valueAt(answers, path)) ? withValueAt(made, path, entries) : made
  }, {})

/**
 * The draft as it may be stored: answers that a brick does not let stand are left out and named. Those that are
 * `fixed` are left out as well: they come back with the person whose they are, and with nobody else.
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
  const { fields, lists } = joined(
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

/** Fields of a step that a reload emptied because they may not be kept: they are asked again with a sentence. */
export const askedAgain = (
  of: Derived,
  step: string,
  dropped: readonly string[],
  answers: Record<string, unknown>,
): string[] =>
  (of.layouts[step]?.fields ?? [])
    .map(({ path }) => path)
    .filter((path) => dropped.includes(path) && of.shown(path) && isEmpty(valueAt(answers, path)))
