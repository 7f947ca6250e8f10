import { type CappedEnergy, capDay, capOf, caps, underCap } from '../../../core/calculations/price-cap.ts'
import { choice } from '../../../core/fields/choice.ts'
import { type EnergyUnit, energyUsed, inUnits } from '../../../core/fields/energy-used.ts'
import { money } from '../../../core/fields/money.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { defineTool, figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import { toAdviser, toTool } from '../../engine/tool/leads.ts'

const kinds: Readonly<Record<CappedEnergy, { label: string; unit: EnergyUnit }>> = {
  gas: { label: 'Gas', unit: 'm³' },
  heat: { label: 'Stadswarmte', unit: 'GJ' },
  power: { label: 'Stroom', unit: 'kWh' },
}

const price = (of: string, unit: EnergyUnit) =>
  money({
    label: `Prijs van ${of} in je contract, per ${unit}`,
    hint: 'Met energiebelasting en btw. Veranderde de prijs? Neem het gemiddelde.',
    min: 1,
    max: 1_000_00,
  })

const volume = (of: string, unit: EnergyUnit, max: number) =>
  energyUsed(`Hoeveel ${of} viel onder het plafond?`, {
    unit,
    max,
    hint: 'Dit staat op je rekening. Het hangt af van de dagen waarover die gaat.',
    example: '610',
  })

interface Use {
  kind: CappedEnergy
  used: number
  price: number
  volume: number | undefined
}

/** What was paid of a kind, and how that came about. */
const rowOf = ({ kind, ...use }: Use): ToolRow => {
  const { unit, label } = kinds[kind]
  const { capped, above, paid } = underCap(kind, use)
  const parts = [
    ...(capped > 0 ? [`${inUnits(capped, unit)} × ${formatCents(capOf(kind).price)}`] : []),
    ...(above > 0 ? [`${inUnits(above, unit)} × ${formatCents(use.price)}`] : []),
  ]
  return { label, value: formatCents(paid), how: parts.join(' + ') || 'Niets verbruikt.' }
}

/** What would have made a kind cheaper or dearer. */
const changesOf = ({ kind, ...use }: Use): string[] => {
  const { unit, label } = kinds[kind]
  const { above, saved } = underCap(kind, use)
  const cap = capOf(kind)
  if (use.price <= cap.price)
    return [
      `${label}: je contract was niet duurder dan ${formatCents(cap.price)} per ${unit}. Dan geldt je eigen prijs voor alles.`,
    ]
  return above > 0
    ? [
        `${label}: had je ${inUnits(above, unit)} minder verbruikt, dan scheelde dat ${formatCents(above * use.price)}.`,
      ]
    : [`${label}: zonder plafond was je ${formatCents(saved)} meer kwijt.`]
}

/** What energy cost below the price cap of 2023, which is over. */
export const tool = defineTool({
  key: 'prijsplafond',
  title: 'Reken het prijsplafond van 2023 na',
  intro:
    'Het prijsplafond gold alleen in 2023 en is voorbij. Met je jaarrekening zie je wat je toen hoorde te betalen. Alle bedragen zijn met energiebelasting en btw, zonder vaste kosten.',
  asks: {
    period: choice({
      label: 'Over welke dagen gaat je rekening?',
      options: [
        { value: 'year', label: 'Heel 2023' },
        { value: 'part', label: 'Een deel van 2023' },
      ],
    }),
    heating: choice({
      label: 'Waarmee verwarmde je je huis?',
      options: [
        { value: 'gas', label: 'Met gas' },
        { value: 'heat', label: 'Met stadswarmte' },
        { value: 'power', label: 'Alleen met stroom' },
      ],
    }),
    gas: energyUsed('Je verbruik van gas', { unit: 'm³', max: 170_000 }),
    gasPrice: price('gas', 'm³'),
    gasVolume: volume('gas', 'm³', 1_200),
    heat: energyUsed('Je verbruik van warmte', { unit: 'GJ', max: 1_000, example: '30' }),
    heatPrice: price('warmte', 'GJ'),
    heatVolume: volume('warmte', 'GJ', 37),
    power: energyUsed('Je verbruik van stroom', { unit: 'kWh', max: 50_000, example: '2500' }),
    powerPrice: price('stroom', 'kWh'),
    powerVolume: volume('stroom', 'kWh', 2_900),
  },
  shows: {
    gas: ({ heating }) => heating === 'gas',
    gasPrice: ({ heating }) => heating === 'gas',
    gasVolume: ({ heating, period }) => heating === 'gas' && period === 'part',
    heat: ({ heating }) => heating === 'heat',
    heatPrice: ({ heating }) => heating === 'heat',
    heatVolume: ({ heating, period }) => heating === 'heat' && period === 'part',
    powerVolume: ({ period }) => period === 'part',
  },
  result: (answers) => {
    const uses = (['gas', 'heat', 'power'] as const).flatMap((kind): Use[] => {
      const [used, cost, part] = [answers[kind], answers[`${kind}Price`], answers[`${kind}Volume`]]
      return used === undefined || cost === undefined ? [] : [{ kind, used, price: cost, volume: part }]
    })
    const sums = uses.map((use) => ({ ...use, ...underCap(use.kind, use) }))
    const paidFor = (kind: CappedEnergy) => sums.find((one) => one.kind === kind)?.paid ?? 0
    const [paid, without] = [
      sums.reduce((sum, one) => sum + one.paid, 0),
      sums.reduce((sum, one) => sum + one.without, 0),
    ]
    const saved = without - paid
    return {
      outcome:
        saved > 0
          ? `In 2023 hoorde je ${formatCents(paid)} te betalen: ${formatCents(saved)} minder dan zonder prijsplafond.`
          : `In 2023 hoorde je ${formatCents(paid)} te betalen: het prijsplafond scheelde je niets.`,
      values: {
        ...{ gasPaid: paidFor('gas'), heatPaid: paidFor('heat'), powerPaid: paidFor('power') },
        ...{ paid, without, saved },
      },
      rows: [
        ...uses.map(rowOf),
        { label: 'Samen onder het plafond', value: formatCents(paid) },
        {
          label: 'Zonder plafond',
          value: formatCents(without),
          how: 'Alles tegen de prijs van je contract.',
        },
        { label: 'Wat het plafond scheelde', value: formatCents(saved) },
      ],
      chart: {
        title: 'Wat je betaalde met en zonder prijsplafond',
        kind: 'bars',
        labels: sums.map(({ kind }) => kinds[kind].label),
        series: [
          { name: 'Met plafond', values: sums.map((one) => one.paid) },
          { name: 'Zonder plafond', values: sums.map((one) => one.without) },
        ],
        write: formatCents,
      },
      changes: [
        ...uses.flatMap(changesOf),
        'Het plafond gold per aansluiting. Wat je in het ene deel van het jaar overhield, telde niet mee in het andere.',
      ],
      advice: [
        'Staat er een ander bedrag op je rekening? Vraag je energiebedrijf om de berekening. De prijs van je contract kan in het jaar veranderd zijn.',
        'Had je een gezamenlijke ketel? Daarvoor was er een eigen regeling.',
        'Komen jullie er niet uit? Een adviseur zegt je wat je nog kunt doen.',
      ],
      figures: uses.map(({ kind }) =>
        figureUsed(
          caps[kind].label,
          caps[kind].on(capDay),
          () =>
            `${formatCents(capOf(kind).price)} tot ${inUnits(capOf(kind).volume, kinds[kind].unit)} per jaar, met belasting en btw`,
        ),
      ),
    }
  },
  example: {
    answers: {
      period: 'year',
      heating: 'gas',
      gas: '1400',
      gasPrice: '2,16',
      power: '2700',
      powerPrice: '0,60',
    },
    day: '2026-07-01',
  },
  leadsTo: [
    toTool('energiebelasting_tool', 'Reken uit hoeveel belasting je nu betaalt', ({ gas, power }) => ({
      gas,
      power,
    })),
    toAdviser('Ik denk dat mijn energierekening over 2023 niet klopt.'),
  ],
})
