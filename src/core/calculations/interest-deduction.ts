import { deductionRate, homeValueCharge, incomeTaxBrackets, smallDebtShare } from '../figures/income-tax.ts'
import type { Cents } from '../kernel/money.ts'

/** One's own home for income tax in a year, of somebody who has no state pension yet. */
export interface OwnHome {
  /** Box 1 income in cents a year, before the home counts. */
  income: Cents
  /** Value by the municipality (WOZ) in cents. */
  woz: Cents
  /** Interest paid in the year, in cents; fractions are kept. */
  interest: number
}

/**
 * The amount that the home adds to the income in a year (eigenwoningforfait), in whole cents (Wet inkomstenbelasting 2001,
 * article 3.112).
 */
export const homeCharge = (woz: Cents, day: string): Cents => {
  const band = homeValueCharge.on(day).value.findLast(({ above }) => woz > above)
  if (!band) return 0
  const base = band.fixed === undefined ? woz : woz - band.above
  return Math.round((band.fixed ?? 0) + (base * band.rate) / 100)
}

/** Income tax in cents with fractions, before tax credits. */
const taxOf = (income: number, day: string): number => {
  let [tax, from] = [0, 0]
  for (const { upTo, rate } of incomeTaxBrackets.on(day).value) {
    tax += (Math.max(0, Math.min(income, upTo) - from) * rate) / 100
    from = upTo
  }
  return tax
}

/**
 * What comes back of a year of mortgage interest, in cents with fractions; negative where the home adds more to the income than
 * the interest takes off. Interest in the highest bracket gives back no more than the rate of `deductionRate` (article 2.10), and
 * of a charge that is more than the interest a part is waived (article 3.123a).
 */
export const interestDeduction = ({ income, woz, interest }: OwnHome, day: string): number => {
  const charge = homeCharge(woz, day)
  if (charge > interest) {
    const counted = (charge - interest) * (1 - smallDebtShare.on(day).value / 100)
    return taxOf(income, day) - taxOf(income + counted, day)
  }
  const brackets = incomeTaxBrackets.on(day).value
  const dearest = brackets.at(-1)?.rate ?? 0
  const limit = brackets.at(-2)?.upTo ?? 0
  const inDearest = Math.min(interest, Math.max(0, income + charge - limit))
  const lost = (inDearest * Math.max(0, dearest - deductionRate.on(day).value)) / 100
  return taxOf(income, day) - taxOf(Math.max(0, income + charge - interest), day) - lost
}
