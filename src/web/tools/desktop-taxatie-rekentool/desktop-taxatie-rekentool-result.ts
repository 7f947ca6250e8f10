import { desktopValuation, type Hindrance } from '../../../core/calculations/desktop-valuation.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  desktopCost,
  desktopLimit,
  type Range,
  valuationCost,
} from '../../../core/figures/desktop-valuation.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatEurosUp, formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { figureUsed, type ToolResult, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './desktop-taxatie-rekentool-asks.ts'

type Counted = ReturnType<typeof desktopValuation>

const figureOn = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

/** Writes a range as `€ 600 tot € 900`, or as one amount where both ends are the same. */
const rangeInWords = ({ least, most }: Range) =>
  least === most ? formatWholeEuros(least) : `${formatWholeEuros(least)} tot ${formatWholeEuros(most)}`

/** Why a desktop valuation is not possible, or why the bank decides. */
const because: Readonly<Record<Hindrance, (limit: string) => string>> = {
  'too-much': (limit) => `je leent meer dan ${limit} van de waarde`,
  new: () => 'de waarde van een nieuw huis volgt uit wat het kost om te bouwen',
  let: () => 'een desktoptaxatie is er alleen voor een huis waar de eigenaar woont',
  leasehold: () => 'niet elke bank neemt een huis op grond van een ander',
  recent: () => 'niet elke bank neemt een huis van jonger dan twee jaar',
  other: () => 'een bijzonder huis lijkt te weinig op huizen die verkocht zijn',
}

const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

const outcomeOf = ({ verdict, ratio, hindrances }: Counted, day: string) => {
  const reasons = listed.format(
    hindrances.map((one) => because[one](formatPercentage(desktopLimit.on(day).value))),
  )
  if (verdict === 0) return `Een taxateur moet langskomen: ${reasons}.`
  return verdict === 1
    ? `Vraag je bank of een desktoptaxatie mag: ${reasons}.`
    : `Een desktoptaxatie kan genoeg zijn: je leent ${formatPercentage(ratio / 100)} van de waarde.`
}

const rowsOf = (
  of: Counted,
  {
    value,
    mortgage,
    works = 0,
    offer,
  }: { value: number; mortgage: number; works?: number | undefined; offer?: number | undefined },
  limit: number,
): ToolRow[] => [
  {
    label: 'Je leent',
    value: formatCents(of.loan),
    how: works > 0 ? `${formatCents(mortgage)} en ${formatCents(works)} om te verbouwen` : 'Je hypotheek.',
  },
  {
    label: 'Deel van de waarde',
    value: formatPercentage(of.ratio / 100),
    how: `${formatCents(of.loan)} / ${formatCents(value)}, naar boven afgerond`,
  },
  {
    label: 'Hoogstens voor een desktoptaxatie',
    value: formatCents(of.limit),
    how: `${formatPercentage(limit)} van ${formatCents(value)}`,
  },
  { label: 'Desktoptaxatie', value: rangeInWords(of.desktop) },
  {
    label: 'Gewone taxatie',
    value: rangeInWords(of.full),
    how: offer === undefined ? 'Wat taxateurs meestal vragen.' : 'Zoals je invulde.',
  },
  ...(of.verdict > 0
    ? [{ label: 'Dat scheelt', value: rangeInWords(of.saves), how: 'Gewone taxatie min desktoptaxatie.' }]
    : []),
]

/** Sentences on what another loan would change; none where something beside the loan rules a desktop valuation out. */
const otherLoan = ({ room, loan, verdict, hindrances }: Counted, limit: number): string[] => {
  if (verdict === 0 && hindrances.some((one) => one !== 'too-much')) return []
  if (room < 0)
    return [
      `Leen je ${formatEurosUp(-room)} minder, of is je huis ${formatEurosUp((loan * 100) / limit)} waard? Dan zit je op de grens.`,
    ]
  const more =
    room < 100 ? 'nog iets meer' : `meer dan ${formatWholeEuros(Math.floor(room / 100) * 100)} extra`
  return [`Leen je ${more}? Dan moet een taxateur langskomen.`]
}

const changesOf = (counted: Counted, limit: number): string[] => [
  ...otherLoan(counted, limit),
  `De grens van ${formatPercentage(limit)} geldt met NHG en bij de meeste banken. Er zijn banken met een lagere grens.`,
  ...(counted.hindrances.includes('leasehold')
    ? ['Heb je de grond gekocht? Dan staat erfpacht niet meer in de weg.']
    : []),
]

/** Calculates whether a desktop valuation can be enough for a mortgage, and what it saves. */
export const resultFor = (
  { ownUse, leasehold, ...answers }: Parsed<typeof asks>,
  today: string,
): ToolResult => {
  const counted = desktopValuation(
    { ...answers, ownUse: ownUse === 'yes', leasehold: leasehold === 'yes' },
    today,
  )
  const limit = desktopLimit.on(today).value
  const { ratio, room, verdict, desktop, full, saves } = counted
  return {
    outcome: outcomeOf(counted, today),
    values: {
      ...{ ratio, limit: counted.limit, room, verdict },
      ...{ desktopLeast: desktop.least, desktopMost: desktop.most },
      ...{ fullLeast: full.least, fullMost: full.most, savesLeast: saves.least, savesMost: saves.most },
    },
    rows: rowsOf(counted, answers, limit),
    chart: {
      title: 'Wat een taxatie kost',
      kind: 'bars',
      labels: ['Desktoptaxatie', 'Gewone taxatie'],
      series: [
        { name: 'Vanaf', values: [desktop.least, full.least] },
        { name: 'Tot', values: [desktop.most, full.most] },
      ],
      write: formatWholeEuros,
    },
    changes: [
      ...changesOf(counted, limit),
      ...(answers.purpose === 'Verlagen risicoklasse'
        ? ['Bij sommige banken is voor een lagere rente de WOZ-waarde genoeg. Dan heb je geen taxatie nodig.']
        : []),
    ],
    advice: [
      'Een model schat je huis, en een taxateur keurt dat goed. Pas bij de aanvraag blijkt of het model zeker genoeg is over jouw huis.',
      'Met een hogere waarde daalt soms je rente. Een taxateur die langskomt, ziet wat je verbeterd hebt.',
      'Vraag je bank of adviseur wat jouw bank aanneemt, voordat je iets betaalt.',
    ],
    figures: [
      figureOn(desktopLimit, today, (percents) => `${formatPercentage(percents)} van de waarde`),
      figureOn(desktopCost, today, rangeInWords),
      ...(answers.offer === undefined ? [figureOn(valuationCost, today, rangeInWords)] : []),
    ],
  }
}
