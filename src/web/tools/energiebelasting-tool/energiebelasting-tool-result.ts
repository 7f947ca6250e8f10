import { type BandUse, type EnergyUse, energyTax } from '../../../core/calculations/energy-tax.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { type EnergyUnit, inUnits } from '../../../core/fields/home/energy-used.ts'
import { formatPercentage } from '../../../core/fields/value/percentage.ts'
import {
  type Band,
  energyTaxReduction,
  gasTaxBands,
  powerTaxBands,
} from '../../../core/figures/energy-tax.ts'
import { vatRate } from '../../../core/figures/vat.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { type Cents, formatCents } from '../../../core/kernel/money.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { type asks, asUse } from './energiebelasting-tool-asks.ts'

const perUnit = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 5 })

const rateInWords = (rate: number) => `€ ${perUnit.format(rate / 100_000)}`

/** Writes bands as `€ 0,10880 tot 10.000 kWh, daarna € 0,09037`; consecutive bands of the same rate are merged. */
const bandsInWords = (unit: EnergyUnit) => (bands: readonly Band[]) => {
  const different = bands.filter(({ rate }, at) => rate !== bands[at + 1]?.rate)
  return different
    .map(
      ({ upTo, rate }, at) => `${rateInWords(rate)} tot ${inUnits(upTo, unit)}${at === 0 ? ' per jaar' : ''}`,
    )
    .join(', daarna ')
}

const howOf = (parts: readonly BandUse[], unit: EnergyUnit, vat: number) =>
  `${parts.map(({ units, rate }) => `${inUnits(units, unit)} × ${rateInWords(rate)}`).join(' + ')}, en ${formatPercentage(vat)} btw`

const told = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

/** Writes an amount, or `€ 221,22 terug` where it is below zero. */
const orBack = (amount: Cents) => (amount < 0 ? `${formatCents(-amount)} terug` : formatCents(amount))

/** A row with an amount to pay, or to get back where it is below zero. */
const owed = (amount: Cents, pays: string, getsBack: string): ToolRow => ({
  label: amount < 0 ? getsBack : pays,
  value: formatCents(Math.abs(amount)),
})

const rowsOf = (use: EnergyUse, tax: ReturnType<typeof energyTax>, day: string): ToolRow[] => [
  { label: 'Op gas', value: formatCents(tax.gasTax), how: howOf(tax.parts.gas, 'm³', tax.vat) },
  { label: 'Op stroom', value: formatCents(tax.powerTax), how: howOf(tax.parts.power, 'kWh', tax.vat) },
  {
    label: 'Vermindering: dit gaat eraf',
    value: formatCents(tax.reduction),
    how: use.isHome
      ? `${formatCents(energyTaxReduction.on(day).value)} en ${formatPercentage(tax.vat)} btw, hoeveel je ook gebruikt`
      : 'Alleen voor een plek waar mensen wonen of werken.',
  },
  {
    ...owed(tax.total, 'Energiebelasting met btw', 'Energiebelasting die je terugkrijgt, met btw'),
    how:
      tax.total < 0
        ? 'Vermindering min de belasting op gas en stroom.'
        : 'Belasting op gas en stroom, min de vermindering.',
  },
  ...(use.bill
    ? [
        {
          label: 'Btw op je hele rekening',
          value: formatCents(tax.billVat),
          how: `${formatCents(use.bill)} × ${tax.vat} / ${100 + tax.vat}`,
        },
        {
          ...owed(
            tax.allTax,
            'Alle belasting op je rekening',
            'Wat je meer terugkrijgt dan je aan btw betaalt',
          ),
          how: `${formatCents(tax.billVat)} btw ${tax.withoutVat < 0 ? 'min' : 'en'} ${formatCents(Math.abs(tax.withoutVat))} energiebelasting zonder btw`,
        },
      ]
    : []),
]

/** Up to three years, until the given day, of which the rates are known. */
const knownYears = (day: string) =>
  [2, 1, 0]
    .map((back) => Number(day.slice(0, 4)) - back)
    .filter((year) =>
      [gasTaxBands, powerTaxBands, energyTaxReduction].every((one) => one.on(`${year}-01-01`).current),
    )

const yearsOf = (use: EnergyUse, day: string) => {
  const years = knownYears(day).map((year) => ({ year: `${year}`, ...energyTax(use, `${year}-01-01`) }))
  return years.length < 2
    ? {}
    : {
        chart: {
          title: 'Energiebelasting op hetzelfde verbruik, met btw',
          kind: 'bars' as const,
          labels: years.map(({ year }) => year),
          series: [
            { name: 'Op gas', values: years.map(({ gasTax }) => gasTax) },
            { name: 'Op stroom', values: years.map(({ powerTax }) => powerTax) },
          ],
          write: formatCents,
        },
        table: {
          title: 'Per jaar, met de vermindering',
          head: ['Jaar', 'Op gas', 'Op stroom', 'Vermindering', 'Samen'],
          rows: years.map(({ year, gasTax, powerTax, reduction, total }) => [
            year,
            ...[gasTax, powerTax, reduction, total].map(orBack),
          ]),
        },
      }
}

const changesOf = (use: EnergyUse, { total }: { total: number }, day: string): string[] => {
  const less = (other: Partial<EnergyUse>) => formatCents(total - energyTax({ ...use, ...other }, day).total)
  return [
    ...(use.gas >= 100
      ? [`Gebruik je 100 m³ gas minder? Dan scheelt dat ${less({ gas: use.gas - 100 })} belasting.`]
      : []),
    ...(use.power >= 500
      ? [`Gebruik je 500 kWh stroom minder? Dan scheelt dat ${less({ power: use.power - 500 })} belasting.`]
      : []),
    ...(use.isHome ? [] : [`Wonen of werken er mensen? Dan scheelt dat ${less({ isHome: true })}.`]),
    ...(use.bill ? [] : ['Vul je je jaarrekening in? Dan zie je welk deel daarvan belasting is.']),
  ]
}

const outcomeOf = ({ bill }: EnergyUse, { total, allTax, share }: ReturnType<typeof energyTax>) => {
  if (bill && allTax > 0)
    return `Van je rekening van ${formatCents(bill)} is ${formatCents(allTax)} belasting: ${formatPercentage(share / 10)}.`
  return total < 0
    ? `Je betaalt geen energiebelasting, en er gaat nog ${formatCents(-total)} van je rekening af.`
    : `Je betaalt ${formatCents(total)} energiebelasting in een jaar, met btw.`
}

/** Calculates how much energy tax a connection pays in a year, and its share of the bill. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
  const use = asUse(answers)
  const tax = energyTax(use, today)
  const { gasTax, powerTax, reduction, total, allTax, share } = tax
  return {
    outcome: outcomeOf(use, tax),
    values: { gasTax, powerTax, reduction, total, allTax, share },
    rows: rowsOf(use, tax, today),
    ...yearsOf(use, today),
    changes: changesOf(use, tax, today),
    advice: [
      'Verhuisde je in dat jaar? De vermindering telt per dag.',
      'Deel je een ketel met andere huizen? Dan gelden andere regels. Vraag het je VvE of verhuurder.',
      'Klopt de belasting op je rekening niet? Vraag het je energiebedrijf. Dat betaalt de belasting voor je aan de overheid.',
    ],
    figures: [
      told(gasTaxBands, today, bandsInWords('m³')),
      told(powerTaxBands, today, bandsInWords('kWh')),
      told(energyTaxReduction, today, (cents) => `${formatCents(cents)} per jaar zonder btw`),
      told(vatRate, today, formatPercentage),
    ],
  }
}
