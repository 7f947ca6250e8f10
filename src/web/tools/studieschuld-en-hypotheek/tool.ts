import { loanOf, monthlyOf, studyFactorOf, testedRate } from '../../../core/calculations/lending.ts'
import { fixed, rate } from '../../../core/fields/borrower.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice, yesNo } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage, percentage } from '../../../core/fields/percentage.ts'
import { testRate } from '../../../core/figures/lending-norms.ts'
import { studyLoanFactor, studyLoanRate, studyLoanYears } from '../../../core/figures/study-loan.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { defineTool, figureUsed, type ToolChart } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

type Scheme = 'old' | 'new'

/** A study loan of which one knows what is owed, not what is paid a month. */
interface Owed {
  debt: number
  scheme: Scheme
  loanRate?: number | undefined
}

/** What is paid a month at DUO by the rules, in cents and fractions of them, with the rate and the years. */
const byRules = ({ debt, scheme, loanRate }: Owed, day: string) => {
  const percents = loanRate ?? studyLoanRate.on(day).value[scheme]
  const years = studyLoanYears.on(day).value[scheme]
  return { years, percents, monthly: monthlyOf(debt, percents, years * 12) }
}

const rounded = (cents: number) => formatCents(Math.round(cents))
const times = (factor: number) => factor.toLocaleString('nl-NL', { minimumFractionDigits: 2 })

/** What both rules take of a mortgage, in cents. */
const chartOf = (less: Record<Scheme, number>): ToolChart => ({
  title: 'Wat je minder kunt lenen als je 35 of 15 jaar over je studieschuld mag doen',
  kind: 'bars',
  labels: ['In 35 jaar', 'In 15 jaar'],
  series: [{ name: 'Minder lenen', values: [less.new, less.old] }],
  write: formatWholeEuros,
})

const advice = [
  'Betaal je nu minder door je inkomen, of nog niets? Een bank rekent dan met het wettelijke maandbedrag.',
  'Los je extra af? Dan stelt DUO je maandbedrag opnieuw vast. Een bank rekent met dat nieuwe bedrag.',
  'Trek je de rente van je hypotheek niet af? Dan telt je maandbedrag één keer. Een adviseur weet wat voor jou geldt.',
  'Vertel altijd dat je een studieschuld hebt. Je tekent ervoor dat je aanvraag klopt.',
]

/** What a study loan takes of a mortgage. */
export const tool = defineTool({
  key: 'studieschuld_en_hypotheek',
  title: 'Wat doet je studieschuld met je hypotheek?',
  asks: {
    knows: yesNo({ label: 'Weet je wat je per maand aan DUO betaalt?' }),
    monthly: money({
      label: 'Je wettelijke maandbedrag bij DUO',
      hint: 'Dit staat in Mijn DUO. Het is soms hoger dan wat je nu betaalt.',
      max: 10_000_00,
    }),
    debt: money({ label: 'Wat je nog moet terugbetalen', max: 500_000_00 }),
    scheme: choice({
      label: 'Hoe lang mag je erover doen?',
      options: [
        { value: 'new', label: '35 jaar (SF35)' },
        { value: 'old', label: '15 jaar (SF15)' },
      ],
    }),
    loanRate: optional(
      percentage({
        label: 'Rente op je studieschuld',
        hint: 'Laat je dit leeg? Dan nemen we de rente van dit jaar.',
        max: 15,
      }),
    ),
    ...{ rate, fixed },
  },
  shows: {
    monthly: ({ knows }) => knows === 'yes',
    debt: ({ knows }) => knows === 'no',
    scheme: ({ knows }) => knows === 'no',
    loanRate: ({ knows }) => knows === 'no',
  },
  result: ({ monthly: known, debt = 0, scheme = 'new', loanRate, ...answers }, day) => {
    const isKnown = answers.knows === 'yes'
    const rules = byRules({ debt, scheme, loanRate }, day)
    const monthly = isKnown ? known : rules.monthly
    const tested = testedRate(answers.rate, answers.fixed, day)
    const factor = studyFactorOf(tested, day)
    const lessFor = (paid: number) => Math.round(loanOf(paid * factor, tested) / 100) * 100
    const less = lessFor(monthly)
    const lessBy = (of: Scheme) => lessFor(byRules({ debt, scheme: of, loanRate }, day).monthly)
    return {
      outcome: `Door je studieschuld kun je ${formatWholeEuros(less)} minder lenen.`,
      values: {
        monthly: Math.round(monthly),
        factor: Math.round(factor * 100),
        weighed: Math.round(monthly * factor),
        less,
      },
      rows: [
        {
          label: 'Wat je DUO per maand betaalt',
          value: rounded(monthly),
          how: isKnown
            ? 'Zoals je invulde'
            : `${formatCents(debt)} in ${rules.years} jaar, bij ${formatPercentage(rules.percents)} rente`,
        },
        {
          label: 'Wat dat per maand scheelt voor je hypotheek',
          value: rounded(monthly * factor),
          how: `${rounded(monthly)} keer ${times(factor)}, bij ${formatPercentage(tested)} hypotheekrente`,
        },
        {
          label: 'Wat je minder kunt lenen',
          value: formatWholeEuros(less),
          how: 'Zoveel los je met dat bedrag af in 30 jaar',
        },
      ],
      ...(!isKnown && { chart: chartOf({ new: lessBy('new'), old: lessBy('old') }) }),
      figures: [
        figureUsed(studyLoanFactor.label, studyLoanFactor.on(day), () => `${times(factor)} keer`),
        ...(answers.fixed === 'short'
          ? [figureUsed(testRate.label, testRate.on(day), formatPercentage)]
          : []),
        ...(!isKnown && loanRate === undefined
          ? [figureUsed(studyLoanRate.label, studyLoanRate.on(day), (of) => formatPercentage(of[scheme]))]
          : []),
      ],
      changes: [
        `Elke € 10,00 per maand minder bij DUO geeft ${formatWholeEuros(lessFor(10_00))} meer hypotheek.`,
        ...(isKnown
          ? []
          : [
              `Heb je € 1.000,00 minder schuld? Dan scheelt dat ${formatWholeEuros((less * 1_000_00) / Math.max(debt, 1))}.`,
            ]),
      ],
      advice,
    }
  },
  example: {
    answers: { knows: 'no', debt: '25.000', scheme: 'new', rate: '4', fixed: 'long' },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('financieringscheck', 'Bekijk of je een huis kunt betalen', (kept, { monthly = 0 }) => ({
      ...{ rate: kept.rate, fixed: kept.fixed },
      study: formatCents(monthly).replace('€ ', ''),
    })),
    toAdviser('Ik heb een studieschuld en wil een huis kopen.'),
  ],
})
