import { type Section, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { measureTitles } from '../fields/home/insulation.ts'
import { formatDay } from '../kernel/day.ts'
import { formatCents } from '../kernel/money.ts'
import { formatWholeEuros } from '../kernel/whole-euros.ts'
import { type MainMeasure, mainMeasures } from '../rules/insulation.ts'
import type { Estimates, MaterialEstimate, Sums } from './estimates.ts'
import { estimatesOfMeasure, type Material, materialsOf } from './materials.ts'

export const materialTitles: Readonly<Record<Material, string>> = {
  EpsPearls: 'EPS-parels',
  OpenCellFoam: 'Opencellig schuim',
  MineralWool: 'Minerale wol',
  ReflectiveFoil: 'Reflecterende folie',
  EPS: 'EPS-platen',
  EpsChips: 'EPS-chips op de bodem',
  Foam: 'Gespoten schuim',
  ThermalCushions: 'Thermokussens',
  Roof: 'Isolatie aan de binnenkant',
  Glass: 'HR++-glas',
}

export const exampleWord = 'voorbeeldcijfer'

const plain = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Cubic metres of gas in Dutch notation. */
export const gasInWords = (cubicMetres: number): string => `${plain.format(cubicMetres)} m³`

/** The payback time in words. */
export const paybackInWords = ({ paybackYears: years }: Sums): string =>
  years === undefined ? 'niet' : years === 0 ? 'meteen' : `${plain.format(years)} jaar`

/**
 * The rows of a material's costs and savings, in the order in which they show everywhere. `madeByTariff`: the value follows from
 * the partner's tariff, which may be an example.
 */
export const sumsInWords = (
  sums: Sums,
): readonly { label: string; value: string; madeByTariff: boolean; note?: string }[] => [
  { label: 'Prijs', value: formatWholeEuros(sums.priceInCents), madeByTariff: true },
  {
    label: 'Subsidie',
    value: formatWholeEuros(sums.subsidyInCents),
    madeByTariff: false,
    note: [
      sums.subsidyBound,
      sums.subsidyWithTwoInCents > sums.subsidyInCents &&
        `${formatWholeEuros(sums.subsidyWithTwoInCents)} bij twee maatregelen`,
    ]
      .filter(Boolean)
      .join(', '),
  },
  { label: 'Je betaalt', value: formatWholeEuros(sums.remainsInCents), madeByTariff: true },
  { label: 'Minder gas per jaar', value: gasInWords(sums.savingM3), madeByTariff: true },
  { label: 'Besparing per jaar', value: formatWholeEuros(sums.savingInCentsPerYear), madeByTariff: true },
  { label: 'Terugverdiend in', value: paybackInWords(sums), madeByTariff: true },
]

/** The materials of a measure with the estimate of each; empty where the measure was not in the request. */
export const materialsIn = (
  estimates: Estimates,
  measure: MainMeasure,
): readonly ({ material: Material } & MaterialEstimate)[] => {
  if (measure === 'roof_insulation') return estimates.roofPriceEstimates?.availableOptions ?? []
  const options: { readonly [M in Material]?: MaterialEstimate } =
    estimates[estimatesOfMeasure[measure]]?.availableOptions ?? {}
  return materialsOf[measure].flatMap((material: Material) => {
    const found = options[material]
    return found ? [{ material, ...found }] : []
  })
}

const day = (text: string): string => formatDay(text, 'plain')

/** The sources of the figures and the days from which they hold, to show beside them. */
export const datesOf = ({ tariff, subsidy, gas }: Estimates): string =>
  [
    `Prijs en besparing: ${tariff.source} per ${day(tariff.from)}.`,
    `Subsidie van de overheid (ISDE): bedragen per ${day(subsidy.from)}.`,
    `Gas: ${formatCents(gas.centsPerM3)} per m³ per ${day(gas.from)}.${gas.toVerify ? ' Die prijs konden we nog niet nakijken.' : ''}`,
  ].join(' ')

/** A sentence about how many measures count for the subsidy; empty where no measure has a surface. */
const countInWords = (estimates: Estimates): string[] => {
  const { measures: counted } = estimates.subsidy
  if (counted > 1)
    return [
      `We rekenen met ${counted} maatregelen binnen twee jaar. Dan is de subsidie per maatregel dubbel.`,
    ]
  if (counted === 1)
    return [
      'We rekenen met één maatregel. Neem je binnen twee jaar nog een maatregel (glas telt mee)? Dan is de subsidie dubbel.',
    ]
  return mainMeasures.some((one) => estimates[estimatesOfMeasure[one]]?.available)
    ? ['Voor deze oppervlakte is er geen subsidie.']
    : []
}

/** Sentences that explain the figures. */
export const readingOf = (estimates: Estimates): string[] => [
  ...(estimates.tariff.isExample
    ? [`Een ${exampleWord} is verzonnen. Het zegt niets over je echte huis.`]
    : []),
  ...countInWords(estimates),
  'Je krijgt subsidie als het materiaal goed genoeg isoleert. Dat staat in de offerte.',
  `De gasprijs komt van: ${estimates.gas.source}.`,
  'Bedragen zijn in hele euro’s, naar beneden afgerond. De echte prijs staat in de offerte.',
]

/** The sentence about glass, whose surface is not asked. */
export const glassInWords = ({ subsidy: { glassInCents: per, glassSurface: of } }: Estimates): string =>
  `Voor HR++-glas krijg je ${formatCents(per.one)} subsidie per m². Met een andere maatregel binnen twee jaar is dat ${formatCents(per.two)}. Je krijgt het vanaf ${of.least} m², over hoogstens ${of.most} m². De prijs hangt af van je ramen en staat in de offerte.`

const inLines = (sums: Sums, isExample: boolean): string =>
  sumsInWords(sums)
    .map(
      ({ label, value, madeByTariff, note }) =>
        `${label}: ${value}${madeByTariff && isExample ? ` (${exampleWord})` : ''}${note ? ` (${note})` : ''}`,
    )
    .join('\n')

const rowOf = (estimates: Estimates, one: { material: Material } & MaterialEstimate): SummaryRow[] =>
  summaryRow(
    materialTitles[one.material],
    one.sums ? inLines(one.sums, estimates.tariff.isExample) : `Kan niet. ${one.reason ?? ''}`,
  )

export const aboutAmounts = 'Over de bedragen'

/** The first word of the heading of every result. */
export const resultTitle = 'Resultaten: '

/** The results for mail, document and PDF, with the same figures as on screen. `bats`: the text for somebody who saw bats. */
export const resultSections = (
  estimates: Estimates,
  { glass: withGlass, bats = '' }: { glass: boolean; bats?: string | undefined },
): Section[] => {
  const asked = mainMeasures.filter((measure) => estimates[estimatesOfMeasure[measure]] !== undefined)
  const sections = asked.map((measure): Section => {
    const { reason, change, note = '' } = estimates[estimatesOfMeasure[measure]] ?? {}
    return {
      title: resultTitle + measureTitles[measure].toLowerCase(),
      rows:
        reason === undefined
          ? [
              ...materialsIn(estimates, measure).flatMap((one) => rowOf(estimates, one)),
              ...summaryRow('Let op', note),
              ...summaryRow('Bedragen', datesOf(estimates)),
              ...(measure === 'cavity_wall_insulation' ? summaryRow('Vleermuizen', bats) : []),
            ]
          : summaryRow('Kan niet', [reason, change].filter(Boolean).join(' ')),
    }
  })
  return [
    ...sections,
    ...(withGlass
      ? [
          {
            title: resultTitle + measureTitles.glass_insolation_compliment.toLowerCase(),
            rows: summaryRow(materialTitles.Glass, glassInWords(estimates)),
          },
        ]
      : []),
    { title: aboutAmounts, rows: summaryRow('Goed om te weten', readingOf(estimates).join('\n')) },
  ]
}
