import type { Cents } from '../kernel/money.ts'

export interface Loan {
  amount: Cents
  /** Interest in percents a year, the same for the whole term. */
  rate: number
  years: number
}

/** One month of a loan: what is paid, how much of it is interest, and what is owed afterwards. Fractions of cents are kept. */
export interface Month {
  paid: number
  interest: number
  owed: number
}

/** Every month of a loan; `repaid` tells what is paid back in a month, by its interest and what is owed then. */
const monthsOf = (
  { amount, rate, years }: Loan,
  repaid: (interest: number, owed: number) => number,
): Month[] => {
  const months: Month[] = []
  let owed = amount
  for (let month = 1; month <= years * 12; month++) {
    const interest = (owed * rate) / 1200
    // the last month pays all that is left, with what rounding left behind
    const back = month === years * 12 ? owed : repaid(interest, owed)
    owed -= back
    months.push({ paid: interest + back, interest, owed })
  }
  return months
}

/** The months of an annuity: the same amount every month, of which ever less is interest. */
export const annuity = (loan: Loan): Month[] => {
  const { amount, rate, years } = loan
  const growth = 1 + rate / 1200
  const paid = rate === 0 ? amount / (years * 12) : (amount * (growth - 1)) / (1 - growth ** (-years * 12))
  return monthsOf(loan, (interest) => paid - interest)
}

/** The months of a linear loan: every month the same part of the loan, and the interest on what is left. */
export const linear = (loan: Loan): Month[] => {
  const part = loan.amount / (loan.years * 12)
  return monthsOf(loan, () => part)
}

/** All interest of a loan, in whole cents. */
export const interestOf = (months: readonly Month[]): Cents =>
  Math.round(months.reduce((sum, { interest }) => sum + interest, 0))
