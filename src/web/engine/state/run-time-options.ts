import { textOf } from '../../../core/kernel/text-of.ts'
import { indexIn, withoutIndexes } from '../definition/answer-path.ts'
import type { Funnel, Option } from '../definition/define.ts'
import type { Layout } from '../definition/layout.ts'
import type { ErrorInputs } from './step-errors.ts'

/** Run-time options by the path of their field; undefined where they are not known yet. */
export type OptionsByPath = Readonly<Record<string, readonly Option[] | undefined>>

/**
 * Removes options with the same value: two controls with one value would both be chosen, or neither. A rule may list what is
 * chosen twice.
 */
const onlyOnce = (options: readonly Option[] | undefined) =>
  options?.filter(({ value }, at) => options.findIndex((one) => one.value === value) === at)

/** The run-time options of each field that counts. */
export const runTimeOptions = (
  { options = {} }: Funnel,
  layouts: Readonly<Record<string, Layout>>,
  walkable: readonly string[],
  { shown, known, context }: Pick<ErrorInputs, 'shown' | 'known' | 'context'>,
): OptionsByPath => {
  const now: Record<string, readonly Option[] | undefined> = {}
  if (Object.keys(options).length === 0) return now
  for (const { path } of walkable.flatMap((step) => layouts[step]?.fields ?? [])) {
    const rule = options[withoutIndexes(path)]
    if (rule && shown(path)) now[path] = onlyOnce(rule(known, context, indexIn(path) ?? 0))
  }
  return now
}

/**
 * What is left of an answer once its options are known: those of them that can be chosen. Returns the same value when nothing has
 * to go.
 */
export const withoutGone = (value: unknown, options: readonly Option[] | undefined): unknown => {
  if (value === undefined || value === '' || !options) return value
  const can = (one: unknown) => options.some((option) => option.value === textOf(one) && !option.disabled)
  if (!Array.isArray(value)) return can(value) ? value : undefined
  return value.every(can) ? value : value.filter(can)
}
