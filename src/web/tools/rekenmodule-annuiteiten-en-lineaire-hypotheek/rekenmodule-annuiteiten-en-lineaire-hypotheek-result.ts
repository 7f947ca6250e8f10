import { homeCharge, interestDeduction } from '../../../core/calculations/interest-deduction.ts'
import { annuity, interestOf, type Loan, linear, type Month } from '../../../core/calculations/repayment.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import { deductionRate, homeValueCharge, incomeTaxBrackets } from '../../../core/figures/income-tax.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { type FigureUsed, figureUsed, type ToolResult } from '../../engine/tool/define-tool.ts'
import type { asks } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-asks.ts'

/** Income and value in cents of an owner who does not have a state pension yet. */
interface TaxedHome {
  income: Cents
  woz: Cents
}

const written = (cents: number) => formatCents(Math.round(cents))

const rowOf = (year: number, ...of: readonly Month[][]): string[] => [
  `${year}`,
  ...of.flatMap((months) => {
    const [first, last] = [months[(year - 1) * 12], months[year * 12 - 1]]
    return [written(first?.paid ?? 0), written(last?.owed ?? 0)]
  }),
]

/** The debt at the end of each year. Rounding can leave less than a cent below zero at the end. */
const owedByYear = (months: readonly Month[]): number[] =>
  months.filter((_, at) => at % 12 === 11).map(({ owed }) => Math.max(0, owed))

const changeOf = (loan: Loan, by: number): string => {
  const other = { ...loan, rate: loan.rate + by }
  const [a, l] = [annuity(other)[0]?.paid ?? 0, linear(other)[0]?.paid ?? 0]
  return `Bij ${formatPercentage(other.rate)} rente begin je met ${written(a)} (annuïtair) of ${written(l)} (lineair).`
}

/** The first month after tax: the payment minus what the interest of the first year gives back, with how that is calculated. */
const afterTax = (months: readonly Month[], { income, woz }: TaxedHome, today: string) => {
  const interest = interestOf(months.slice(0, 12))
  const back = interestDeduction({ income, woz, interest }, today)
  return {
    net: Math.round((months[0]?.paid ?? 0) - back / 12),
    how: `${written(months[0]?.paid ?? 0)} ${back < 0 ? 'plus' : 'min'} ${written(Math.abs(back) / 12)} per maand: wat de belasting ${back < 0 ? 'extra kost' : 'teruggeeft'} over ${written(interest)} rente in het eerste jaar`,
  }
}

type TaxPart = Pick<ToolResult, 'values' | 'rows'> & { figures: readonly FigureUsed[] }

const taxPart = (
  home: TaxedHome | undefined,
  of: Record<'even' | 'falling', Month[]>,
  today: string,
): TaxPart => {
  if (!home) return { values: {}, rows: [], figures: [] }
  const charge = homeCharge(home.woz, today)
  const [even, falling] = [afterTax(of.even, home, today), afterTax(of.falling, home, today)]
  return {
    values: { charge, annuityNetFirst: even.net, linearNetFirst: falling.net },
    rows: [
      {
        label: 'Eigenwoningforfait, per jaar',
        value: formatCents(charge),
        how: `Dit telt op bij je inkomen, bij een WOZ-waarde van ${formatCents(home.woz)}`,
      },
      { label: 'Annuïtair, eerste maand na belasting', value: formatCents(even.net), how: even.how },
      { label: 'Lineair, eerste maand na belasting', value: formatCents(falling.net), how: falling.how },
    ],
    figures: [
      figureUsed(incomeTaxBrackets.label, incomeTaxBrackets.on(today), (brackets) =>
        brackets
          .map(({ upTo, rate }) =>
            Number.isFinite(upTo)
              ? `${formatPercentage(rate)} tot ${formatWholeEuros(upTo)}`
              : `${formatPercentage(rate)} daarboven`,
          )
          .join(', '),
      ),
      figureUsed(deductionRate.label, deductionRate.on(today), formatPercentage),
      figureUsed(homeValueCharge.label, homeValueCharge.on(today), (bands) => {
        const usual = bands.at(-2)
        return `${formatPercentage(usual?.rate ?? 0)} van de WOZ-waarde vanaf ${formatWholeEuros(usual?.above ?? 0)}`
      }),
    ],
  }
}

/** Calculates what an annuity and a linear mortgage cost a month and in total, and after tax where income and value are given. */
export const resultFor = (loan: Parsed<typeof asks>, today: string): ToolResult => {
  const [even, falling] = [annuity(loan), linear(loan)]
  const [a, l] = [interestOf(even), interestOf(falling)]
  const first = { annuity: even[0]?.paid ?? 0, linear: falling[0]?.paid ?? 0 }
  const last = falling.at(-1)?.paid ?? 0
  const { income, woz } = loan
  const home = income === undefined || woz === undefined ? undefined : { income, woz }
  const tax = taxPart(home, { even, falling }, today)
  return {
    outcome:
      a === l
        ? `Beide kosten je in het begin ${written(first.linear)} per maand.`
        : `Lineair begin je met ${written(first.linear - first.annuity)} per maand meer, en betaal je in totaal ${written(a - l)} minder rente.`,
    values: {
      annuityMonth: Math.round(first.annuity),
      linearFirst: Math.round(first.linear),
      linearLast: Math.round(last),
      annuityInterest: a,
      linearInterest: l,
      ...tax.values,
    },
    rows: [
      { label: 'Annuïtair, elke maand', value: written(first.annuity) },
      { label: 'Lineair, eerste maand', value: written(first.linear) },
      { label: 'Lineair, laatste maand', value: written(last) },
      { label: 'Annuïtair, alle rente samen', value: written(a) },
      { label: 'Lineair, alle rente samen', value: written(l) },
      ...tax.rows,
    ],
    figures: tax.figures,
    chart: {
      title: 'Je schuld aan het eind van elk jaar',
      kind: 'line',
      labels: Array.from({ length: loan.years }, (_, at) => `${at + 1}`),
      series: [
        { name: 'Annuïtair', values: owedByYear(even) },
        { name: 'Lineair', values: owedByYear(falling) },
      ],
      write: written,
    },
    table: {
      title: 'Per jaar: wat je betaalt en wat je nog moet aflossen',
      head: [
        'Jaar',
        'Annuïtair, per maand',
        'Annuïtair, schuld aan het eind',
        'Lineair, eerste maand',
        'Lineair, schuld aan het eind',
      ],
      rows: Array.from({ length: loan.years }, (_, at) => rowOf(at + 1, even, falling)),
    },
    changes: [changeOf(loan, 1), ...(loan.rate >= 1 ? [changeOf(loan, -1)] : [])],
    advice: [
      ...(home
        ? [
            'Of je rente mag aftrekken, hangt af van waarvoor je leende en hoe lang al. Een adviseur weet het zeker.',
          ]
        : []),
      'Welke vorm bij je past, hangt ook af van je inkomen later en van wat je wilt sparen. Een adviseur kijkt met je mee.',
    ],
  }
}
