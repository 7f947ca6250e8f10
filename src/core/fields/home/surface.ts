import type { Brick } from '../brick/brick.ts'
import { wholeNumber } from '../value/whole-number.ts'

const dutch = new Intl.NumberFormat('nl-NL')

/** A field for whole square metres from `min` to `max` (spec 002 section 5.2). */
export const surface = (
  label: string,
  { min = 1, max = 999, example = '60' } = {},
): Brick<number, string | number> =>
  wholeNumber(
    {
      invalid: 'Vul het aantal vierkante meters in zonder decimalen.',
      min,
      max,
      tooLow: `Het minimale aantal vierkante meters is ${dutch.format(min)}.`,
      tooHigh: `Het maximale aantal vierkante meters is ${dutch.format(max)}.`,
    },
    { label, unit: 'm²', example },
  )

/** Living area of a home, at least 1 m² (spec 002 section 5.2). */
export const livingAreaSize = surface('Woonoppervlakte (m²)', { max: 9999, example: '120' })
const plot = 'Perceeloppervlakte (m²)'
const largestPlot = 999_999
/** Plot of a home, asked where the house type has one (spec 001 section 5). */
export const plotAreaSize = surface(plot, { max: largestPlot, example: '250' })
/**
 * Plot area in the calls of the valuation report, which always send it: 0 for a home without a plot, such as an apartment (spec
 * 001 section 3).
 */
export const plotAreaOrNone = surface(plot, { min: 0, max: largestPlot, example: '250' })
export const plotAreaMissing = 'Vul de perceeloppervlakte in.'
