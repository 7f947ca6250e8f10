import { type Household, housingCheck, type Moment } from '../../../core/calculations/housing-costs.ts'
import { share } from '../../../core/calculations/share.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
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
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './financiele-wooncheck-asks.ts'

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

/** How much of the income one saves by the rule of thumb, or why it is less. */
const savingInWords = ({ moments: { now }, saving }: Check, day: string): string => {
  const rule = `${formatPercentage(savingShare.on(day).value)} van je inkomen`
  if (now.left <= 0) return `Je houdt nu niets over. De vuistregel is ${rule}`
  return saving < share(now.income, savingShare.on(day).value)
    ? `Alles wat je overhoudt. De vuistregel is ${rule}`
    : rule
}

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
    row('Sparen per maand', check.saving, savingInWords(check, day)),
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

/** Cents a month by which the mortgage is raised to show the effect of higher costs. */
const more = 100_00

/** Calculates the housing costs of a household now, with one income less and after retirement, and the buffer that it needs. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
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
}
