import { type Borrower, type Fixed, lendingOf, monthlyOf } from '../../../core/calculations/lending.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  financingShares,
  type LabelGroup,
  labelRoom,
  measureRoom,
  singleRoom,
  testRate,
} from '../../../core/figures/lending-norms.ts'
import { studyLoanFactor } from '../../../core/figures/study-loan.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './financieringscheck-asks.ts'

interface Answers {
  who: 'alone' | 'together'
  income: number
  partner?: number | undefined
  aow: 'yes' | 'no'
  rate: number
  fixed: Fixed
  debts?: number | undefined
  study?: number | undefined
  label: LabelGroup
  price: number
  own?: number | undefined
}

const borrowerOf = ({ partner: second = 0, ...of }: Answers): Borrower => ({
  ...of,
  income: of.income + second,
  isAlone: of.who === 'alone',
  hasPension: of.aow === 'yes',
  value: of.price,
})

type Lending = ReturnType<typeof lendingOf>

const whole = formatWholeEuros

/** The steps from income to the amount that may be borrowed. */
const stepsOf = (of: Borrower, found: Lending): ToolRow[] => [
  {
    label: 'Wat je per maand mag betalen',
    value: formatCents(Math.round(found.room)),
    how: `${formatPercentage(found.share / 10)} van ${whole(of.income)}, gedeeld door 12${
      of.debts || found.weighed
        ? `, min ${formatCents(Math.round((of.debts ?? 0) + found.weighed))} voor leningen`
        : ''
    }`,
  },
  {
    label: 'Lenen door je inkomen',
    value: whole(found.byIncome),
    how: `Zoveel los je daarmee af in 30 jaar, bij ${formatPercentage(found.tested)} rente`,
  },
  ...(found.single > 0 ? [{ label: 'Extra omdat je alleen koopt', value: whole(found.single) }] : []),
  ...(found.label > 0 ? [{ label: 'Extra door het energielabel', value: whole(found.label) }] : []),
  {
    label: 'Lenen door de waarde van het huis',
    value: whole(found.byValue),
    how: 'De laagste van de twee telt',
  },
]

const outcomeOf = (needed: number, short: number, maximum: number): string => {
  if (needed === 0) return 'Je hebt genoeg eigen geld: voor dit huis is geen hypotheek nodig.'
  return short > 0
    ? `Je komt ${whole(short)} tekort: je kunt tot ${whole(maximum)} lenen.`
    : `Dit past: je hebt ${whole(needed)} nodig en kunt tot ${whole(maximum)} lenen.`
}

const changesOf = (of: Borrower, maximum: number, day: string): string[] => {
  const dearer = { ...of, rate: of.rate + 1 }
  const more = lendingOf({ ...of, debts: 0, study: 0 }, day).maximum - maximum
  const room = measureRoom.on(day).value[of.label]
  return [
    `Bij ${formatPercentage(dearer.rate)} rente kun je tot ${whole(lendingOf(dearer, day).maximum)} lenen.`,
    ...(more > 0 ? [`Zonder je andere leningen kun je ${whole(more)} meer lenen.`] : []),
    ...(room > 0
      ? [`Ga je het huis verduurzamen? Dan mag je bij een bank tot ${whole(room)} extra lenen.`]
      : []),
  ]
}

const advice = [
  'Heb je een eigen bedrijf, tijdelijk werk of partneralimentatie? Dan rekent een bank anders.',
  'Een bank mag strenger zijn dan deze regels. Het extra bedrag voor wie alleen koopt is geen recht.',
  'Krijg je binnen 10 jaar AOW? Dan kijkt een bank ook naar je inkomen van dan.',
  'Andere leningen tellen bij een bank soms zwaarder dan wat je betaalt. Een krediet telt vaak voor 2% per maand.',
]

const figuresOf = (of: Borrower, { share }: Lending, day: string) => [
  figureUsed(financingShares.label, financingShares.on(day), () => formatPercentage(share / 10)),
  ...(of.fixed === 'short' ? [figureUsed(testRate.label, testRate.on(day), formatPercentage)] : []),
  figureUsed(labelRoom.label, labelRoom.on(day), (rooms) => whole(rooms[of.label])),
  ...(of.isAlone ? [figureUsed(singleRoom.label, singleRoom.on(day), ({ room }) => whole(room))] : []),
  ...(of.study
    ? [figureUsed(studyLoanFactor.label, studyLoanFactor.on(day), () => 'een tabel naar je hypotheekrente')]
    : []),
]

/** Calculates whether somebody can pay for a home: what they may borrow by income and by value, and what is needed. */
export const resultFor = (answers: Parsed<typeof asks>, day: string): ToolResult => {
  const of = borrowerOf(answers)
  const found = lendingOf(of, day)
  const { maximum, share, byIncome, byValue } = found
  const needed = Math.max(0, answers.price - (answers.own ?? 0))
  const short = Math.max(0, needed - maximum)
  const cost = Math.round(monthlyOf(needed, of.rate))
  const testedWith = Math.round(found.tested * 1000)
  return {
    outcome: outcomeOf(needed, short, maximum),
    values: { share, testRate: testedWith, byIncome, byValue, maximum, needed, short, cost },
    rows: [
      ...stepsOf(of, found),
      { label: 'Wat je nodig hebt', value: whole(needed), how: 'De prijs min je eigen geld' },
      {
        label: 'Dat kost per maand, bruto',
        value: formatCents(cost),
        how: `In 30 jaar afgelost, bij ${formatPercentage(of.rate)} rente`,
      },
    ],
    chart: {
      title: 'Wat je kunt lenen, naast wat je nodig hebt',
      kind: 'bars',
      labels: ['Door inkomen', 'Door waarde', 'Nodig'],
      series: [{ name: 'Bedrag', values: [found.withExtra, byValue, needed] }],
      write: whole,
    },
    figures: figuresOf(of, found, day),
    changes: changesOf(of, maximum, day),
    advice,
  }
}
