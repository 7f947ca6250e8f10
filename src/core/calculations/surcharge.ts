import type { SurchargeGroup } from '../figures/mortgage-surcharge.ts'
import type { Cents } from '../kernel/money.ts'

/** A mortgage debt and the value of the home, both in cents. */
export interface Pledge {
  debt: Cents
  value: Cents
}

/** The debt in percents of the value. */
export const ratioOf = ({ debt, value }: Pledge): number => (debt / value) * 100

const placeOf = ({ debt, value }: Pledge, groups: readonly SurchargeGroup[]) =>
  groups.findIndex(({ upTo }) => debt * 100 <= upTo * value)

/** The surcharge on the mortgage rate, in percents. */
export const surchargeOf = (pledge: Pledge, groups: readonly SurchargeGroup[]): number =>
  groups[placeOf(pledge, groups)]?.surcharge ?? 0

/** How many cents have to be repaid to come into the next lower group; 0 in the lowest. */
export const toNextGroup = (pledge: Pledge, groups: readonly SurchargeGroup[]): Cents => {
  const below = groups[placeOf(pledge, groups) - 1]
  return below ? pledge.debt - Math.floor((pledge.value * below.upTo) / 100) : 0
}

/** The value in cents at which the same debt comes into the next lower group; 0 in the lowest. */
export const valueForNextGroup = (pledge: Pledge, groups: readonly SurchargeGroup[]): Cents => {
  const below = groups[placeOf(pledge, groups) - 1]
  return below ? Math.ceil((pledge.debt * 100) / below.upTo) : 0
}
