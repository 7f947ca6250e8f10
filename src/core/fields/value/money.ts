import * as z from 'zod/mini'
import { type Cents, centsFromEuros, formatCents } from '../../kernel/money.ts'
import { type Brick, brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { absentOr, stripSpaces } from '../brick/text.ts'

// Accepted amounts: 1250 / 1.250 / 1.250,50 / 1250,5 / 1.250,- / 1.250,-- and, as calculators write it, 1250.50
const amount = /^(?<whole>\d{1,3}(?:\.\d{3}){1,4}|\d{1,13})(?:[,.](?<part>\d{1,2})|,--?)?$/

/** Words before and behind an amount: the currency, and who pays the costs of buying. */
const around = /^(?:€|eur(?:o)?)|(?:€|eur(?:o)?|k\.?k\.?|kostenkoper|v\.?o\.?n\.?|vrijopnaam)+$/gi

/** Cents of an amount in Dutch notation, with or without `€`; undefined when it is no amount. */
export const centsOf = (typed: string): Cents | undefined => {
  if (typed.length > 200) return undefined
  const found = amount.exec(stripSpaces(typed).replace(around, ''))?.groups
  if (!found) return undefined
  return Number(found.whole?.replaceAll('.', '')) * 100 + Number((found.part ?? '').padEnd(2, '0'))
}

/** Cleans up an amount: `1250,5` becomes `1.250,50`; a text that is no amount stays as typed. */
export const tidyMoney = (typed: string): string => {
  const cents = centsOf(typed)
  return cents === undefined ? typed.trim() : formatCents(cents).replace('€ ', '')
}

interface MoneyField {
  label: string
  missing?: string
  min?: Cents
  max?: Cents
  hint?: string
  personal?: boolean
}

export const noAmount = 'Dit is geen geldig bedrag.'

const counted = (value: string | number): unknown => {
  if (typeof value === 'string') return stripSpaces(value) === '' ? undefined : (centsOf(value) ?? value)
  const cents = centsFromEuros(value)
  return Math.abs(cents - value * 100) < 1e-6 ? cents : String(value)
}

/** A field for an amount, typed in Dutch notation or sent as a number of euros; its value is cents. */
export const money = (field: MoneyField): Brick<Cents, string | number> => {
  const { missing = required, min = 0, max = 100_000_000_00, ...facts } = field
  const input = z.union([z.string(), z.number()], absentOr(missing, noAmount))
  const schema = z.pipe(
    z.pipe(input, z.transform(counted)) as z.ZodMiniType<unknown, string | number>,
    z
      .int(absentOr(missing, noAmount))
      .check(
        z.gte(min, `Het bedrag is minimaal ${formatCents(min)}.`),
        z.lte(max, `Het bedrag is maximaal ${formatCents(max)}.`),
      ) as z.ZodMiniType<number, unknown>,
  )
  return brick<Cents, string | number>(schema, {
    ...facts,
    control: 'money',
    inputMode: 'decimal',
    example: '1.250,50',
    maxLength: 40,
    room: 20,
    clean: tidyMoney,
    show: formatCents,
    keeps: 'plain',
  })
}
