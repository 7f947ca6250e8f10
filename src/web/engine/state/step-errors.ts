import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { Part } from '../../../core/fields/brick/group.ts'
import { indexIn, isWithin, valueAt, withoutIndexes } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { CheckResult, Layout } from '../definition/layout.ts'
import type { Context } from '../definition/rule-context.ts'

export type Errors = Record<string, string>

/** Errors that views found in answers, by path; one that `stops` disables the button of its step. */
export type Blocks = Readonly<Record<string, { sentence: string; stops: boolean }>>

export interface ErrorInputs {
  checked: ReadonlyMap<string, CheckResult>
  shown: (path: string) => boolean
  known: Record<string, unknown>
  context: Context<Record<string, unknown>>
  blocks?: Blocks | undefined
}

const mustBeKnown = (part: Part): boolean => part.kind === 'brick' && !(part as AnyBrick).optional

/**
 * Adds the errors of a group's own rules. They are written for complete answers: each waits until every field that it reads is
 * right.
 */
const addGroupErrors = (layout: Layout, { shown, known }: ErrorInputs, errors: Errors) => {
  for (const { path, group } of layout.groups) {
    const value = valueAt(known, path)
    const faulty = Object.keys(errors)
    const isRight = (name: string) =>
      (!mustBeKnown(group.parts[name]) || valueAt(value, name) !== undefined) &&
      !faulty.some((at) => isWithin(at, `${path}.${name}`))
    for (const { reads = Object.keys(group.parts), ...rule } of group.rules) {
      const field = `${path}.${rule.field}`
      if (shown(field) && reads.every(isRight) && !rule.ok(value as never)) errors[field] ??= rule.message
    }
  }
}

/** Drops the errors of fields that follow others with an error: no street is asked while its postcode is wrong. */
const dropFollowers = (layout: Layout, errors: Errors) => {
  for (const { path, group } of layout.groups)
    for (const [name, leaders] of Object.entries(group.follows))
      if (leaders.some((leader) => errors[`${path}.${leader}`])) delete errors[`${path}.${name}`]
}

/** The paths that a rule is about: it may name a field, or a whole group or list of the step. */
const ruleTargets = (layout: Layout, field: string): string[] =>
  [...layout.fields, ...layout.groups, ...layout.lists]
    .map(({ path }) => path)
    .filter((path) => withoutIndexes(path) === field)

/**
 * The errors of one step, by path: those of its bricks first, then of its groups' rules, then of the funnel's. What stops the
 * step goes before all of them, as nothing else that is told there could be mended first.
 */
export const stepErrors = (funnel: Funnel, layout: Layout, judged: ErrorInputs): Errors => {
  const { checked, shown, known, context, blocks = {} } = judged
  const errors: Errors = {}
  for (const { path } of layout.fields) {
    const result = checked.get(path)
    if (result && !result.ok && shown(path)) errors[path] = result.message
  }
  for (const [path, { sentence, stops }] of Object.entries(blocks))
    if (layout.fields.some((field) => field.path === path) && shown(path) && (stops || !errors[path]))
      errors[path] = sentence
  dropFollowers(layout, errors)
  addGroupErrors(layout, judged, errors)
  for (const rule of funnel.rules ?? [])
    for (const path of ruleTargets(layout, rule.field)) {
      if (shown(path) && !errors[path] && !rule.ok(known, context, indexIn(path) ?? 0))
        errors[path] = rule.message
    }
  return errors
}
