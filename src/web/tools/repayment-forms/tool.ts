import { money } from '../../../core/fields/money.ts'
import { formatPercentage, percentage } from '../../../core/fields/percentage.ts'
import { wholeNumber } from '../../../core/fields/whole-number.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { annuity, interestOf, type Loan, linear, type Month } from './repayment.ts'

const yearsSentence = 'Vul een looptijd in van 1 tot en met 40 jaar.'

const written = (cents: number) => formatCents(Math.round(cents))

const rowOf = (year: number, ...of: readonly Month[][]): string[] => [
  `${year}`,
  ...of.flatMap((months) => {
    const [first, last] = [months[(year - 1) * 12], months[year * 12 - 1]]
    return [written(first?.paid ?? 0), written(last?.owed ?? 0)]
  }),
]

/** What another rate does to the first month of both. */
const changeOf = (loan: Loan, by: number): string => {
  const other = { ...loan, rate: loan.rate + by }
  const [a, l] = [annuity(other)[0]?.paid ?? 0, linear(other)[0]?.paid ?? 0]
  return `Bij ${formatPercentage(other.rate)} rente begin je met ${written(a)} (annuïtair) of ${written(l)} (lineair).`
}

/** What a mortgage costs a month and in all, paid back in equal sums or in equal parts. Before tax: that hangs on income. */
export const repaymentForms = defineTool({
  key: 'rekenmodule_annuiteiten_en_lineaire_hypotheek',
  title: 'Vergelijk annuïtair en lineair',
  intro: 'We rekenen bruto, met dezelfde rente voor de hele looptijd.',
  asks: {
    amount: money({ label: 'Hypotheek', min: 1_000_00, max: 10_000_000_00 }),
    rate: percentage({ label: 'Rente per jaar', max: 20 }),
    years: wholeNumber(
      { invalid: yearsSentence, min: 1, max: 40 },
      { label: 'Looptijd', example: '30', unit: 'jaar' },
    ),
  },
  initial: { years: '30' },
  result: (loan) => {
    const [even, falling] = [annuity(loan), linear(loan)]
    const [a, l] = [interestOf(even), interestOf(falling)]
    const first = { annuity: even[0]?.paid ?? 0, linear: falling[0]?.paid ?? 0 }
    const last = falling.at(-1)?.paid ?? 0
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
      },
      rows: [
        { label: 'Annuïtair, elke maand', value: written(first.annuity) },
        { label: 'Lineair, eerste maand', value: written(first.linear) },
        { label: 'Lineair, laatste maand', value: written(last) },
        { label: 'Annuïtair, alle rente samen', value: written(a) },
        { label: 'Lineair, alle rente samen', value: written(l) },
      ],
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
    }
  },
})
