import type { Cents } from '../kernel/money.ts'

/** A mortgage that is paid back to the last cent. */
export interface Loan {
  /** In cents. */
  amount: Cents
  /** Interest in percents a year, the same for the whole term. */
  rate: number
  years: number
}

/** One month: what is paid, how much of it is interest, and what is owed afterwards. Fractions of cents are kept. */
export interface Month {
  paid: number
  interest: number
  owed: number
}

/** Every month of a loan, given what is paid back in a month of what is owed then. */
const monthsOf = (
  { amount, rate, years }: Loan,
  repaid: (interest: number, owed: number) => number,
): Month[] => {
  const months: Month[] = []
  let owed = amount
  for (let month = 1; month <= years * 12; month++) {
    const interest = (owed * rate) / 1200
    // the last month pays what is left, also of what rounding left behind
    const back = month === years * 12 ? owed : repaid(interest, owed)
    owed -= back
    months.push({ paid: interest + back, interest, owed })
  }
  return months
}

/** Annuity: the same amount every month, of which ever less is interest. */
export const annuity = (loan: Loan): Month[] => {
  const { amount, rate, years } = loan
  const growth = 1 + rate / 1200
  const paid = rate === 0 ? amount / (years * 12) : (amount * (growth - 1)) / (1 - growth ** (-years * 12))
  return monthsOf(loan, (interest) => paid - interest)
}

/** Linear: every month the same part of the loan, and the interest of what is left. */
export const linear = (loan: Loan): Month[] => {
  const part = loan.amount / (loan.years * 12)
  return monthsOf(loan, () => part)
}

/** All interest of a loan, in whole cents. */
export const interestOf = (months: readonly Month[]): Cents =>
  Math.round(months.reduce((sum, { interest }) => sum + interest, 0))
