import type { Insulation, Measure } from '../../../core/calculations/home-improvement.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { yesNo } from '../../../core/fields/brick/choice.ts'
import { choices } from '../../../core/fields/brick/choices.ts'
import { energyUsed } from '../../../core/fields/home/energy-used.ts'
import { surface } from '../../../core/fields/home/surface.ts'
import { money } from '../../../core/fields/value/money.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'

export type Kind = Measure['kind']
/** Titles of the measures, in the order in which they are carried out: an insulated home needs a smaller heat pump. */
export const titles: Readonly<Record<Kind, string>> = {
  cavity: 'Spouwmuur',
  roof: 'Dak',
  floor: 'Vloer',
  glass: 'HR++-glas',
  pump: 'Hybride warmtepomp',
  solar: 'Zonnepanelen',
}
const kinds = Object.keys(titles) as [Kind, ...Kind[]]
const insulated: readonly Insulation[] = ['cavity', 'roof', 'floor', 'glass']

const offer = (of: string) =>
  optional(
    money({
      label: `Prijs in je offerte voor ${of}`,
      hint: 'Met btw. Geen offerte? Dan nemen we een gemiddelde of een voorbeeldcijfer.',
      max: 250_000_00,
    }),
  )
const unitPrice = (of: string, unit: string) =>
  optional(
    money({
      label: `Wat betaal je voor ${of}, per ${unit}?`,
      hint: 'Met belasting en btw. Weet je het niet? Dan nemen we een gemiddelde.',
      ...{ min: 1, max: 10_00 },
    }),
  )
const count = (label: string, most: number, example: string) => {
  const invalid = `Vul een getal in van 1 tot en met ${most}.`
  return wholeNumber({ invalid, min: 1, max: most }, { label, example })
}

export const asks = {
  measures: choices({
    label: 'Wat wil je doen?',
    options: kinds.map((value) => ({ value, label: titles[value] })) as [{ value: Kind; label: string }],
  }),
  gas: energyUsed('Je verbruik van gas in een jaar', { unit: 'm³', max: 20_000 }),
  cavityArea: surface('Oppervlakte van de spouwmuur (m²)', { example: '80' }),
  cavityPrice: offer('de spouwmuur'),
  roofArea: surface('Oppervlakte van het dak (m²)', { example: '70' }),
  roofPrice: offer('het dak'),
  floorArea: surface('Oppervlakte van de vloer (m²)', { example: '50' }),
  floorPrice: offer('de vloer'),
  glassArea: surface('Oppervlakte van het enkele glas (m²)', { example: '20' }),
  glassPrice: offer('het glas'),
  pumpPower: count('Vermogen van de warmtepomp (kW)', 70, '5'),
  pumpLabel: yesNo({ label: 'Heeft de warmtepomp label A+++?' }),
  pumpPrice: offer('de warmtepomp'),
  panels: count('Aantal zonnepanelen', 60, '10'),
  solarPrice: offer('de zonnepanelen'),
  gasPrice: unitPrice('gas', 'm³'),
  powerPrice: unitPrice('stroom', 'kWh'),
}

const chose =
  (...some: readonly Kind[]) =>
  ({ measures = [] }: { measures?: readonly Kind[] | undefined }) =>
    some.some((kind) => measures.includes(kind))

/** When each question is shown: only when its measure was chosen. */
export const shows = {
  gas: chose(...insulated, 'pump'),
  ...{ cavityArea: chose('cavity'), cavityPrice: chose('cavity') },
  ...{ roofArea: chose('roof'), roofPrice: chose('roof') },
  ...{ floorArea: chose('floor'), floorPrice: chose('floor') },
  ...{ glassArea: chose('glass'), glassPrice: chose('glass') },
  ...{ pumpPower: chose('pump'), pumpLabel: chose('pump'), pumpPrice: chose('pump') },
  ...{ panels: chose('solar'), solarPrice: chose('solar') },
  ...{ gasPrice: chose(...insulated, 'pump'), powerPrice: chose('pump', 'solar') },
}

type Answers = {
  readonly [N in `${Insulation}Area` | `${Insulation | 'pump' | 'solar'}Price` | 'pumpPower' | 'panels']?:
    | number
    | undefined
} & {
  measures: readonly Kind[]
  pumpLabel?: 'yes' | 'no' | undefined
}

/** The chosen measures with their answers, in the order in which they are carried out. */
export const asMeasures = (answers: Answers): Measure[] =>
  kinds
    .filter((kind) => answers.measures.includes(kind))
    .map((kind): Measure => {
      const given = { offer: answers[`${kind}Price`] }
      if (kind === 'solar') return { kind, panels: answers.panels ?? 0, ...given }
      return kind === 'pump'
        ? { kind, power: answers.pumpPower ?? 0, bestLabel: answers.pumpLabel === 'yes', ...given }
        : { kind, area: answers[`${kind}Area`] ?? 0, ...given }
    })
