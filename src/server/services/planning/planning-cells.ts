import * as z from 'zod/mini'
import { postcode } from '../../../core/fields/home/postcode.ts'
import { isDay } from '../../../core/fields/value/days.ts'
import { centsFromEuros, formatCents } from '../../../core/kernel/money.ts'

// What each cell of a planning file may hold, and the Dutch words about a faulty cell that follow the name of its column. An
// empty cell is ''.

/** Days of the week from Monday, as they are written in a cell. */
export const weekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']

const word = (most: number) =>
  z
    .string('moet ingevuld zijn')
    .check(z.trim(), z.minLength(1, 'moet ingevuld zijn'), z.maxLength(most, 'is te lang'))
const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `is geen getal van ${least} tot en met ${most}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(least, `is minder dan ${least}`), z.lte(most, `is meer dan ${most}`)),
    ),
  )
const degrees = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}([.,]\d{1,10})?$/, 'is geen aantal graden')),
    z.pipe(
      z.transform((text: string) => Number(text.replace(',', '.'))),
      z.number().check(z.gte(least, 'ligt niet in Nederland'), z.lte(most, 'ligt niet in Nederland')),
    ),
  )
const time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'is geen tijd als 09:00'))
const day = z.string().check(z.refine(isDay, 'is geen dag als 2026-12-25'))
const mostCents = 1_000_000
/** An amount in euros, read into cents. */
const amount = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}([.,]\d{1,2})?$/, 'is geen bedrag als 195,00')),
  z.pipe(
    z.transform((text: string) => centsFromEuros(Number(text.replace(',', '.')))),
    z.number().check(z.gte(0, 'is minder dan 0'), z.lte(mostCents, `is meer dan ${formatCents(mostCents)}`)),
  ),
)
const listOf = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
)
const postcodeCell = z.pipe(
  z.string().check(z.refine((text) => z.safeParse(postcode.schema, text).success, 'is geen postcode')),
  postcode.schema as z.ZodMiniType<string, string>,
)
const officeCode = wholeNumber(1, 9999)
const everyOffice = z.union(
  [
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    officeCode,
  ],
  'is geen kantoor',
)

/** The cells that a line needs, by the word in its column `soort`. */
export const cellsByLineKind = {
  kantoor: z.object({
    code: officeCode,
    naam: word(80),
    straat: word(80),
    huisnummer: wholeNumber(1, 99_999),
    toevoeging: z.string().check(z.maxLength(10, 'is te lang')),
    postcode: postcodeCell,
    plaats: word(80),
    regio: word(40),
    breedte: degrees(50, 54),
    lengte: degrees(3, 8),
    plekken: wholeNumber(1, 99),
    aanbieden: z.enum(['ja', 'nee'], 'is geen ja of nee'),
    unive: z.enum(['', 'ja', 'nee'], 'is geen ja of nee'),
  }),
  afspraak: z.object({
    kantoor: officeCode,
    code: word(40),
    duur: wholeNumber(5, 480),
    voor: wholeNumber(0, 240),
    na: wholeNumber(0, 240),
    stap: wholeNumber(10, 480),
    vooraf: wholeNumber(0, 43_200),
    horizon: wholeNumber(1, 400),
    wijzigen: wholeNumber(0, 43_200),
    keer: wholeNumber(0, 99),
    vaardigheid: z.string().check(z.maxLength(40, 'is te lang')),
    reist: z.enum(['', 'ja', 'nee'], 'is geen ja of nee'),
  }),
  open: z.object({
    kantoor: officeCode,
    code: z.string().check(z.maxLength(40, 'is te lang')),
    dag: z.enum(weekdays as [string, ...string[]], `is geen dag: ${weekdays.join(', ')}`),
    van: time,
    tot: time,
  }),
  dicht: z.object({
    kantoor: everyOffice,
    dag: day,
    naam: word(80),
  }),
  medewerker: z.object({
    code: word(40),
    naam: word(80),
    regio: word(40),
    vaardigheid: listOf,
    kantoor: z.pipe(listOf, z.array(officeCode)),
    gebied: z.pipe(
      listOf,
      z
        .array(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'is geen begin van een postcode')))
        .check(z.maxLength(200, 'is te lang')),
    ),
  }),
  prijs: z.object({
    code: word(80),
    vanaf: day,
    tot_en_met: z.union([z.literal(''), day], 'is geen dag als 2026-12-25'),
    bedrag: amount,
  }),
}

export type Kind = keyof typeof cellsByLineKind
export type Cells<K extends Kind> = z.infer<(typeof cellsByLineKind)[K]>
export const isKind = (text: string): text is Kind => Object.hasOwn(cellsByLineKind, text)

/** Every column of a planning file, in the order of the file that the documentation shows. */
export const columns = [
  'soort',
  ...new Set(Object.values(cellsByLineKind).flatMap(({ shape }) => Object.keys(shape))),
]
