import { deductionRate, incomeTaxBrackets } from '../figures/income-tax.ts'
import type { Cents } from '../kernel/money.ts'
import { loanOf } from './lending.ts'

/** How a part of a mortgage is paid back: equal sums, equal parts, or nothing until its end. */
export type RepaymentForm = 'annuity' | 'linear' | 'interest'

export interface RepaidPart {
  form: RepaymentForm
  amount: Cents
  /** In percents a year. */
  rate: number
  /** Months until it is paid back by contract. */
  months: number
}

/**
 * The first monthly payment of a part of a mortgage, in cents with fractions. An annuity and interest alone pay the same every
 * month, equal parts less each month.
 */
export const firstMonthOf = ({ form, amount, rate, months }: RepaidPart): number => {
  if (form === 'annuity') return amount / loanOf(1, rate, months)
  return (amount * rate) / 1200 + (form === 'linear' ? amount / months : 0)
}

/** What would be owed of a part at the start of each of the next `during` months, in cents with fractions. */
export const owedEachMonth = (part: RepaidPart, during: number): number[] => {
  const { form, amount, rate, months } = part
  const paid = firstMonthOf(part)
  let owed = amount
  return Array.from({ length: form === 'interest' ? during : Math.min(during, months) }, () => {
    const before = owed
    if (form !== 'interest') owed -= form === 'linear' ? amount / months : paid - (owed * rate) / 1200
    return before
  })
}

const interestAt = (part: RepaidPart, rate: number, during: number): Cents =>
  Math.round(owedEachMonth(part, during).reduce((sum, owed) => sum + (owed * rate) / 1200, 0))

/** The interest of a part over the next `during` months, in whole cents. */
export const interestDuring = (part: RepaidPart, during: number): Cents => interestAt(part, part.rate, during)

/**
 * The interest that savings no longer bring over the next `during` months once they repaid a part, in whole cents. It is counted
 * over what would still be owed, since the lower monthly payment is saved again. So whoever saves at the rate of the mortgage
 * wins and loses nothing.
 * @param rate of the savings, in percents a year
 */
export const savingsInterestMissed = (part: RepaidPart, rate: number, during: number): Cents =>
  interestAt(part, rate, during)

/**
 * The penalty that a lender may ask for a part that is repaid early, in cents: the interest that it misses until the rate would
 * have been set anew, each month discounted by the rate that is compared with (AFM, Vergoeding voor vervroegde aflossing, 2017).
 * @param during months until then
 * @param comparison rate in percents that a new customer pays for what is left of that time
 */
export const penaltyOf = (
  part: RepaidPart,
  during: number,
  comparison: number,
): { lost: Cents; penalty: Cents } => {
  const difference = Math.max(0, part.rate - comparison) / 1200
  const missed = owedEachMonth(part, during).map((owed) => owed * difference)
  const today = missed.map((amount, month) => amount / (1 + comparison / 1200) ** (month + 1))
  const sum = (amounts: number[]) => Math.round(amounts.reduce((all, one) => all + one, 0))
  return { lost: sum(missed), penalty: sum(today) }
}

/** The part of mortgage interest that comes back as income tax, in percents, for somebody who has no state pension yet. */
export const interestTaxRelief = (income: Cents, day: string): number => {
  const bracket = incomeTaxBrackets.on(day).value.find(({ upTo }) => income <= upTo)
  return Math.min(bracket?.rate ?? 0, deductionRate.on(day).value)
}
