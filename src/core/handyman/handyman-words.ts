import { dayOf, formatDay } from '../kernel/clock.ts'
import { centsFromEuros, formatCents } from '../kernel/money.ts'
import { type Period, periods, type Slot } from '../rules/moments.ts'
import type { RateType } from '../rules/rate-types.ts'

/** Label of the handyman who comes: the title of the task's category (spec 000 section 3). */
export const handymanLabel = 'Vakman'

/** The name of one of several moments: `Moment 1`. */
export const momentLabel = (index: number): string => `Moment ${index + 1}`

/** A chosen part of a day with its price, in euros. */
export interface PricedMoment extends Slot {
  rateType: RateType
}

const order: readonly Period[] = ['morning', 'afternoon', 'evening']

/** Moments sorted by day, and within a day from morning to evening. */
export const inOrder = <M extends Pick<Slot, 'day' | 'period'>>(of: readonly M[]): M[] =>
  of.toSorted((a, b) => a.day.localeCompare(b.day) || order.indexOf(a.period) - order.indexOf(b.period))

/**
 * A moment in Dutch: `vrijdag 4 december 2026, ochtend (8.00 tot 12.00 uur)`; with its year, since days can be chosen up to 400
 * days ahead.
 */
export const momentText = ({ day, period }: Pick<Slot, 'day' | 'period'>): string => {
  const { label, start, end } = periods[period]
  return `${formatDay(dayOf(day), 'full')}, ${label.toLowerCase()} (${start}.00 tot ${end}.00 uur)`
}

/** A rate type in Dutch: only `meter` differs from its code (D11). */
export const rateText = (type: RateType): string => (type === 'meter' ? 'per meter' : type)

/** A price in Dutch: `€ 64,50 per uur`. */
export const priceText = ({ price, rateType }: Pick<PricedMoment, 'price' | 'rateType'>): string =>
  `${formatCents(centsFromEuros(price))} ${rateText(rateType)}`

/** A service fee in Dutch: `€ 4,95 servicekosten`. */
export const feeText = ({ service_fee }: Pick<Slot, 'service_fee'>): string =>
  `${formatCents(centsFromEuros(service_fee))} servicekosten`
