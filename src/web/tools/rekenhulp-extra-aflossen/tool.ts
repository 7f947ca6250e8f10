import {
  firstMonthOf,
  freeOf,
  interestBack,
  interestDuring,
  penaltyOf,
  type RepaidPart,
  type RepaymentForm,
} from '../../../core/calculations/early-repayment.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage, percentage } from '../../../core/fields/percentage.ts'
import { wholeNumber } from '../../../core/fields/whole-number.ts'
import { deductionRate, incomeTaxBrackets } from '../../../core/figures/income-tax.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { defineTool, figureUsed, type ToolChart, type ToolRow } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

const most = 10_000_000_00
const yearsSentence = 'Vul een looptijd in van 1 tot en met 40 jaar.'
const monthsSentence = 'Vul 1 tot en met 360 maanden in.'

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

/** All that comes of it, until the rate is set anew: nobody knows the rate of afterwards. */
const countedOf = ({ extra, rate, fixedMonths, ...of }: Answers, day: string) => {
  const months = of.form === 'interest' ? fixedMonths : (of.years ?? 1) * 12
  const part: RepaidPart = { form: of.form, amount: extra, rate, months }
  const free = freeOf(of.original, of.free, of.repaid ?? 0)
  const chargeable = Math.max(0, extra - free)
  const { lost, penalty } = penaltyOf({ ...part, amount: chargeable }, fixedMonths, of.comparison ?? rate)
  const back = of.income === undefined ? 0 : interestBack(of.income, day)
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

/** The penalty counts as interest, for who deducts that. */
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
          how: `Over rente krijg je ${formatPercentage(back)} terug van de Belastingdienst`,
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

/** What is saved by the end of each year, beside what the same money brings on a savings account. */
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
  if (net <= 0) return `Dit levert niets op: de boete is ${formatCents(penalty)}.`
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

/** What repaying a part of a mortgage before its time brings, and what the lender may ask for it. */
export const tool = defineTool({
  key: 'rekenhulp_extra_aflossen',
  title: 'Wat levert extra aflossen op?',
  intro: 'Vul één leningdeel in. Heb je er meer? Reken ze dan na elkaar uit.',
  asks: {
    form: choice({
      label: 'Hoe los je dit leningdeel af?',
      options: [
        { value: 'annuity', label: 'Annuïtair: elke maand hetzelfde bedrag' },
        { value: 'linear', label: 'Lineair: elke maand evenveel aflossing' },
        { value: 'interest', label: 'Aflossingsvrij' },
      ],
    }),
    original: money({ label: 'Wat je ooit leende', min: 1_000_00, max: most }),
    debt: money({ label: 'Wat je nu nog moet aflossen', min: 1_00, max: most }),
    rate: percentage({ label: 'Je rente', max: 15 }),
    years: wholeNumber(
      { invalid: yearsSentence, min: 1, max: 40 },
      { label: 'Hoe lang loopt de lening nog?', example: '20', unit: 'jaar' },
    ),
    fixedMonths: wholeNumber(
      { invalid: monthsSentence, min: 1, max: 360 },
      { label: 'Hoe lang staat je rente nog vast?', example: '80', unit: 'maanden' },
    ),
    extra: money({ label: 'Wat wil je extra aflossen?', min: 1_00, max: most }),
    free: percentage({
      label: 'Hoeveel mag elk jaar zonder boete?',
      hint: 'Van wat je ooit leende. Vaak 10%, soms 20%. Het staat in je voorwaarden.',
    }),
    repaid: optional(money({ label: 'Dit jaar al extra afgelost', max: most })),
    comparison: percentage({
      label: 'Rente die je bank nu vraagt',
      hint: 'Voor een nieuwe lening, zo lang vast als jouw rente nog vaststaat.',
      max: 15,
    }),
    savings: percentage({ label: 'Rente op je spaargeld', max: 15 }),
    income: optional(
      money({
        label: 'Je bruto jaarinkomen',
        hint: 'Alleen als je de rente van dit leningdeel aftrekt. Anders laat je het leeg.',
        max: most,
      }),
    ),
  },
  initial: { free: '10' },
  shows: {
    years: ({ form }) => form !== undefined && form !== 'interest',
    comparison: ({ extra = 0, original = most, free = 100, repaid = 0 }) =>
      extra > freeOf(original, free, repaid),
  },
  rules: [
    {
      field: 'extra',
      message: 'Je kunt niet meer aflossen dan je nog moet.',
      ok: ({ extra = 0, debt = most }) => extra <= debt,
    },
  ],
  result: (answers, day) => {
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
        `Het eerste jaar scheelt het ${formatCents(values.firstYearNet)}. Op je spaarrekening geeft dit geld dan ${formatCents(values.onSavings)} rente.`,
        ...(values.penalty > 0
          ? [`Los je dit jaar alleen ${formatCents(values.free)} af? Dan betaal je geen boete.`]
          : []),
      ],
      advice,
    }
  },
  example: {
    answers: {
      ...{ form: 'annuity', original: '280.000', debt: '240.000', rate: '4,2', years: '24' },
      ...{ fixedMonths: '84', extra: '40.000', free: '10', comparison: '3,7', savings: '1,5' },
      income: '52.000',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('renteopslag', 'Kijk of je renteopslag omlaag kan', (kept) => ({ debt: kept.debt })),
    {
      label: 'Maak een geldplan',
      url: '/diensten/hypotheek/geldplan',
      funnel: 'geldplan',
      answers: () => ({}),
    },
    toAdviser('Ik wil extra aflossen op mijn hypotheek.'),
  ],
})
