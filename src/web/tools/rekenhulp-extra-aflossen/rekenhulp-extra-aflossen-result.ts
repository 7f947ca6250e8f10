import {
  firstMonthOf,
  interestDuring,
  interestTaxRelief,
  penaltyOf,
  type RepaidPart,
  type RepaymentForm,
  savingsInterestMissed,
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
  const missed = savingsInterestMissed(part, of.savings, fixedMonths)
  const net = afterTax(saved) - afterTax(penalty) - missed
  const values = {
    ...{ free, chargeable, lost, penalty, saved, missed, net, firstYear },
    firstYearNet: afterTax(firstYear),
    onSavings: savingsInterestMissed(part, of.savings, 12),
    monthLess: Math.round(firstMonthOf(part)),
  }
  return { part, back, afterTax, values }
}

type Counted = ReturnType<typeof countedOf>

const nothingLost = 'Je bank mist geen rente: wat een bank nu vraagt, is niet lager dan jouw rente.'

const penaltyRow = ({ values: of, back, afterTax }: Counted): ToolRow => ({
  label: 'Min de boete',
  value: formatCents(afterTax(of.penalty)),
  how:
    of.lost === 0
      ? nothingLost
      : `Over ${formatCents(of.chargeable)} mist je bank ${formatCents(of.lost)} rente. Teruggerekend naar nu is dat ${formatCents(of.penalty)}.${
          back > 0 ? ' Die trek je af zoals rente.' : ''
        }`,
})

const savingsRow = ({ missed }: Counted['values'], { form, extra, savings }: Answers): ToolRow => ({
  label: 'Min de spaarrente die je mist',
  value: formatCents(missed),
  how:
    form === 'interest'
      ? `${formatPercentage(savings)} per jaar van ${formatCents(extra)}`
      : `${formatPercentage(savings)} per jaar. Je maandbedrag daalt, en wat je zo overhoudt, spaar je weer`,
})

/** The amount that is left, and below it what it is made of. */
const rowsOf = (counted: Counted, answers: Answers): ToolRow[] => {
  const { values: of, back, afterTax } = counted
  return [
    {
      label: of.net < 0 ? 'Wat het je kost' : 'Wat je overhoudt',
      value: formatCents(Math.abs(of.net)),
      how: `In de ${answers.fixedMonths} maanden dat je rente nog vaststaat`,
    },
    {
      label: 'Rente die je niet meer betaalt',
      value: formatCents(of.saved),
      how: `Bij ${formatPercentage(answers.rate)} rente`,
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
    ...(of.chargeable > 0 ? [penaltyRow(counted)] : []),
    ...(of.missed > 0 ? [savingsRow(of, answers)] : []),
    {
      label: 'Wat je zonder boete mag aflossen',
      value: formatCents(of.free),
      how: `${formatPercentage(answers.free)} van ${formatCents(answers.original)}${
        answers.repaid ? `, min ${formatCents(answers.repaid)} van dit jaar` : ''
      }`,
    },
    { label: 'Je maandbedrag daalt met', value: formatCents(of.monthLess) },
  ]
}

const chartOf = (
  { part, afterTax, values }: Counted,
  { fixedMonths: during, savings }: Answers,
): ToolChart => {
  const ends = Array.from({ length: Math.ceil(during / 12) }, (_, at) => Math.min(during, (at + 1) * 12))
  return {
    title: 'Wat je bespaart tot en met elk jaar, naast de rente op je spaarrekening',
    kind: 'line',
    labels: ends.map((_, at) => `Jaar ${at + 1}`),
    series: [
      { name: 'Minder rente', values: ends.map((months) => afterTax(interestDuring(part, months))) },
      { name: 'Spaarrente', values: ends.map((months) => savingsInterestMissed(part, savings, months)) },
      ...(values.penalty > 0 ? [{ name: 'Boete', values: ends.map(() => afterTax(values.penalty)) }] : []),
    ],
    write: formatCents,
  }
}

const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

/** What is as high as the interest that is saved, or higher, to continue a sentence. */
const reasonOf = ({ penalty, missed }: Counted['values']) => {
  if (missed === 0) return 'de boete is'
  return penalty > 0 ? 'de boete en de spaarrente die je mist, zijn samen' : 'de spaarrente die je mist, is'
}

const outcomeOf = (values: Counted['values']) => {
  const { net, penalty, missed } = values
  const costs = [
    ...(penalty > 0 ? [`een boete van ${formatCents(penalty)}`] : []),
    ...(missed > 0 ? [`${formatCents(missed)} spaarrente die je mist`] : []),
  ]
  if (net > 0)
    return `Tot je rente verandert, houd je hier ${formatCents(net)} aan over${
      costs.length > 0 ? `, na ${listed.format(costs)}` : ''
    }.`
  if (costs.length === 0) return 'Dit levert niets op: over dit leningdeel betaal je geen rente.'
  return net < 0
    ? `Tot je rente verandert, kost dit je ${formatCents(-net)}: ${reasonOf(values)} hoger dan de rente die je bespaart.`
    : `Dit levert niets op: ${reasonOf(values)} even hoog als de rente die je bespaart.`
}

const advice = [
  'Je bank moet laten zien hoe de boete is berekend. Vraag dat op voor je aflost.',
  'Bij sommige banken blijft je maandbedrag gelijk. Dan ben je eerder klaar en bespaar je later meer.',
  'Houd geld over voor onverwachte kosten. Wat je aflost, krijg je niet zomaar terug.',
  'Betaal je belasting over je spaargeld? Dan levert aflossen iets meer op.',
  'Krijg je AOW, of is je hypotheek bijna afgelost? Dan krijg je vaak minder belasting terug. Een adviseur rekent dat uit.',
]

/**
 * Calculates what repaying a part of a mortgage early brings, less the penalty that the lender may charge and the interest that
 * the money would have earned as savings.
 */
export const resultFor = (answers: Parsed<typeof asks>, day: string): ToolResult => {
  const found = countedOf(answers, day)
  const { values, back } = found
  return {
    outcome: outcomeOf(values),
    values,
    rows: rowsOf(found, answers),
    chart: chartOf(found, answers),
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
            `Het eerste jaar betaal je ${formatCents(values.firstYearNet)} minder rente${
              values.onSavings > 0 ? `, en mis je ${formatCents(values.onSavings)} spaarrente` : ''
            }.`,
          ]
        : []),
      ...(values.penalty > 0 && values.free > 0
        ? [`Los je dit jaar alleen ${formatCents(values.free)} af? Dan betaal je geen boete.`]
        : []),
    ],
    advice,
  }
}
