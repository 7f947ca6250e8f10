import * as z from 'zod/mini'
import { type Brick, brick, type Facts } from './brick.ts'
import { required } from './sentences.ts'
import { absentOr } from './text.ts'

/** Said of a value that is none of the choices. */
export const noSuchChoice = 'Kies een van de mogelijkheden.'

interface Option<V> {
  value: V
  label: string
  hint?: string
}

interface Choosing<V> extends Pick<Facts<never, never>, 'hint' | 'placeholder' | 'personal'> {
  label: string
  options: readonly [Option<V>, ...Option<V>[]]
  /** Said when nothing is chosen. */
  missing?: string
}

const choicesOf = <V extends string | number>(options: readonly Option<V>[]) =>
  options.map((option) => ({ ...option, value: String(option.value) }))

const labelOf = <V>(options: readonly Option<V>[], value: V): string =>
  options.find((option) => option.value === value)?.label ?? String(value)

const oneOf = <V extends string>(options: readonly Option<V>[], missing: string) =>
  z.enum(options.map(({ value }) => value) as [V, ...V[]], {
    error: (issue) => ((issue.input ?? '') === '' ? missing : noSuchChoice),
  }) as unknown as z.ZodMiniType<V, V>

/** One of some words. The first option gives the example. */
export const choice = <const V extends string>({
  options,
  missing = required,
  control = 'radio',
  ...facts
}: Choosing<V> & { control?: 'radio' | 'select' }): Brick<V, V> =>
  brick(oneOf(options, missing), {
    ...facts,
    control,
    choices: choicesOf(options),
    example: options[0].value,
    show: (value) => labelOf(options, value),
    keeps: 'plain',
  })

/** One of some numbers, as the calls carry codes; the control and multipart bodies hold it as text. */
export const numberedChoice = <const V extends number>({
  options,
  missing = required,
  control = 'radio',
  ...facts
}: Choosing<V> & { control?: 'radio' | 'select' }): Brick<V, V | `${V}`> => {
  const values = options.map(({ value }) => value)
  const read = (value: string | number) => {
    if (typeof value === 'number') return value
    const text = value.slice(0, 20).trim()
    return values.find((one) => String(one) === text) ?? text
  }
  const typed = z.pipe(z.union([z.string(), z.number()], absentOr(missing, noSuchChoice)), z.transform(read))
  const schema = z.pipe(
    typed as z.ZodMiniType<unknown, unknown>,
    z.literal(values as [V, ...V[]], {
      error: (issue) => (issue.input === '' ? missing : noSuchChoice),
    }) as unknown as z.ZodMiniType<V, unknown>,
  ) as unknown as z.ZodMiniType<V, V | `${V}`>
  return brick(schema, {
    ...facts,
    control,
    choices: choicesOf(options),
    example: `${options[0].value}` as const,
    show: (value) => labelOf(options, value),
    keeps: 'plain',
  })
}

/** The first `most` different values; the rest of a long list is not even looked at. */
const distinct = (values: readonly unknown[], most: number): unknown[] => {
  const found = new Set<unknown>()
  for (const value of values) if (found.add(value).size >= most) break
  return [...found]
}

/** Some of some words, each once; a lone word (of a query) counts as a list of one. */
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
    .array(oneOf(options, missing), missing)
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

/** `Ja` or `Nee`; travels as `yes` and `no`. */
export const yesNo = (asked: Omit<Choosing<never>, 'options'>): Brick<'yes' | 'no', 'yes' | 'no'> =>
  choice({
    ...asked,
    options: [
      { value: 'yes', label: 'Ja' },
      { value: 'no', label: 'Nee' },
    ],
  })
