import { dayOf, formatDay } from '../kernel/clock.ts'
import { centsFromEuros, formatCents } from '../kernel/money.ts'
import { type Period, periods, type Slot } from '../rules/moments.ts'
import type { RateType } from '../rules/rate-types.ts'

/** Who comes for a task: the title of its category (spec 000 section 3). */
export const handymanLabel = 'Vakman'

/** What is called so many times over: `Moment 1`. */
export const momentLabel = (index: number): string => `Moment ${index + 1}`

/** A chosen part of a day with what it costs, in euros. */
export interface PricedMoment extends Slot {
  rateType: RateType
}

const order: readonly Period[] = ['morning', 'afternoon', 'evening']

/** By day, and within a day from morning to evening. */
export const inOrder = <M extends Pick<Slot, 'day' | 'period'>>(of: readonly M[]): M[] =>
  of.toSorted((a, b) => a.day.localeCompare(b.day) || order.indexOf(a.period) - order.indexOf(b.period))

/** `vrijdag 4 december 2026, ochtend (8.00 tot 12.00)`: with its year, as one may choose 400 days ahead. */
export const momentText = ({ day, period }: Pick<Slot, 'day' | 'period'>): string => {
  const { label, start, end } = periods[period]
  return `${formatDay(dayOf(day), 'full')}, ${label.toLowerCase()} (${start}.00 tot ${end}.00)`
}

/** A rate type as people read it: only `meter` is said otherwise (D11). */
export const rateText = (type: RateType): string => (type === 'meter' ? 'per meter' : type)

/** `€ 64,50 per uur`. */
export const priceText = ({ price, rateType }: Pick<PricedMoment, 'price' | 'rateType'>): string =>
  `${formatCents(centsFromEuros(price))} ${rateText(rateType)}`

/** `€ 4,95 servicekosten`. */
export const feeText = ({ service_fee }: Pick<Slot, 'service_fee'>): string =>
  `${formatCents(centsFromEuros(service_fee))} servicekosten`
