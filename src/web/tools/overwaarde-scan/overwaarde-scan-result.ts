import { equityOf, type OwnedHome } from '../../../core/calculations/home-equity.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  cautiousLoanShare,
  energyLoanShare,
  equityReserveYears,
  sellingAgentShare,
  sellingCosts,
} from '../../../core/figures/home-equity.ts'
import { loanToValue } from '../../../core/figures/lending-norms.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { figureUsed, type ToolChart, type ToolResult, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './overwaarde-scan-asks.ts'

const told = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

type Equity = ReturnType<typeof equityOf>

type Part = Omit<ToolResult, 'values'>

const row = (label: string, cents: Cents, how: string): ToolRow => ({
  ...{ label, value: formatCents(cents), how },
})

const barsOf = (title: string, bars: Record<string, Cents>): ToolChart => ({
  ...{ title, kind: 'bars', write: formatWholeEuros },
  labels: Object.keys(bars),
  series: [{ name: 'Bedrag', values: Object.values(bars) }],
})

/** Percentage by which the value of the home is lowered to show the effect. */
const lower = 5

const ofLess = (home: OwnedHome, day: string) =>
  equityOf({ ...home, value: Math.round((home.value * (100 - lower)) / 100) }, day)

/**
 * Says how much the value of the home allows to borrow. `energy` is the amount in cents that somebody wants to borrow to save
 * energy, for which the limit is higher.
 */
const roomInWords = ({ cautious, most, mostEnergy }: Equity, energy = 0): string => {
  if (most > 0)
    return `Voor de waarde van je huis kun je hoogstens ${formatWholeEuros(most)} extra lenen; ${
      cautious > 0 ? `veel banken gaan tot ${formatWholeEuros(cautious)}` : 'veel banken doen dat niet'
    }.`
  return energy > 0 && mostEnergy > 0
    ? `De waarde van je huis geeft alleen ruimte om energie te besparen: hoogstens ${formatWholeEuros(mostEnergy)}.`
    : 'De waarde van je huis geeft geen ruimte om extra te lenen.'
}

/** The part for an owner who stays and borrows more. */
const borrowingPart = (home: OwnedHome, equity: Equity, day: string): Part => {
  const { cautious, most, mostEnergy } = equity
  const { debt, energy } = home
  const how = (of: Figure<number>) => `${formatPercentage(of.on(day).value)} van de waarde, min je hypotheek`
  return {
    outcome: roomInWords(equity, energy),
    rows: [
      row('Extra lenen, zoals veel banken', cautious, how(cautiousLoanShare)),
      row('Extra lenen, hoogstens', most, how(loanToValue)),
      ...(energy ? [row('Met energie besparen erbij', mostEnergy, `Tot ${how(energyLoanShare)}`)] : []),
    ],
    chart: barsOf('Je hypotheek nu, en als je extra leent', {
      Nu: debt,
      'Veel banken': debt + cautious,
      Hoogstens: debt + most,
    }),
    figures: [cautiousLoanShare, loanToValue, ...(energy ? [energyLoanShare] : [])].map((one) =>
      told(one, day, formatPercentage),
    ),
    changes: [
      `Is je huis ${lower}% minder waard? Dan leen je hoogstens ${formatWholeEuros(ofLess(home, day).most)} extra.`,
    ],
    advice: [
      'Een bank kijkt ook naar je inkomen en je leeftijd. Een adviseur rekent uit wat je echt mag lenen.',
      'Geef je het geld niet uit aan je huis? Dan trek je de rente meestal niet af.',
    ],
  }
}

const leftOver = (left: Cents) =>
  left < 0
    ? `kom je ${formatWholeEuros(-left)} tekort om alles af te lossen`
    : `houd je ongeveer ${formatWholeEuros(left)} over`

/** The part for an owner who sells. */
const sellingPart = (home: OwnedHome, { costs, left }: Equity, day: string): Part => {
  const isAverage = home.costs === undefined
  const agent = formatPercentage(sellingAgentShare.on(day).value)
  const rest = formatCents(sellingCosts.on(day).value)
  return {
    outcome: `Als je verkoopt, ${leftOver(left)}.`,
    rows: [
      row(
        'Kosten van verkoop',
        costs,
        isAverage ? `Makelaar ${agent} van de waarde, en ${rest} voor label en notaris` : 'Zoals je invulde.',
      ),
      row(
        left < 0 ? 'Tekort na verkoop' : 'Over na verkoop',
        Math.abs(left),
        'Waarde, min hypotheek, min kosten',
      ),
    ],
    chart: barsOf('Wat er van de waarde van je huis overblijft', {
      ...{ Waarde: home.value, Hypotheek: home.debt, Kosten: costs, Over: Math.max(0, left) },
    }),
    figures: isAverage
      ? [told(sellingAgentShare, day, formatPercentage), told(sellingCosts, day, formatCents)]
      : [],
    changes: [`Is je huis ${lower}% minder waard? Dan ${leftOver(ofLess(home, day).left)}.`],
    advice: [
      'Wat je huis waard is, weet een taxateur. Los je eerder af dan afgesproken, dan kan de bank iets rekenen.',
    ],
  }
}

/** The part for an owner who sells and buys again. */
const movingPart = (home: OwnedHome, equity: Equity, day: string): Part => {
  const { left, reserve, deductible } = equity
  const { next = 0, nextCosts = 0 } = home
  const part = sellingPart(home, equity, day)
  return {
    ...part,
    outcome: `Als je verkoopt, ${leftOver(left)}, en van je nieuwe hypotheek trek je over hoogstens ${formatWholeEuros(deductible)} rente af.`,
    rows: [
      ...part.rows,
      row(
        'Overwaarde voor de belasting',
        reserve,
        'Waarde, min kosten, min het deel van je hypotheek voor je huis',
      ),
      row(
        'Hypotheek met renteaftrek, hoogstens',
        deductible,
        `${formatCents(next)} plus ${formatCents(nextCosts)} kosten, min die overwaarde`,
      ),
    ],
    figures: [...(part.figures ?? []), told(equityReserveYears, day, (years) => `${years} jaar`)],
    changes: [
      ...part.changes,
      `Koop je pas na ${equityReserveYears.on(day).value} jaar weer een huis? Dan telt je overwaarde niet meer mee voor de renteaftrek.`,
    ],
    advice: [
      'Heb je al eerder een huis met winst verkocht, of ga je uit elkaar? Dan is de som anders. Vraag een adviseur.',
      'Hoeveel je mag lenen hangt af van je inkomen. Dat zit niet in deze som.',
    ],
  }
}

const parts = { know: sellingPart, move: movingPart, borrow: borrowingPart }

/**
 * Calculates what is left of a home after a sale, how much its value allows to borrow, and what a sale means for the next
 * mortgage.
 */
export const resultFor = (home: Parsed<typeof asks>, today: string): ToolResult => {
  const equity = equityOf(home, today)
  const { surplus, ltv } = equity
  const part = parts[home.plan](home, equity, today)
  return {
    ...part,
    values: equity,
    rows: [
      row(surplus < 0 ? 'Tekort' : 'Overwaarde', Math.abs(surplus), 'Waarde min je hypotheek'),
      { label: 'Hypotheek als deel van de waarde', value: formatPercentage(ltv / 100) },
      ...part.rows,
    ],
  }
}
