import * as z from 'zod/mini'
import { type Brick, brick } from './brick.ts'
import { type Choosing, choicesOf, labelOf, noSuchChoice, oneOf } from './choice.ts'
import { required } from './sentences.ts'
import { absentOr } from './text.ts'

/** The first `most` different values; the rest of a long list is never read. */
const distinct = (values: readonly unknown[], most: number): unknown[] => {
  const found = new Set<unknown>()
  for (const value of values) if (found.add(value).size >= most) break
  return [...found]
}

/** A choice of several from a list of texts, each once; a single text (of a query) counts as a list of one. */
export const choices = <const V extends string>({
  options,
  missing = required,
  min = 1,
  max = options.length,
  tooMany = noSuchChoice,
  ...facts
}: Choosing<V> & { min?: number; max?: number; tooMany?: string }): Brick<V[], V[]> => {
  const listed = z.transform((value: unknown) => {
    const values = typeof value === 'string' && value !== '' ? [value] : value
    return Array.isArray(values) ? distinct(values, options.length + 1) : values
  })
  const some = z
    .array(oneOf(options, missing), absentOr(missing, noSuchChoice))
    .check(z.minLength(min, missing), z.maxLength(max, { error: tooMany, abort: true }))
  return brick(
    z.pipe(listed as z.ZodMiniType<unknown, unknown>, some) as unknown as z.ZodMiniType<V[], V[]>,
    {
      ...facts,
      control: 'checkboxes',
      choices: choicesOf(options),
      example: options.slice(0, Math.max(1, min)).map(({ value }) => value),
      show: (values) => values.map((value) => labelOf(options, value)).join(', '),
      keeps: 'plain',
    },
  )
}
