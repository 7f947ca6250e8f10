import type { SurchargeGroup } from '../figures/mortgage-surcharge.ts'
import type { Cents } from '../kernel/money.ts'

/** What is owed of a home, and what it is worth. */
export interface Pledge {
  debt: Cents
  value: Cents
}

/** Which part of its value is owed, in percents. */
export const ratioOf = ({ debt, value }: Pledge): number => (debt / value) * 100

const placeOf = ({ debt, value }: Pledge, groups: readonly SurchargeGroup[]) =>
  groups.findIndex(({ upTo }) => debt * 100 <= upTo * value)

/** By how many percents the rate is higher. */
export const surchargeOf = (pledge: Pledge, groups: readonly SurchargeGroup[]): number =>
  groups[placeOf(pledge, groups)]?.surcharge ?? 0

/** How much has to be repaid to come into the next lower group; 0 in the lowest. */
export const toNextGroup = (pledge: Pledge, groups: readonly SurchargeGroup[]): Cents => {
  const below = groups[placeOf(pledge, groups) - 1]
  return below ? pledge.debt - Math.floor((pledge.value * below.upTo) / 100) : 0
}

/** What the home has to be worth for that, with the same debt; 0 in the lowest group. */
export const valueForNextGroup = (pledge: Pledge, groups: readonly SurchargeGroup[]): Cents => {
  const below = groups[placeOf(pledge, groups) - 1]
  return below ? Math.ceil((pledge.debt * 100) / below.upTo) : 0
}
