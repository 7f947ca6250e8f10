import * as z from 'zod/mini'
import { type Brick, brick, type Facts } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { absentOr, stripSpaces } from '../brick/text.ts'

export const noPercentage = 'Dit is geen geldig percentage.'

/** Accepted percentages: `3,85`, `3.85` or `4`, with at most three decimals, with or without the sign. */
const written = /^(?<whole>\d{1,3})(?:[,.](?<part>\d{1,3}))?%?$/

const counted = (value: string | number): unknown => {
  if (typeof value === 'number') return value
  if (value.length > 200) return value
  const text = stripSpaces(value)
  if (text === '') return undefined
  const found = written.exec(text)?.groups
  return found ? Number(`${found.whole}.${found.part ?? '0'}`) : value
}

const inDutch = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 })

/** A percentage in Dutch notation: `3,85%`. */
export const formatPercentage = (value: number): string => `${inDutch.format(value)}%`

/** Cleans up a percentage: `3.850 %` becomes `3,85`; a text that is no percentage stays as typed. */
const tidy = (typed: string): string => {
  const value = counted(typed)
  return typeof value === 'number' ? inDutch.format(value) : typed.trim()
}

interface PercentageField extends Pick<Facts<number, string | number>, 'label' | 'hint' | 'personal'> {
  missing?: string
  min?: number
  max?: number
}

/** A field for a percentage, typed in Dutch notation or sent as a number; its value is the number of percents. */
export const percentage = ({
  missing = required,
  min = 0,
  max = 100,
  ...facts
}: PercentageField): Brick<number, string | number> =>
  brick<number, string | number>(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.number()], absentOr(missing, noPercentage)),
        z.transform(counted),
      ) as z.ZodMiniType<unknown, string | number>,
      z
        .number(absentOr(missing, noPercentage))
        .check(
          z.gte(min, `Het percentage is minimaal ${formatPercentage(min)}.`),
          z.lte(max, `Het percentage is maximaal ${formatPercentage(max)}.`),
        ) as z.ZodMiniType<number, unknown>,
    ),
    {
      ...facts,
      control: 'text',
      inputMode: 'decimal',
      unit: '%',
      example: '3,85',
      maxLength: 8,
      clean: tidy,
      show: formatPercentage,
      keeps: 'plain',
    },
  )
