import { stableJson } from '../../../core/kernel/stable-json.ts'
import {
  isWithin,
  placesOf,
  valueAt,
  withIndexOf,
  withoutIndexes,
  withValueAt,
} from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Derived } from './derive.ts'
import { withoutGone } from './run-time-options.ts'

type Answers = Record<string, unknown>

const same = (a: unknown, b: unknown) => stableJson(a) === stableJson(b)

/**
 * Whether a change at `path` can change `parent`. A rule about a list's entries does not fire when entries are added or taken
 * away, since they only moved.
 */
const concerns = (path: string, parent: string) =>
  isWithin(path, parent) || (isWithin(parent, path) && !parent.slice(path.length).includes('['))

const withoutTree = (funnel: Funnel, answers: Answers, path: string): Answers => {
  if (valueAt(answers, path) === undefined) return answers
  let left = withValueAt(answers, path, undefined)
  for (const [parent, children] of Object.entries(funnel.clears ?? {})) {
    if (!concerns(withoutIndexes(path), parent)) continue
    for (const child of children)
      for (const place of placesOf(withIndexOf(child, path), left)) left = withoutTree(funnel, left, place)
  }
  return left
}

/**
 * Clears answers whose parent changed (`clears`), and what depended on these in turn. A parent has changed when its checked value
 * has: another way of typing the same is no change.
 */
export const withoutChildren = (
  funnel: Funnel,
  answers: Answers,
  path: string,
  before: Derived,
  after: Derived,
): Answers => {
  let left = answers
  for (const [rule, children] of Object.entries(funnel.clears ?? {})) {
    const parent = withIndexOf(rule, path)
    if (!concerns(path, parent) || same(valueAt(before.known, parent), valueAt(after.known, parent))) continue
    for (const child of children)
      for (const place of placesOf(withIndexOf(child, path), left)) left = withoutTree(funnel, left, place)
  }
  return left
}

/** The answers without those that can no longer be valid (`forgets`, `options`), such as a moment that has passed. */
export const withoutImpossible = (funnel: Funnel, answers: Answers, of: Derived): Answers => {
  let left = answers
  for (const [rule, gone] of Object.entries(funnel.forgets ?? {}))
    for (const place of placesOf(rule, answers)) {
      const index = Number(/\[(\d+)\]/.exec(place)?.[1] ?? 0)
      if (valueAt(left, place) !== undefined && gone(of.known, of.context, index))
        left = withoutTree(funnel, left, place)
    }
  for (const [path, options] of Object.entries(of.options)) {
    const value = valueAt(left, path)
    const rest = withoutGone(value, options)
    if (rest === undefined && value !== undefined) left = withoutTree(funnel, left, path)
    else if (rest !== value) left = withValueAt(left, path, rest)
  }
  return left
}

/** The answer to a question with several answers after one was ticked, where one of them rules the others out (`exclusive`). */
export const withoutExcluded = (funnel: Funnel, path: string, given: unknown, before: unknown): unknown => {
  const alone = funnel.exclusive?.[withoutIndexes(path)]
  if (alone === undefined || !Array.isArray(given) || !given.includes(alone)) return given
  const was = Array.isArray(before) && before.includes(alone)
  return was && given.length > 1 ? given.filter((one) => one !== alone) : [alone]
}
