import * as z from 'zod/mini'
import { type Brick, brick, type Facts } from './brick.ts'
import { required } from './sentences.ts'
import { absentOr } from './text.ts'

export const noSuchChoice = 'Kies een van de mogelijkheden.'

interface Option<V> {
  value: V
  label: string
  hint?: string
}

export interface Choosing<V> extends Pick<Facts<never, never>, 'hint' | 'placeholder' | 'personal'> {
  label: string
  options: readonly [Option<V>, ...Option<V>[]]
  missing?: string
}

export const choicesOf = <V extends string | number>(options: readonly Option<V>[]) =>
  options.map((option) => ({ ...option, value: String(option.value) }))

export const labelOf = <V>(options: readonly Option<V>[], value: V): string =>
  options.find((option) => option.value === value)?.label ?? String(value)

export const oneOf = <V extends string>(options: readonly Option<V>[], missing: string) =>
  z.enum(options.map(({ value }) => value) as [V, ...V[]], {
    error: (issue) => ((issue.input ?? '') === '' ? missing : noSuchChoice),
  }) as unknown as z.ZodMiniType<V, V>

/** A choice of one from a list of texts. The first option is the example. */
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

/** A choice of one from a list of numbers, which calls carry as codes; the control and multipart bodies hold it as text. */
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

/** A choice of `Ja` or `Nee`; calls carry `yes` and `no`. */
export const yesNo = (asked: Omit<Choosing<never>, 'options'>): Brick<'yes' | 'no', 'yes' | 'no'> =>
  choice({
    ...asked,
    options: [
      { value: 'yes', label: 'Ja' },
      { value: 'no', label: 'Nee' },
    ],
  })
