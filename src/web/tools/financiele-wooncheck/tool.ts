import { type Household, housingCheck, type Moment } from '../../../core/calculations/housing-costs.ts'
import { optional } from '../../../core/fields/brick.ts'
import { choice, yesNo } from '../../../core/fields/choice.ts'
import { money } from '../../../core/fields/money.ts'
import { formatPercentage } from '../../../core/fields/percentage.ts'
import {
  averageHousingShare,
  bufferMonths,
  housingShareLimit,
  savingShare,
  statePension,
  upkeepShare,
} from '../../../core/figures/housing-costs.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { defineTool, figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { knownOfHome } from '../../engine/tool/known-home.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

const monthly = (label: string, hint?: string) => money({ label, max: 100_000_00, ...(hint && { hint }) })
const income = (label: string, hint?: string) =>
  money({ label, min: 100_00, max: 100_000_00, ...(hint && { hint }) })

const asks = {
  income: income('Inkomen per maand, netto', 'Van iedereen die meebetaalt.'),
  mortgage: monthly('Hypotheek per maand', 'Rente en aflossing, min wat je van de belasting terugkrijgt.'),
  energy: monthly('Gas, stroom en water per maand'),
  charges: monthly(
    'Belasting en verzekering van je huis, per maand',
    'Deel de rekening van een jaar door 12.',
  ),
  upkeep: optional(monthly('Wat je per maand opzij legt voor onderhoud', 'Weet je het niet? Laat dit leeg.')),
  value: optional(
    money({
      label: 'Wat is je huis waard?',
      hint: 'Daarmee schatten we het onderhoud.',
      max: 10_000_000_00,
    }),
  ),
  living: monthly('Alle andere uitgaven per maand', 'Boodschappen, zorg, vervoer, leningen en vrije tijd.'),
  savings: money({ label: 'Spaargeld', max: 100_000_000_00 }),
  together: yesNo({ label: 'Woon je samen met een partner?' }),
  incomeAlone: income(
    'Inkomen per maand als een van jullie wegvalt',
    'Van wie het minste verdient, met het partnerpensioen erbij.',
  ),
  ends: choice({
    label: 'Is je hypotheek afgelost als je met pensioen gaat?',
    options: [
      { value: 'paid', label: 'Ja, of ik heb geen hypotheek' },
      { value: 'goesOn', label: 'Nee, hij loopt dan nog door' },
    ],
  }),
  later: optional(
    monthly('Hypotheek per maand na je pensioen', 'Na 30 jaar krijg je geen belasting meer terug.'),
  ),
  pension: optional(
    income(
      'Inkomen per maand na je pensioen, netto',
      'AOW en pensioen samen. Leeg? Dan rekenen we met alleen AOW.',
    ),
  ),
}

const told = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

type Check = ReturnType<typeof housingCheck>
type When = keyof Check['moments']
const whens: Record<When, { short: string; said: string }> = {
  now: { short: 'Nu', said: 'nu' },
  alone: { short: 'Eén inkomen', said: 'met één inkomen' },
  later: { short: 'Pensioen', said: 'na je pensioen' },
}
const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

const momentsOf = ({ moments }: Check): [When, Moment][] =>
  (Object.entries(moments) as [When, Moment | undefined][]).flatMap(([when, moment]) =>
    moment ? [[when, moment] as [When, Moment]] : [],
  )

const shareOf = ({ share }: Moment) => formatPercentage(share / 100)

const outcomeOf = (check: Check, day: string): string => {
  const all = momentsOf(check)
  const nameAll = (some: [When, Moment][]) => listed.format(some.map(([when]) => whens[when].said))
  const short = all.filter(([, { left }]) => left < 0)
  const tight = all.filter(([, moment]) => check.isTight(moment))
  const worst = Math.max(...short.map(([, { left }]) => -left))
  if (short.length > 0)
    return `Je komt ${nameAll(short)} geld tekort, tot ${formatWholeEuros(worst)} per maand.`
  return tight.length > 0
    ? `Je komt rond, maar ${nameAll(tight)} gaat meer dan ${formatPercentage(housingShareLimit.on(day).value)} van je inkomen naar wonen.`
    : `Je komt rond in dit huis: ${nameAll(all)}.`
}

const row = (label: string, cents: Cents, how: string): ToolRow => ({
  ...{ label, value: formatCents(cents), how },
})

const rowsOf = (check: Check, household: Household, day: string): ToolRow[] => {
  const { least, plenty } = bufferMonths.on(day).value
  return [
    row(
      'Wonen per maand',
      check.moments.now.costs,
      'Hypotheek, energie, belasting, verzekering en onderhoud',
    ),
    ...momentsOf(check).flatMap(([when, moment]): ToolRow[] => [
      {
        label: `Deel van je inkomen, ${whens[when].said}`,
        value: shareOf(moment),
        how: `${formatCents(moment.costs)} van ${formatCents(moment.income)}${when === 'later' && household.pension === undefined ? ', alleen AOW' : ''}`,
      },
      row(
        `${moment.left < 0 ? 'Tekort' : 'Over'} per maand, ${whens[when].said}`,
        Math.abs(moment.left),
        `Inkomen, min wonen, min ${formatCents(household.living)} andere uitgaven`,
      ),
    ]),
    row(
      'Buffer, minstens',
      check.buffer.least,
      `${least} maanden van alles wat je uitgeeft. Ruim is ${plenty} maanden: ${formatCents(check.buffer.plenty)}`,
    ),
    row('Daarvan mis je nog', check.missing, 'Min je spaargeld'),
    row('Sparen per maand', check.saving, `${formatPercentage(savingShare.on(day).value)} van je inkomen`),
  ]
}

const figuresOf = ({ upkeep, pension }: Household, day: string) => [
  told(housingShareLimit, day, formatPercentage),
  told(averageHousingShare, day, formatPercentage),
  told(bufferMonths, day, ({ least, plenty }) => `${least} tot ${plenty}`),
  told(savingShare, day, formatPercentage),
  ...(upkeep === undefined ? [told(upkeepShare, day, formatPercentage)] : []),
  ...(pension === undefined
    ? [
        told(
          statePension,
          day,
          ({ alone: one, together: each }) =>
            `${formatCents(one)}, of ${formatCents(each)} voor elk van twee`,
        ),
      ]
    : []),
]

const adviceOf = ({ pension, paidOff }: Household, { moments: { alone } }: Check): string[] => [
  ...(pension === undefined
    ? ['Op mijnpensioenoverzicht.nl zie je wat je later krijgt. Vul dat in voor een betere som.']
    : []),
  ...(paidOff
    ? []
    : ['Kijk in je hypotheekoverzicht wanneer je renteaftrek stopt, en wat je dan nog moet aflossen.']),
  ...(alone && alone.left < 0
    ? ['Een verzekering kan een deel aflossen als een van jullie wegvalt. Een adviseur weet wat past.']
    : []),
  'We rekenen steeds met dezelfde andere uitgaven. Zie je een tekort? Een adviseur rekent het met je door.',
]

/** What one would pay more a month, to see what it does. */
const more = 100_00

/** What housing costs a household now, with one income less, and after retirement, and the buffer it needs. */
export const tool = defineTool({
  key: 'financiele_wooncheck',
  title: 'Kijk of je hier kunt blijven wonen',
  intro: 'Vul in wat er per maand binnenkomt en uitgaat. Schatten mag.',
  asks,
  shows: {
    value: ({ upkeep }) => upkeep === undefined,
    incomeAlone: ({ together }) => together === 'yes',
    later: ({ ends }) => ends === 'goesOn',
  },
  prefill: (profile): Record<string, unknown> => {
    const { woz } = knownOfHome(profile, ['woz'])
    return woz === undefined ? {} : { value: woz }
  },
  result: (answers, today) => {
    const household = { ...answers, together: answers.together === 'yes', paidOff: answers.ends === 'paid' }
    const check = housingCheck(household, today)
    const { now, alone, later } = check.moments
    const all = momentsOf(check)
    const limit = housingShareLimit.on(today).value
    const dearer = housingCheck({ ...household, mortgage: household.mortgage + more }, today).moments
    return {
      outcome: outcomeOf(check, today),
      values: {
        ...{ upkeep: check.upkeep, costs: now.costs, share: now.share, left: now.left },
        ...(alone && { shareAlone: alone.share, leftAlone: alone.left }),
        ...{ incomeLater: later.income, costsLater: later.costs },
        ...{ shareLater: later.share, leftLater: later.left },
        ...{ bufferLeast: check.buffer.least, bufferPlenty: check.buffer.plenty },
        ...{ bufferMissing: check.missing, saving: check.saving },
        tight: all.filter(([, moment]) => check.isTight(moment)).length,
        short: all.filter(([, { left }]) => left < 0).length,
      },
      rows: rowsOf(check, household, today),
      chart: {
        title: 'Wat er per maand binnenkomt, en wat eruit gaat',
        kind: 'bars',
        labels: all.map(([when]) => whens[when].short),
        series: [
          { name: 'Inkomen', values: all.map(([, moment]) => moment.income) },
          { name: 'Wonen', values: all.map(([, moment]) => moment.costs) },
          { name: 'Andere uitgaven', values: all.map(() => household.living) },
        ],
        write: formatWholeEuros,
      },
      figures: figuresOf(household, today),
      changes: [
        `Betaal je ${formatWholeEuros(more)} per maand meer voor je huis? Dan gaat nu ${shareOf(dearer.now)} van je inkomen naar wonen.`,
        `Na je pensioen blijf je onder ${formatPercentage(limit)} als wonen hoogstens ${formatWholeEuros(Math.floor((later.income * limit) / 100))} per maand kost.`,
      ],
      advice: adviceOf(household, check),
    }
  },
  example: {
    answers: {
      ...{ income: '4.800', mortgage: '1.050', energy: '210', charges: '90', value: '420.000' },
      ...{ living: '2.400', savings: '9.000', together: 'yes', incomeAlone: '2.700', ends: 'goesOn' },
      ...{ later: '1.150', pension: '3.600' },
    },
    day: '2026-06-01',
  },
  leadsTo: [
    toTool('overwaarde_scan', 'Kijk hoeveel overwaarde je hebt', ({ value }) => ({ value })),
    toAdviser('Ik wil weten of ik in mijn huis kan blijven wonen.'),
  ],
})
