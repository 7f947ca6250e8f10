import { type Band, energyTaxReduction, gasTaxBands, powerTaxBands } from '../figures/energy-tax.ts'
import { vatRate } from '../figures/vat.ts'
import type { Cents } from '../kernel/money.ts'

export interface EnergyUse {
  /** Cubic metres a year. */
  gas: number
  /** Kilowatt-hours a year. */
  power: number
  /** Whether people can live or work there, so that the tax reduction holds. */
  isHome: boolean
  /** The whole bill of that year in cents, with VAT. */
  bill?: Cents | undefined
}

/** The part of a use that falls in a tax band, and the band's rate in hundred-thousandths of a euro without VAT. */
export interface BandUse {
  units: number
  rate: number
}

/** Divides a use over its bands; neighbouring bands of the same rate become one. What lies above the last band is not counted. */
export const overBands = (use: number, bands: readonly Band[]): BandUse[] => {
  const parts: BandUse[] = []
  let below = 0
  for (const { upTo, rate } of bands) {
    const units = Math.max(0, Math.min(use, upTo) - below)
    const last = parts.at(-1)
    if (last?.rate === rate) last.units += units
    else if (units > 0 || parts.length === 0) parts.push({ units, rate })
    below = upTo
  }
  return parts
}

/** Energy tax (Wet belastingen op milieugrondslag, articles 59 and 63) and the VAT on a bill, in cents, by the figures of a day. */
export const energyTax = ({ gas, power, isHome, bill = 0 }: EnergyUse, day: string) => {
  const vat = vatRate.on(day).value
  const parts = {
    gas: overBands(gas, gasTaxBands.on(day).value),
    power: overBands(power, powerTaxBands.on(day).value),
  }
  // units × hundred-thousandths of a euro: a thousand of these are a cent
  const withVat = (of: readonly BandUse[]): Cents =>
    Math.round((of.reduce((sum, { units, rate }) => sum + units * rate, 0) * (100 + vat)) / 100_000)
  const gasTax = withVat(parts.gas)
  const powerTax = withVat(parts.power)
  const reduction = isHome ? Math.round((energyTaxReduction.on(day).value * (100 + vat)) / 100) : 0
  const total = gasTax + powerTax - reduction
  const billVat = Math.round((bill * vat) / (100 + vat))
  const withoutVat = Math.round((total * 100) / (100 + vat))
  const allTax = bill > 0 ? withoutVat + billVat : 0
  return {
    ...{ parts, vat, gasTax, powerTax, reduction, total, billVat, withoutVat, allTax },
    /** The tax in thousandths of the bill. */
    share: bill > 0 ? Math.round((allTax * 1000) / bill) : 0,
  }
}
