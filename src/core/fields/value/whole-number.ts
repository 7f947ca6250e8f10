import * as z from 'zod/mini'
import { type Brick, brick, type Facts } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { absentOr, tidyCode } from '../brick/text.ts'

export interface WholeNumberRule {
  missing?: string
  /** Error of everything that is no whole number. */
  invalid: string
  min: number
  max: number
  tooLow?: string
  tooHigh?: string
}

/** Thousands in Dutch notation: `1.200`, and with spaces `12 500`. */
const inThousands = /^-?\d{1,3}(?:(?:\.\d{3}){1,4}|(?: \d{3}){1,4})$/

/** Drops the dots and spaces of thousands; a text that is no whole number only loses unseen characters. */
export const tidyWholeNumber = (typed: string): string => {
  const text = tidyCode(typed)
  return inThousands.test(text) ? text.replace(/[. ]/g, '') : text
}

/** The number of a text of digits; anything else stays what it was, to be refused. */
const numberOf = (value: string | number): unknown => {
  if (typeof value === 'number') return value
  if (value.length > 200) return value
  const text = tidyWholeNumber(value)
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text === '' ? undefined : value
}

/** Schema of a whole number that may be typed: accepts a number or a string of digits, its value is a number. */
export const wholeNumberSchema = ({
  missing = required,
  invalid,
  min,
  max,
  tooLow = invalid,
  tooHigh = invalid,
}: WholeNumberRule) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], absentOr(missing, invalid)),
      z.transform(numberOf),
    ) as z.ZodMiniType<unknown, string | number>,
    z.int(absentOr(missing, invalid)).check(z.gte(min, tooLow), z.lte(max, tooHigh)) as z.ZodMiniType<
      number,
      unknown
    >,
  )

export const wholeNumber = (
  rule: WholeNumberRule,
  facts: Pick<Facts<number, string>, 'label' | 'example' | 'hint' | 'unit' | 'personal'>,
): Brick<number, string | number> =>
  brick<number, string | number>(wholeNumberSchema(rule), {
    ...facts,
    control: 'digits',
    inputMode: 'numeric',
    maxLength: 15,
    clean: tidyWholeNumber,
    keeps: 'plain',
  })
