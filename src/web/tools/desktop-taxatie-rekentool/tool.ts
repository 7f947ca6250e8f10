import { desktopValuation, type Hindrance } from '../../../core/calculations/desktop-valuation.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice, yesNo } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage } from '../../../core/fields/percentage.ts'
import {
  desktopCost,
  desktopLimit,
  type Range,
  valuationCost,
} from '../../../core/figures/desktop-valuation.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { defineTool, figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { toAdviser } from '../../engine/tool/leads.ts'

type Counted = ReturnType<typeof desktopValuation>

const told = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

/** `€ 600 tot € 900`, or one amount. */
const rangeInWords = ({ least, most }: Range) =>
  least === most ? formatWholeEuros(least) : `${formatWholeEuros(least)} tot ${formatWholeEuros(most)}`

/** Why it cannot be, or why the bank has to say. */
const because: Readonly<Record<Hindrance, (limit: string) => string>> = {
  'too-much': (limit) => `je leent meer dan ${limit} van de waarde`,
  new: () => 'de waarde van een nieuw huis volgt uit wat het kost om te bouwen',
  let: () => 'het is er alleen voor een huis waar de eigenaar woont',
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
  ...(of.verdict > 0 ? [{ label: 'Dat scheelt', value: rangeInWords(of.saves) }] : []),
]

const changesOf = ({ room, loan, hindrances }: Counted, limit: number): string[] => [
  room < 0
    ? `Leen je ${formatCents(-room)} minder, of is je huis ${formatCents(Math.ceil((loan * 100) / limit))} waard? Dan zit je op de grens.`
    : `Leen je meer dan ${formatCents(room)} extra? Dan moet een taxateur langskomen.`,
  `De grens van ${formatPercentage(limit)} geldt met NHG en bij de meeste banken. Er zijn banken met een lagere grens.`,
  ...(hindrances.includes('leasehold')
    ? ['Heb je de grond gekocht? Dan staat erfpacht niet meer in de weg.']
    : []),
]

const loan = { min: 1_000_00, max: 10_000_000_00 }

/** Whether a valuation from a distance can do for a mortgage, and what it saves. */
export const tool = defineTool({
  key: 'desktop_taxatie_rekentool',
  title: 'Is een desktoptaxatie genoeg?',
  intro: 'Vul in wat je leent en wat het huis ongeveer waard is. De bank beslist.',
  asks: {
    purpose: choice({
      label: 'Waarvoor heb je de taxatie nodig?',
      options: [
        { value: 'Aankoop woning', label: 'Ik koop een huis' },
        { value: 'Oversluiten', label: 'Ik ga naar een andere bank' },
        { value: 'Anders', label: 'Ik verhoog mijn hypotheek' },
        { value: 'Verlagen risicoklasse', label: 'Ik wil alleen een lagere rente' },
      ],
    }),
    kind: choice({
      label: 'Wat voor huis is het?',
      options: [
        { value: 'house', label: 'Een bestaand huis' },
        { value: 'apartment', label: 'Een bestaand appartement' },
        { value: 'recent', label: 'Een huis van jonger dan twee jaar' },
        { value: 'new', label: 'Een huis dat nog gebouwd wordt' },
        {
          value: 'other',
          label: 'Een bijzonder huis',
          hint: 'Zoals een woonboot, een boerderij of een huis met een winkel.',
        },
      ],
    }),
    ownUse: yesNo({ label: 'Ga je er zelf wonen, of woon je er al?' }),
    leasehold: yesNo({
      label: 'Staat het op grond van een ander?',
      hint: 'Dat heet erfpacht of recht van opstal.',
    }),
    value: money({
      label: 'Wat is het huis waard?',
      hint: 'Vóór een verbouwing.',
      min: 10_000_00,
      max: 10_000_000_00,
    }),
    mortgage: money({
      label: 'Hoe hoog wordt je hypotheek?',
      hint: 'Alle leningen op het huis samen, zonder wat je voor een verbouwing leent.',
      ...loan,
    }),
    works: optional(
      money({
        label: 'Wat leen je voor een verbouwing?',
        hint: 'Telt helemaal mee, ook als het in een bouwdepot staat.',
        max: 5_000_000_00,
      }),
    ),
    offer: optional(
      money({
        label: 'Wat vraagt een taxateur die langskomt?',
        hint: 'Uit je offerte, als je die hebt.',
        max: 10_000_00,
      }),
    ),
  },
  result: ({ ownUse, leasehold, ...answers }, today) => {
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
          ? [
              'Bij sommige banken is voor een lagere rente de WOZ-waarde genoeg. Dan heb je geen taxatie nodig.',
            ]
          : []),
      ],
      advice: [
        'Een model schat je huis, en een taxateur keurt dat goed. Pas bij de aanvraag blijkt of het model zeker genoeg is over jouw huis.',
        'Met een hogere waarde daalt soms je rente. Een taxateur die langskomt, ziet wat je verbeterd hebt.',
        'Vraag je bank of adviseur wat jouw bank aanneemt, voordat je iets betaalt.',
      ],
      figures: [
        told(desktopLimit, today, (percents) => `${formatPercentage(percents)} van de waarde`),
        told(desktopCost, today, rangeInWords),
        ...(answers.offer === undefined ? [told(valuationCost, today, rangeInWords)] : []),
      ],
    }
  },
  example: {
    answers: {
      purpose: 'Aankoop woning',
      kind: 'house',
      ownUse: 'yes',
      leasehold: 'no',
      value: '425.000',
      mortgage: '340.000',
      works: '20.000',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    {
      label: 'Vraag een taxatie aan',
      url: '/diensten/hypotheek/taxatie',
      funnel: 'taxatie',
      answers: ({ purpose }) => ({ reason: purpose }),
    },
    toAdviser('Ik wil weten welke taxatie ik nodig heb.'),
  ],
})
