import { type Section, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { formatDay } from '../kernel/day.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { type InsuranceType, insuranceNames, packageName } from '../rules/insurance-packages.ts'
import type { Period } from './application.ts'
import type { Insurance, Quote } from './comparison.ts'
import { monthlyCents } from './monthly-cents.ts'
import { longerTerms, termCents, termLabel } from './terms.ts'

export const exampleWord = 'voorbeeldtarief'
export const notPossible = 'Niet mogelijk'
export const taxLabel = 'Assurantiebelasting'
export const totalLabel = 'Totaal per maand'

/** The price of some of the insurances together, a month. Insurances that are not possible cost nothing. */
export const totalOf = (
  insurances: readonly Insurance[],
  types: readonly InsuranceType[],
): { premium: Cents; tax: Cents; total: Cents } => {
  let [premium, tax] = [0, 0]
  for (const { insuranceType, vehInsurance } of insurances)
    if (vehInsurance && types.includes(insuranceType)) {
      premium += vehInsurance.premiumPerMonthInCents
      tax += vehInsurance.insuranceTaxInCents
    }
  return { premium, tax, total: premium + tax }
}

/** An amount, with the word for an example where it is one. */
export const priceInWords = (cents: Cents, { tariff }: Pick<Insurance, 'tariff'>): string =>
  tariff.isExample ? `${formatCents(cents)} (${exampleWord})` : formatCents(cents)

/** A row for each of these insurances, one for their tax, and their total: by the month, and by each of these terms. */
export const premiumRows = (
  insurances: readonly Insurance[],
  types: readonly InsuranceType[],
  terms: readonly Period[],
): SummaryRow[] => {
  const chosen = insurances.filter(({ insuranceType }) => types.includes(insuranceType))
  const { tax, total } = totalOf(insurances, types)
  const [first] = chosen
  if (!first) return []
  return [
    ...chosen.flatMap((one) =>
      summaryRow(
        insuranceNames[one.insuranceType],
        one.vehInsurance
          ? priceInWords(one.vehInsurance.premiumPerMonthInCents, one)
          : `${notPossible}. ${one.reason ?? ''}`,
      ),
    ),
    ...summaryRow(taxLabel, priceInWords(tax, first)),
    ...summaryRow(totalLabel, priceInWords(total, first)),
    ...terms
      .filter((period) => period !== 'MAAND')
      .flatMap((period) => summaryRow(termLabel(period), priceInWords(termCents(total, period), first))),
  ]
}

/** A row for every insurance with its price and tax, or that it is not possible. */
export const packageRows = (insurances: readonly Insurance[]): SummaryRow[] =>
  insurances.flatMap((one) => {
    const cents = monthlyCents(one)
    return summaryRow(
      insuranceNames[one.insuranceType],
      cents === undefined ? `${notPossible}. ${one.reason ?? ''}` : priceInWords(cents, one),
    )
  })

export const withTax = 'met assurantiebelasting'
export const packageTitle = `Alle verzekeringen in jouw ${packageName}`

/** The sentence about the last day of a quote. */
export const holdsInWords = ({ holdsUntil }: Pick<Quote, 'holdsUntil'>): string =>
  `Deze premie geldt tot en met ${formatDay(holdsUntil, 'plain')}.`

/** Sentences about the premium since an earlier day; none where it did not change. */
export const changesInWords = ({ changed, insurances }: Quote): string[] => {
  if (!changed) return []
  const since = formatDay(changed.madeOn, 'plain')
  const cost = (cents: Cents) => (cents === 0 ? 'niet mogelijk' : formatCents(cents))
  const lines = changed.insurances.map(
    ({ insuranceType: type, thenInCents, todayInCents }) =>
      `${insuranceNames[type]}: op ${since} ${cost(thenInCents)}, vandaag ${cost(todayInCents)} per maand.`,
  )
  const isExample = insurances.some(({ tariff }) => tariff.isExample)
  return [
    changed.because === 'tariff'
      ? `De verzekeraar rekent sinds kort andere prijzen. Voor jou geldt de premie van ${since} nog.`
      : `Je premie van ${since} is verlopen. Dit is de premie van vandaag.`,
    ...lines,
    ...(isExample ? [`Dit zijn bedragen uit een ${exampleWord}.`] : []),
  ]
}

/** The sections of a quote, for mail and document. */
export const quoteSections = (quote: Quote, types: readonly InsuranceType[]): Section[] => [
  { title: 'Je premie per maand', rows: premiumRows(quote.insurances, types, longerTerms) },
  { title: `${packageTitle} (${withTax})`, rows: packageRows(quote.insurances) },
]
