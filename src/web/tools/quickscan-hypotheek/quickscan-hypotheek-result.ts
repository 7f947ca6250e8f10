import { lendingOf, monthlyOf } from '../../../core/calculations/lending.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import { financingShares, pensionAge, singleRoom } from '../../../core/figures/lending-norms.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed } from '../../engine/tool/define-tool.ts'
import { type asks, fixedAssumptions } from './quickscan-hypotheek-asks.ts'

/** Years before the state pension from which a lender also looks at the income after it (article 2, fourth paragraph). */
const lookAhead = 10

const whole = formatWholeEuros

const adviceFor = (age: number, pension: number) => [
  'Tijdelijk werk, een eigen bedrijf en alimentatie maken verschil. Een adviseur rekent dat voor je uit.',
  'Een bank kijkt ook naar je studieschuld en het energielabel. Dat rekent de financieringscheck mee.',
  ...(age < pension && age >= pension - lookAhead
    ? ['Je krijgt binnen 10 jaar AOW. Een bank kijkt dan ook naar je inkomen van later.']
    : []),
]

/** Cents a year by which the income is raised to show the effect. */
const raise = 1_000_00

/** Monthly costs of a home at the given rate, and at rates around it. */
const costsAround = (needed: number, rateNow: number) =>
  [rateNow - 1, rateNow, rateNow + 1, rateNow + 2]
    .filter((one) => one >= 0)
    .map((one) => ({ rate: formatPercentage(one), cost: Math.round(monthlyOf(needed, one)) }))

const outcomeOf = ({ maximum, byValue }: ReturnType<typeof lendingOf>, needed: number): string => {
  if (needed > maximum)
    return `Je kunt ongeveer ${whole(maximum)} lenen. Voor dit huis is dat ${whole(needed - maximum)} te weinig.`
  const most =
    maximum === byValue
      ? `hoogstens ${whole(maximum)} lenen: wat het waard is`
      : `ongeveer ${whole(maximum)} lenen`
  return `Voor dit huis kun je ${most}. ${needed === 0 ? 'Maar dat hoeft niet.' : 'Dat is genoeg.'}`
}

/** Calculates roughly how much somebody may borrow, how much a home needs, and what that costs a month. */
export const resultFor = (answers: Parsed<typeof asks>, day: string): ToolResult => {
  const pension = pensionAge.on(day).value
  const of = {
    ...answers,
    income: answers.income + (answers.partner ?? 0),
    isAlone: answers.who === 'alone',
    hasPension: answers.age >= pension,
    value: answers.price,
    ...fixedAssumptions,
  }
  const found = lendingOf(of, day)
  const { maximum, single, byIncome, byValue, share } = found
  const needed = Math.max(0, answers.price - (answers.own ?? 0))
  const short = Math.max(0, needed - maximum)
  const cost = Math.round(monthlyOf(needed, of.rate))
  const around = costsAround(needed, of.rate)
  const more = lendingOf({ ...of, income: of.income + raise }, day).maximum - maximum
  const dearer = { ...of, rate: of.rate + 1 }
  return {
    outcome: outcomeOf(found, needed),
    values: { income: of.income, maximum, needed, short, cost },
    rows: [
      {
        label: 'Lenen door je inkomen',
        value: whole(byIncome),
        how: `${formatPercentage(share / 10)} van ${whole(of.income)} per jaar${of.debts ? ', min je leningen' : ''}, bij ${formatPercentage(of.rate)} rente`,
      },
      ...(single > 0 ? [{ label: 'Extra omdat je alleen koopt', value: whole(single) }] : []),
      {
        label: 'Lenen door de waarde van het huis',
        value: whole(byValue),
        how: 'Een bank leent niet meer dan het huis waard is',
      },
      { label: 'Wat je nodig hebt', value: whole(needed), how: 'De prijs min je eigen geld' },
      {
        label: 'Dat kost per maand, bruto',
        value: formatCents(cost),
        how: `In 30 jaar afgelost, bij ${formatPercentage(of.rate)} rente`,
      },
    ],
    chart: {
      title: 'Wat je per maand betaalt bij een andere rente',
      kind: 'bars',
      labels: around.map((one) => one.rate),
      series: [{ name: 'Per maand, bruto', values: around.map((one) => one.cost) }],
      write: formatCents,
    },
    figures: [
      figureUsed(financingShares.label, financingShares.on(day), () => formatPercentage(share / 10)),
      ...(of.isAlone ? [figureUsed(singleRoom.label, singleRoom.on(day), ({ room }) => whole(room))] : []),
      figureUsed(pensionAge.label, pensionAge.on(day), (years) => `${years} jaar`),
    ],
    changes: [
      ...(more > 0
        ? [`Verdien je ${whole(raise)} per jaar meer? Dan kun je ${whole(more)} meer lenen.`]
        : []),
      `Bij ${formatPercentage(dearer.rate)} rente kun je ongeveer ${whole(lendingOf(dearer, day).maximum)} lenen.`,
    ],
    advice: adviceFor(answers.age, pension),
  }
}
