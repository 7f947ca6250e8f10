import {
  type HomeUse,
  improvements,
  insulations,
  type Measure,
  type MeasureSums,
  paybackOf,
} from '../../../core/calculations/home-improvement.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { inUnits } from '../../../core/fields/home/energy-used.ts'
import { gasPrice } from '../../../core/figures/gas-price.ts'
import { netMetering, solarOwnUse } from '../../../core/figures/home-improvement.ts'
import { powerPrice } from '../../../core/figures/power-price.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { ToolResult, ToolRow } from '../../engine/tool/define-tool.ts'
import { type asks, asMeasures, type Kind, titles } from './bestaande-bouw-verduurzamen-asks.ts'
import { figuresOf, withExample } from './figures-used.ts'

const shortTitles: Readonly<Record<Kind, string>> = {
  ...{ cavity: 'Spouw', roof: 'Dak', floor: 'Vloer', glass: 'Glas', pump: 'Pomp', solar: 'Zon' },
}

const years = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

const paybackInWords = (tenths: number | undefined) =>
  tenths === undefined ? 'niet' : tenths === 0 ? 'meteen' : `${years.format(tenths / 10)} jaar`

/** Writes tenths of a year as `in 3,3 jaar`, or `meteen`. */
const backInWords = (tenths: number) => (tenths === 0 ? 'meteen' : `in ${paybackInWords(tenths)}`)

/** Writes a yearly saving as `€ 580`, or as `€ 30 meer` where the bill rises. */
const savingInWords = (saving: number) =>
  saving < 0 ? `${formatWholeEuros(-saving)} meer` : formatWholeEuros(saving)

const energyInWords = ({ savedM3, savedKwh, savesAll }: MeasureSums, day: string) =>
  [
    ...(savedM3 > 0
      ? [`${inUnits(savedM3, 'm³')} gas minder${savesAll ? ' (al het gas voor verwarming)' : ''}`]
      : []),
    ...(savedKwh > 0
      ? [
          `${inUnits(savedKwh, 'kWh')} zonnestroom: ${solarOwnUse.on(day).value}% gebruik je zelf, de rest lever je terug zonder salderen`,
        ]
      : []),
    ...(savedKwh < 0 ? [`${inUnits(-savedKwh, 'kWh')} stroom meer`] : []),
  ].join(', ') || 'er is geen gas voor verwarming meer over'

const rowOf = (one: MeasureSums, day: string): ToolRow => ({
  label: titles[one.kind],
  value: formatWholeEuros(one.remains),
  how: withExample(
    `${formatWholeEuros(one.price)} min ${formatWholeEuros(one.subsidy)} subsidie; ${energyInWords(one, day)}, ${one.saving < 0 ? 'je betaalt per jaar' : 'besparing per jaar'} ${savingInWords(one.saving)}`,
    one.isExample,
  ),
})

const totalOf = (sums: readonly MeasureSums[]) => {
  const all = (of: 'price' | 'subsidy' | 'remains' | 'savedM3' | 'savedKwh' | 'saving') =>
    sums.reduce((sum, one) => sum + one[of], 0)
  return {
    price: all('price'),
    subsidy: all('subsidy'),
    remains: all('remains'),
    savingM3: all('savedM3'),
    savingKwh: all('savedKwh'),
    saving: all('saving'),
  }
}

const outcomeOf = (
  sums: readonly MeasureSums[],
  { remains, saving }: ReturnType<typeof totalOf>,
  payback: number | undefined,
) => {
  const pays = `Je betaalt ${formatWholeEuros(remains)} na subsidie`
  const rises = saving < 0 ? `stijgt met ${formatWholeEuros(-saving)} per jaar` : 'daalt er niet door'
  const brings =
    payback === undefined
      ? `${pays}, en je energierekening ${rises}.`
      : `${pays} en bespaart ${formatWholeEuros(saving)} per jaar. Dat heb je ${backInWords(payback)} terug.`
  return sums.some(({ isExample }) => isExample) ? `${brings} Daar zitten voorbeeldcijfers in.` : brings
}

const comparisonOf = (sums: readonly MeasureSums[]) => {
  const table = {
    title: 'Per maatregel: wat het kost en oplevert',
    head: [
      'Maatregel',
      'Prijs',
      'Subsidie',
      'Je betaalt',
      'Besparing per jaar',
      'In 10 jaar',
      'Terugverdiend in',
    ],
    rows: sums.map((one) => [
      titles[one.kind],
      ...[one.price, one.subsidy, one.remains].map(formatWholeEuros),
      ...[one.saving, one.saving * 10].map(savingInWords),
      paybackInWords(one.payback),
    ]),
  }
  if (sums.some(({ saving }) => saving < 0)) return { table }
  const chart = {
    title: 'Wat je betaalt en wat je in tien jaar bespaart',
    kind: 'bars' as const,
    // A bar has room for a short title only.
    labels: sums.map(({ kind }) => shortTitles[kind]),
    series: [
      { name: 'Je betaalt', values: sums.map(({ remains }) => remains) },
      { name: 'Besparing in 10 jaar', values: sums.map(({ saving }) => saving * 10) },
    ],
    write: formatWholeEuros,
  }
  return { chart, table }
}

const changesOf = (
  asked: readonly Measure[],
  home: HomeUse,
  sums: readonly MeasureSums[],
  day: string,
): string[] => {
  const { subsidy, savingM3 } = totalOf(sums)
  const dearer = (home.gasPrice ?? gasPrice.on(day).value) + 20
  const whenDearer = totalOf(improvements(asked, { ...home, gasPrice: dearer }, day)).saving
  const solar = sums.find(({ kind }) => kind === 'solar')
  const kwh = home.powerPrice ?? powerPrice.on(day).value
  // A second measure raises the subsidy of the first; only that difference is used, so its own row is dropped.
  const withSecond = improvements([...asked, { kind: 'pump', power: 1, bestLabel: false }], home, day).slice(
    0,
    -1,
  )
  const more = totalOf(withSecond).subsidy
  const fastest = sums
    .flatMap(({ kind, payback }) => (payback === undefined ? [] : [{ kind, payback }]))
    .toSorted((one, other) => one.payback - other.payback)[0]
  const bounds = asked.flatMap((one) => {
    if (one.kind === 'pump' || one.kind === 'solar') return []
    const { least, most } = insulations[one.kind].subsidy.on(day).value
    const title = titles[one.kind]
    if (one.area < least) return [`${title}: subsidie is er pas vanaf ${least} m².`]
    return one.area > most ? [`${title}: subsidie is er voor hoogstens ${most} m².`] : []
  })
  return [
    ...(sums.length > 1 && fastest
      ? [`${titles[fastest.kind]} heb je het snelst terug: ${backInWords(fastest.payback)}.`]
      : []),
    ...(more > subsidy
      ? [
          `Doe je binnen twee jaar nog een maatregel met subsidie? Dan krijg je ${formatWholeEuros(more)} in plaats van ${formatWholeEuros(subsidy)}.`,
        ]
      : []),
    ...bounds,
    ...(solar && netMetering.on(day).value
      ? [
          `Tot 2027 mag je salderen: dan bespaar je hoogstens ${formatWholeEuros(solar.savedKwh * kwh)} per jaar. Deze som rekent zonder.`,
        ]
      : []),
    ...(savingM3 > 0 && whenDearer > 0
      ? [`Kost gas € 0,20 per m³ meer? Dan bespaar je ${formatWholeEuros(whenDearer)} per jaar.`]
      : []),
  ]
}

/** Calculates for each measure what it costs after subsidy, what it saves, and when it has paid itself back. */
export const resultFor = (answers: Parsed<typeof asks>, today: string): ToolResult => {
  const asked = asMeasures(answers)
  const home = { gas: answers.gas ?? 0, gasPrice: answers.gasPrice, powerPrice: answers.powerPrice }
  const sums = improvements(asked, home, today)
  const total = totalOf(sums)
  const payback = paybackOf(total.remains, total.saving)
  return {
    outcome: outcomeOf(sums, total, payback),
    values: { ...total, payback: payback ?? 0 },
    rows: [
      ...sums.map((one) => rowOf(one, today)),
      { label: 'Prijs van alles samen', value: formatWholeEuros(total.price) },
      {
        label: 'Subsidie',
        value: formatWholeEuros(total.subsidy),
        how: total.subsidy > 0 ? 'ISDE. Die vraag je achteraf aan.' : 'Hiervoor krijg je geen ISDE.',
      },
      {
        label: total.saving < 0 ? 'Wat je per jaar betaalt' : 'Besparing per jaar',
        value: savingInWords(total.saving),
        how: 'In hele euro’s per maatregel, naar beneden afgerond.',
      },
      {
        label: 'Terugverdiend in',
        value: paybackInWords(payback),
        how:
          payback === undefined
            ? 'Je energierekening daalt niet.'
            : `${formatWholeEuros(total.remains)} / ${formatWholeEuros(total.saving)} per jaar`,
      },
    ],
    ...comparisonOf(sums),
    changes: changesOf(asked, home, sums, today),
    advice: [
      ...(sums.some(({ isExample }) => isExample)
        ? [
            'Een voorbeeldcijfer is verzonnen, of gemaakt uit cijfers van anderen. Het zegt niets over jouw huis.',
          ]
        : []),
      'Dicht eerst kieren en zorg voor ventilatie. Een vakman ziet wat er in jouw huis kan, ook of er een spouw is.',
      ...(asked.some(({ kind }) => kind === 'solar')
        ? [
            'Wat je krijgt voor stroom die je teruglevert, verschilt per energiebedrijf. Vraag ook wat het kost.',
          ]
        : []),
      ...(asked.some(({ kind }) => kind !== 'pump' && kind !== 'solar')
        ? ['Je krijgt subsidie als het materiaal goed genoeg isoleert. Dat staat in de offerte.']
        : []),
      'Woon je in een appartement? Over dak, muren en vloer beslist je VvE.',
    ],
    figures: figuresOf(asked, home, today),
  }
}
