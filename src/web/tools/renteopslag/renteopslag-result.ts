import { share } from '../../../core/calculations/share.ts'
import {
  type Pledge,
  ratioOf,
  surchargeOf,
  toNextGroup,
  valueForNextGroup,
} from '../../../core/calculations/surcharge.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  type SurchargeGroup,
  surchargeOfAbnAmro,
  surchargeOfRabobank,
} from '../../../core/figures/mortgage-surcharge.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import { formatEurosUp, formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import { figureUsed, type ToolResult } from '../../engine/tool/define-tool.ts'
import type { asks } from './renteopslag-asks.ts'

const lenders = { rabobank: surchargeOfRabobank, abnamro: surchargeOfAbnAmro }

/** A ratio with one decimal, rounded up, so that a ratio slightly above a limit is never shown as the limit itself. */
const shownRatio = (ratio: number) => Math.ceil(ratio * 10 - 1e-9) / 10

const ratioInWords = (ratio: number) => formatPercentage(shownRatio(ratio))

const inWords = (groups: readonly SurchargeGroup[]) =>
  groups
    .map(({ upTo, surcharge }) =>
      Number.isFinite(upTo)
        ? `${formatPercentage(surcharge)} tot en met ${formatPercentage(upTo)} van de waarde`
        : `${formatPercentage(surcharge)} daarboven`,
    )
    .join(', ')

const adviceWith = (year: string) => [
  `Deze opslagen zijn een voorbeeld, van één bank in ${year}. Alleen je eigen bank weet wat jij nu betaalt.`,
  'Vraag je bank in welke groep je nu zit, en waar de volgende grens ligt.',
  'Vraag of je opslag omlaag mag terwijl je rente vaststaat.',
  'Vraag welk bewijs van de waarde genoeg is: de WOZ-waarde of een taxatie.',
]

const withGuarantee = {
  outcome: 'Met NHG betaal je bijna nooit een renteopslag.',
  values: { ratioThen: 0, ratioNow: 0, surchargeThen: 0, surchargeNow: 0, saving: 0, toNext: 0 },
  rows: [],
  changes: [],
  advice: ['Staat er toch een opslag op het overzicht van je hypotheek? Vraag je bank waarom.'],
}

/** The ratios of debt to value then and now, their surcharges at an example lender, and the saving a year. */
const comparisonOf = (then: Pledge, now: Pledge, groups: readonly SurchargeGroup[]) => {
  const [surchargeThen, surchargeNow] = [surchargeOf(then, groups), surchargeOf(now, groups)]
  const saving = Math.max(0, Math.round((now.debt * (surchargeThen - surchargeNow)) / 100))
  const toNext = toNextGroup(now, groups)
  return { ratioThen: ratioOf(then), ratioNow: ratioOf(now), surchargeThen, surchargeNow, saving, toNext }
}

type Compared = ReturnType<typeof comparisonOf>

/** A small step in the rate, in percents, to show what each such step is worth. */
const step = 0.1

const worthOf = (debt: Cents): Cents => share(debt, step)

/**
 * The conclusion in one sentence, made of what was filled in alone: what a lower group saves, only the visitor's own bank can
 * tell, and the published surcharges are years old. It compares the ratios as the rows show them: one that is less by a fraction
 * that nobody sees is in no lower group, since limits have one decimal too.
 */
const outcomeOf = ({ ratioThen, ratioNow }: Compared, debt: Cents) => {
  if (debt === 0) return 'Je hoeft niets meer af te lossen. Dan betaal je ook geen opslag.'
  const now = `Je leent nu ${ratioInWords(ratioNow)} van de waarde van je huis`
  return shownRatio(ratioNow) < shownRatio(ratioThen)
    ? `${now}, minder dan toen. Misschien kan je rente omlaag: elke ${formatPercentage(step)} scheelt ${formatCents(worthOf(debt))} per jaar.`
    : `${now}, niet minder dan toen. Zolang je rente vaststaat, verandert er meestal niets.`
}

const rowsOf = (of: Compared, then: Pledge, now: Pledge, year: string): ToolResult['rows'] => {
  const part = ({ debt, value }: Pledge) =>
    `${formatWholeEuros(debt)} gedeeld door ${formatWholeEuros(value)}`
  const [before, after] = [formatPercentage(of.surchargeThen), formatPercentage(of.surchargeNow)]
  return [
    { label: 'Deel van de waarde, toen', value: ratioInWords(of.ratioThen), how: part(then) },
    { label: 'Deel van de waarde, nu', value: ratioInWords(of.ratioNow), how: part(now) },
    {
      label: `Elke ${formatPercentage(step)} minder rente, per jaar`,
      value: formatCents(worthOf(now.debt)),
      how: `${formatPercentage(step)} van ${formatCents(now.debt)}`,
    },
    { label: `Opslag in het voorbeeld uit ${year}`, value: after, how: `Toen ${before}` },
    ...(of.saving > 0
      ? [
          {
            label: 'Verschil in dat voorbeeld, per jaar',
            value: formatCents(of.saving),
            how: `${before} min ${after}, over ${formatCents(now.debt)}. Bij jouw bank is dat anders`,
          },
        ]
      : []),
  ]
}

/** Calculates whether a lower surcharge may apply, since the debt is lower or the home is worth more. */
export const resultFor = (
  { guarantee, lender = 'rabobank', ...of }: Parsed<typeof asks>,
  day: string,
): ToolResult => {
  if (guarantee === 'yes') return withGuarantee
  const published = lenders[lender].on(day)
  const groups = published.value
  const year = published.from.slice(0, 4)
  const then = { debt: of.debtThen, value: of.valueThen }
  const now = { debt: of.debt, value: of.value }
  const found = comparisonOf(then, now, groups)
  const edges = groups.map(({ upTo }) => upTo).filter(Number.isFinite)
  return {
    outcome: outcomeOf(found, now.debt),
    values: {
      ratioThen: Math.round(found.ratioThen * 100),
      ratioNow: Math.round(found.ratioNow * 100),
      surchargeThen: Math.round(found.surchargeThen * 1000),
      surchargeNow: Math.round(found.surchargeNow * 1000),
      ...{ saving: found.saving, toNext: found.toNext },
    },
    rows: rowsOf(found, then, now, year),
    chart: {
      title: 'Welk deel van de waarde je leent, naast de grenzen van het voorbeeld',
      kind: 'bars',
      labels: ['Toen', 'Nu', ...edges.map((_, at) => `Grens ${at + 1}`)],
      series: [{ name: 'Deel van de waarde', values: [found.ratioThen, found.ratioNow, ...edges] }],
      write: ratioInWords,
    },
    // The surcharges are an example of one year, and no longer valid.
    figures: [{ ...figureUsed(lenders[lender].label, published, inWords), years: year }],
    changes:
      found.toNext > 0
        ? [
            `Los je ${formatEurosUp(found.toNext)} af? Dan kom je in de volgende groep van het voorbeeld uit ${year}.`,
            `In die groep kom je ook als je huis ${formatEurosUp(valueForNextGroup(now, groups))} waard is.`,
          ]
        : [],
    advice: adviceWith(year),
  }
}
