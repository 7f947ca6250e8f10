import {
  firstMonthOf,
  interestDuring,
  interestTaxRelief,
  penaltyOf,
  type RepaidPart,
  type RepaymentForm,
} from '../../../core/calculations/early-repayment.ts'
import { freeOf } from '../../../core/calculations/penalty-free.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import { deductionRate, incomeTaxBrackets } from '../../../core/figures/income-tax.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolChart, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './rekenhulp-extra-aflossen-asks.ts'

interface Answers {
  form: RepaymentForm
  original: Cents
  rate: number
  years?: number | undefined
  fixedMonths: number
  extra: Cents
  free: number
  repaid?: Cents | undefined
  comparison?: number | undefined
  savings: number
  income?: Cents | undefined
}

/** All amounts of the result, up to the end of the fixed-rate period, because the rate after it is unknown. */
const countedOf = ({ extra, rate, fixedMonths, ...of }: Answers, day: string) => {
  const months = of.form === 'interest' ? fixedMonths : (of.years ?? 1) * 12
  const part: RepaidPart = { form: of.form, amount: extra, rate, months }
  const free = freeOf(of.original, of.free, of.repaid ?? 0)
  const chargeable = Math.max(0, extra - free)
  const { lost, penalty } = penaltyOf({ ...part, amount: chargeable }, fixedMonths, of.comparison ?? rate)
  const back = of.income === undefined ? 0 : interestTaxRelief(of.income, day)
  const afterTax = (amount: Cents) => Math.round((amount * (100 - back)) / 100)
  const saved = interestDuring(part, fixedMonths)
  const firstYear = interestDuring(part, 12)
  const net = afterTax(saved) - afterTax(penalty)
  const values = {
    ...{ free, chargeable, lost, penalty, saved, net, firstYear },
    firstYearNet: afterTax(firstYear),
    onSavings: Math.round((extra * of.savings) / 100),
    monthLess: Math.round(firstMonthOf(part)),
  }
  return { part, back, afterTax, values }
}

type Counted = ReturnType<typeof countedOf>

/** The label of the amount after the penalty, which counts as interest for who deducts interest. */
const penaltyWords = (back: number) => (back > 0 ? 'Na de boete. Die trek je af zoals rente.' : 'Na de boete')

const rowsOf = ({ values: of, back, afterTax }: Counted, answers: Answers): ToolRow[] => [
  {
    label: 'Wat je zonder boete mag aflossen',
    value: formatCents(of.free),
    how: `${formatPercentage(answers.free)} van ${formatCents(answers.original)}${
      answers.repaid ? `, min ${formatCents(answers.repaid)} van dit jaar` : ''
    }`,
  },
  ...(of.chargeable > 0
    ? [
        {
          label: 'Boete over de rest',
          value: formatCents(of.penalty),
          how: `De bank mist ${formatCents(of.lost)} rente over ${formatCents(of.chargeable)}. Teruggerekend naar nu is dat minder.`,
        },
      ]
    : []),
  {
    label: 'Rente die je niet meer betaalt',
    value: formatCents(of.saved),
    how: `In ${answers.fixedMonths} maanden, bij ${formatPercentage(answers.rate)} rente`,
  },
  ...(back > 0
    ? [
        {
          label: 'Wat je daarvan na belasting merkt',
          value: formatCents(afterTax(of.saved)),
          how: `Over rente krijg je ${formatPercentage(back)} terug van de Belastingdienst. Het eigenwoningforfait tellen we niet mee`,
        },
      ]
    : []),
  {
    label: 'Wat je overhoudt',
    value: formatCents(of.net),
    how: of.penalty > 0 ? penaltyWords(back) : 'Zonder boete',
  },
  { label: 'Je maandbedrag daalt met', value: formatCents(of.monthLess) },
]

const chartOf = ({ part, afterTax, values }: Counted, during: number): ToolChart => {
  const ends = Array.from({ length: Math.ceil(during / 12) }, (_, at) => Math.min(during, (at + 1) * 12))
  return {
    title: 'Wat je bespaart tot en met elk jaar, naast de rente op je spaarrekening',
    kind: 'line',
    labels: ends.map((_, at) => `Jaar ${at + 1}`),
    series: [
      { name: 'Minder rente', values: ends.map((months) => afterTax(interestDuring(part, months))) },
      { name: 'Spaarrente', values: ends.map((months) => Math.round((values.onSavings * months) / 12)) },
      ...(values.penalty > 0 ? [{ name: 'Boete', values: ends.map(() => afterTax(values.penalty)) }] : []),
    ],
    write: formatCents,
  }
}

const outcomeOf = ({ net, penalty }: Counted['values']) => {
  // The penalty is never more than the interest, so repaying never costs money.
  if (net <= 0)
    return penalty > 0
      ? 'Dit levert niets op: de boete is even hoog als de rente die je bespaart.'
      : 'Dit levert niets op: over dit leningdeel betaal je geen rente.'
  return `Tot je rente verandert, houd je hier ${formatCents(net)} aan over${
    penalty > 0 ? `, na een boete van ${formatCents(penalty)}` : ''
  }.`
}

const advice = [
  'Je bank moet laten zien hoe de boete is berekend. Vraag dat op voor je aflost.',
  'Bij sommige banken blijft je maandbedrag gelijk. Dan ben je eerder klaar en bespaar je later meer.',
  'Houd geld over voor onverwachte kosten. Wat je aflost, krijg je niet zomaar terug.',
  'Krijg je AOW, of is je hypotheek bijna afgelost? Dan krijg je vaak minder belasting terug. Een adviseur rekent dat uit.',
]

/** Calculates what repaying a part of a mortgage early brings, and the penalty that the lender may charge. */
export const resultFor = (answers: Parsed<typeof asks>, day: string): ToolResult => {
  const found = countedOf(answers, day)
  const { values, back } = found
  return {
    outcome: outcomeOf(values),
    values,
    rows: rowsOf(found, answers),
    chart: chartOf(found, answers.fixedMonths),
    figures:
      back > 0
        ? [
            figureUsed(incomeTaxBrackets.label, incomeTaxBrackets.on(day), () => formatPercentage(back)),
            figureUsed(deductionRate.label, deductionRate.on(day), formatPercentage),
          ]
        : [],
    changes: [
      // Left out where the fixed-rate period is shorter than a year, because the rate after it is unknown.
      ...(answers.fixedMonths >= 12
        ? [
            `Het eerste jaar scheelt het ${formatCents(values.firstYearNet)}. Op je spaarrekening geeft dit geld dan ${formatCents(values.onSavings)} rente.`,
          ]
        : []),
      ...(values.penalty > 0 && values.free > 0
        ? [`Los je dit jaar alleen ${formatCents(values.free)} af? Dan betaal je geen boete.`]
        : []),
    ],
    advice,
  }
}
