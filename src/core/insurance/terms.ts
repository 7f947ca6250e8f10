import { formatDay } from '../kernel/day.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { type Period, periods } from './application.ts'

// The amounts of a premium that is not paid by the month.

const terms: Readonly<Record<Period, { months: number; per: string; each: string }>> = {
  MAAND: { months: 1, per: 'per maand', each: 'elke maand' },
  KWARTAAL: { months: 3, per: 'per kwartaal', each: 'elk kwartaal' },
  'HALF JAAR': { months: 6, per: 'per half jaar', each: 'elk half jaar' },
  JAAR: { months: 12, per: 'per jaar', each: 'elk jaar' },
}

/** The terms other than a month, to show before one is chosen. */
export const longerTerms: readonly Period[] = periods.filter((period) => period !== 'MAAND')

/** The amount in cents that is collected each term. `perMonth`: with tax. */
export const termCents = (perMonth: Cents, period: Period): Cents => perMonth * terms[period].months

/** Label of the total of a term: `Totaal per kwartaal` */
export const termLabel = (period: Period): string => `Totaal ${terms[period].per}`

interface PremiumDebit {
  /** The premium a month with tax. */
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

export const debitLabel = 'Afschrijving'

/** The sentence about who collects how much, and when (D77). */
export const debitInWords = (of: PremiumDebit): string => {
  const { from, each, amount } = toldOf(of)
  return `De verzekeraar schrijft vanaf ${from} ${each} ${amount} van je rekening af.`
}

/** The words of the consent to the collection, beside its box. */
export const debitWording = (of: PremiumDebit): string => {
  const { from, each, amount } = toldOf(of)
  return `Ik geef de verzekeraar toestemming om vanaf ${from} ${each} ${amount} premie van mijn rekening af te schrijven.`
}
