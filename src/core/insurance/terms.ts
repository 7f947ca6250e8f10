import { formatDay } from '../kernel/day.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { type Period, periods } from './application.ts'

// What is taken at a time where a premium is not paid by the month.

const terms: Readonly<Record<Period, { months: number; per: string; each: string }>> = {
  MAAND: { months: 1, per: 'per maand', each: 'elke maand' },
  KWARTAAL: { months: 3, per: 'per kwartaal', each: 'elk kwartaal' },
  'HALF JAAR': { months: 6, per: 'per half jaar', each: 'elk half jaar' },
  JAAR: { months: 12, per: 'per jaar', each: 'elk jaar' },
}

/** The terms beside the month, for who did not choose yet. */
export const longerTerms: readonly Period[] = periods.filter((period) => period !== 'MAAND')

/** What is taken at a time. `perMonth`: with tax. */
export const termCents = (perMonth: Cents, period: Period): Cents => perMonth * terms[period].months

/** `Totaal per kwartaal` */
export const termLabel = (period: Period): string => `Totaal ${terms[period].per}`

/** What is taken of an account for the premium. */
interface PremiumDebit {
  /** With tax. */
  perMonth: Cents
  period: Period
  /** YYYY-MM-DD: the first day that is insured. */
  startDate: string
}

const toldOf = ({ perMonth, period, startDate }: PremiumDebit) => ({
  from: formatDay(startDate, 'plain'),
  each: terms[period].each,
  amount: formatCents(termCents(perMonth, period)),
})

/** The label of that in an application. */
export const debitLabel = 'Afschrijving'

/** Who takes what, and when (D77). */
export const debitInWords = (of: PremiumDebit): string => {
  const { from, each, amount } = toldOf(of)
  return `De verzekeraar schrijft vanaf ${from} ${each} ${amount} van je rekening af.`
}

/** The same as it is agreed with, beside its box. */
export const debitWording = (of: PremiumDebit): string => {
  const { from, each, amount } = toldOf(of)
  return `Ik geef de verzekeraar toestemming om vanaf ${from} ${each} ${amount} premie van mijn rekening af te schrijven.`
}
