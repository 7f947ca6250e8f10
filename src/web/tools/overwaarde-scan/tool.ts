import { equityOf, type OwnedHome } from '../../../core/calculations/home-equity.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage } from '../../../core/fields/percentage.ts'
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
import {
  defineTool,
  figureUsed,
  type ToolChart,
  type ToolResult,
  type ToolRow,
} from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

const max = 10_000_000_00
const amount = (label: string, hint?: string) => money({ label, max, ...(hint && { hint }) })

const asks = {
  value: money({
    label: 'Wat is je huis waard?',
    hint: 'Schat liever te laag dan te hoog. De WOZ-waarde is een goed begin.',
    min: 10_000_00,
    max,
  }),
  debt: amount('Hoeveel hypotheek moet je nog aflossen?', 'Is alles afgelost? Vul dan 0 in.'),
  plan: choice({
    label: 'Wat wil je weten?',
    options: [
      { value: 'know', label: 'Wat ik overhoud als ik verkoop' },
      { value: 'move', label: 'Wat ik overhoud, en hoeveel ik dan kan lenen met renteaftrek' },
      { value: 'borrow', label: 'Wat ik kan lenen als ik blijf' },
    ],
  }),
  costs: optional(
    amount('Kosten van verkoop', 'Makelaar, energielabel en notaris. Weet je het niet? Laat dit leeg.'),
  ),
  other: optional(
    amount(
      'Deel van je hypotheek dat niet voor je huis was',
      'Voor een auto of een schenking, bijvoorbeeld. Van dat deel trek je geen rente af.',
    ),
  ),
  next: amount('Prijs van je volgende huis'),
  nextCosts: optional(amount('Kosten koper van dat huis')),
  energy: optional(amount('Wat je wilt lenen om energie te besparen', 'Isolatie, bijvoorbeeld.')),
}

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

/** What the answer is when the home is worth so many percents less. */
const lower = 5
const ofLess = (home: OwnedHome, day: string) =>
  equityOf({ ...home, value: Math.round((home.value * (100 - lower)) / 100) }, day)

/** For who stays, and borrows more. */
const borrowed = (home: OwnedHome, { cautious, most, mostEnergy }: Equity, day: string): Part => {
  const { debt, energy } = home
  const how = (of: Figure<number>) => `${formatPercentage(of.on(day).value)} van de waarde, min je hypotheek`
  return {
    outcome:
      most > 0
        ? `Voor de waarde van je huis kun je hoogstens ${formatWholeEuros(most)} extra lenen; veel banken gaan tot ${formatWholeEuros(cautious)}.`
        : 'De waarde van je huis geeft geen ruimte om extra te lenen.',
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
    : `hou je ongeveer ${formatWholeEuros(left)} over`

/** For who sells. */
const sold = (home: OwnedHome, { costs, left }: Equity, day: string): Part => {
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

/** For who sells and buys again. */
const moved = (home: OwnedHome, equity: Equity, day: string): Part => {
  const { left, reserve, deductible } = equity
  const { next = 0, nextCosts = 0 } = home
  const part = sold(home, equity, day)
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

const parts = { know: sold, move: moved, borrow: borrowed }

/** What is left of a home when it is sold, what its value lets one borrow, and what selling means for the next mortgage. */
export const tool = defineTool({
  key: 'overwaarde_scan',
  title: 'Reken je overwaarde uit',
  intro: 'Vul in wat je ongeveer weet. Alleen een taxateur zegt precies wat je huis waard is.',
  asks,
  shows: {
    costs: ({ plan }) => plan === 'know' || plan === 'move',
    other: ({ plan }) => plan === 'move',
    next: ({ plan }) => plan === 'move',
    nextCosts: ({ plan }) => plan === 'move',
    energy: ({ plan }) => plan === 'borrow',
  },
  rules: [
    {
      field: 'other',
      message: 'Dit is meer dan je hele hypotheek.',
      ok: ({ other = 0, debt = 0 }) => other <= debt,
    },
  ],
  prefill: (profile): Record<string, unknown> => {
    const { woz } = knownOfHome(profile, ['woz'])
    return woz === undefined ? {} : { value: woz }
  },
  result: (home, today) => {
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
  },
  example: {
    answers: { value: '450.000', debt: '260.000', plan: 'move', next: '550.000', nextCosts: '16.000' },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('berekenen_kosten_koper', 'Reken de kosten van je volgende huis uit', ({ next: price }) => ({
      price,
    })),
    toAdviser('Ik wil weten wat ik met mijn overwaarde kan.'),
  ],
})
