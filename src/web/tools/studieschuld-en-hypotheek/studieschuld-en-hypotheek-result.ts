import { loanOf, monthlyOf, studyFactorOf, testedRate } from '../../../core/calculations/lending.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import { testRate } from '../../../core/figures/lending-norms.ts'
import { studyLoanFactor, studyLoanRate, studyLoanYears } from '../../../core/figures/study-loan.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolChart } from '../../engine/tool/define-tool.ts'
import type { asks } from './studieschuld-en-hypotheek-asks.ts'

type Scheme = 'old' | 'new'

/** A study loan of which the debt is known, but not the monthly payment. */
interface StudyDebt {
  debt: number
  scheme: Scheme
  loanRate?: number | undefined
}

/** The monthly payment to DUO by the legal rules, in cents with fractions, with the rate and the number of years. */
const byRules = ({ debt, scheme, loanRate }: StudyDebt, day: string) => {
  const percents = loanRate ?? studyLoanRate.on(day).value[scheme]
  const years = studyLoanYears.on(day).value[scheme]
  return { years, percents, monthly: monthlyOf(debt, percents, years * 12) }
}

const rounded = (cents: number) => formatCents(Math.round(cents))

const times = (factor: number) => factor.toLocaleString('nl-NL', { minimumFractionDigits: 2 })

/** A chart of how much each of the two schemes lowers the mortgage, in cents. */
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

/** Calculates how much a study loan lowers the mortgage that somebody can get. */
export const resultFor = (
  { monthly: known, debt = 0, scheme = 'new', loanRate, ...answers }: Parsed<typeof asks>,
  day: string,
): ToolResult => {
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
      ...(answers.fixed === 'short' ? [figureUsed(testRate.label, testRate.on(day), formatPercentage)] : []),
      ...(!isKnown && loanRate === undefined
        ? [figureUsed(studyLoanRate.label, studyLoanRate.on(day), (of) => formatPercentage(of[scheme]))]
        : []),
    ],
    changes: [
      ...(monthly > 10_00
        ? [`Elke € 10,00 per maand minder bij DUO geeft ${formatWholeEuros(lessFor(10_00))} meer hypotheek.`]
        : []),
      ...(!isKnown && debt > 1_000_00
        ? [`Heb je € 1.000,00 minder schuld? Dan scheelt dat ${formatWholeEuros((less * 1_000_00) / debt)}.`]
        : []),
    ],
    advice,
  }
}
