import {
  type FinancingShares,
  financingShares,
  type LabelGroup,
  labelRoom,
  loanToValue,
  singleRoom,
  testRate,
} from '../figures/lending-norms.ts'
import { studyLoanFactor } from '../figures/study-loan.ts'
import type { Cents } from '../kernel/money.ts'

/** The term in months over which every mortgage is tested, whatever its own term (article 3, second paragraph). */
const testedMonths = 360

/** The loan that a monthly amount pays off in so many months, at a rate in percents a year. */
export const loanOf = (monthly: number, rate: number, months = testedMonths): number => {
  const growth = rate / 1200
  return growth === 0 ? monthly * months : (monthly * (1 - (1 + growth) ** -months)) / growth
}

/** The monthly cost of a loan that is paid back in so many months, interest and repayment together. */
export const monthlyOf = (loan: number, rate: number, months = testedMonths): number =>
  loan / loanOf(1, rate, months)

const inEuros = (cents: number): Cents => Math.round(cents / 100) * 100

/** How long a rate is fixed: `long` is ten years or longer. */
export type Fixed = 'long' | 'short'

/** The rate in percents that a mortgage is tested with (article 3, ninth paragraph). */
export const testedRate = (rate: number, fixed: Fixed, day: string): number =>
  fixed === 'short' ? Math.max(rate, testRate.on(day).value) : rate

/** The share of an income that may go to a mortgage, in tenths of a percent. */
export const shareOf = (
  income: Cents,
  rate: number,
  { rates, ...tables }: FinancingShares,
  hasPension: boolean,
) => {
  const table = hasPension ? tables.from : tables.before
  const row = table.findLast(([from = 0]) => from * 100 <= income) ?? table[0] ?? []
  const column = rates.findIndex((limit) => rate <= limit)
  return row[column === -1 ? rates.length + 1 : column + 1] ?? 0
}

/** The factor by which the monthly amount of a study loan counts, at a mortgage rate. */
export const studyFactorOf = (rate: number, day: string): number =>
  studyLoanFactor.on(day).value.find(({ upTo }) => rate <= upTo)?.factor ?? 1

export interface Borrower {
  /** Gross a year, of all buyers together. */
  income: Cents
  isAlone: boolean
  /** Whether the buyer who earns most has reached the age of the state pension. */
  hasPension: boolean
  /** Monthly payments for other loans. */
  debts?: Cents | undefined
  /** The monthly payment for a study loan. */
  study?: Cents | undefined
  /** The mortgage rate in percents a year. */
  rate: number
  fixed: Fixed
  value: Cents
  label: LabelGroup
}

/** What may be borrowed for a home by the Tijdelijke regeling hypothecair krediet, with every step that leads to it. */
export const lendingOf = (of: Borrower, day: string) => {
  const tested = testedRate(of.rate, of.fixed, day)
  const share = shareOf(of.income, tested, financingShares.on(day).value, of.hasPension)
  const weighed = (of.study ?? 0) * studyFactorOf(tested, day)
  /** What is left for the mortgage a month, in cents with fractions. */
  const room = Math.max(0, (of.income * share) / 12_000 - (of.debts ?? 0) - weighed)
  const byIncome = inEuros(loanOf(room, tested))
  const { room: alone, ...limits } = singleRoom.on(day).value
  const isRoomier = of.isAlone && of.income > limits[of.hasPension ? 'from' : 'before']
  const extra =
    byIncome > 0 ? { single: isRoomier ? alone : 0, label: labelRoom.on(day).value[of.label] } : none
  const byValue = Math.floor((of.value * loanToValue.on(day).value) / 100)
  const withExtra = byIncome + extra.single + extra.label
  return {
    tested,
    share,
    weighed,
    room,
    byIncome,
    ...extra,
    withExtra,
    byValue,
    maximum: Math.min(withExtra, byValue),
  }
}

const none = { single: 0, label: 0 }
