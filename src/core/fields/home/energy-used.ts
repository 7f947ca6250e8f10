import type { Brick } from '../brick/brick.ts'
import { wholeNumber } from '../value/whole-number.ts'

const dutch = new Intl.NumberFormat('nl-NL')

export type EnergyUnit = 'm³' | 'kWh' | 'GJ'

/** A number with its unit in Dutch notation: `1.200 m³` */
export const inUnits = (count: number, unit: EnergyUnit): string => `${dutch.format(count)} ${unit}`

/** A field for energy that is used in a period, in whole units of the meter. */
export const energyUsed = (
  label: string,
  { unit, max, ...facts }: { unit: EnergyUnit; max: number; hint?: string; example?: string },
): Brick<number, string | number> =>
  wholeNumber(
    {
      invalid: `Vul het aantal ${unit} in zonder decimalen.`,
      min: 0,
      max,
      tooHigh: `Vul hoogstens ${inUnits(max, unit)} in.`,
    },
    { label, unit, example: '1200', ...facts },
  )
