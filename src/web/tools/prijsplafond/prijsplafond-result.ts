import {
  type CappedEnergy,
  capDay,
  capOf,
  caps,
  costsUnderCap,
} from '../../../core/calculations/price-cap.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { type EnergyUnit, inUnits } from '../../../core/fields/home/energy-used.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { ToolResult } from '../../engine/tool/define-tool.ts'
import { figureUsed, type ToolRow } from '../../engine/tool/define-tool.ts'
import type { asks } from './prijsplafond-asks.ts'

const kinds: Readonly<Record<CappedEnergy, { label: string; unit: EnergyUnit }>> = {
  gas: { label: 'Gas', unit: 'm³' },
  heat: { label: 'Stadswarmte', unit: 'GJ' },
  power: { label: 'Stroom', unit: 'kWh' },
}

interface Use {
  kind: CappedEnergy
  used: number
  price: number
  volume: number | undefined
}

const rowOf = ({ kind, ...use }: Use): ToolRow => {
  const { unit, label } = kinds[kind]
  const { capped, above, paid } = costsUnderCap(kind, use)
  const parts = [
    ...(capped > 0 ? [`${inUnits(capped, unit)} × ${formatCents(capOf(kind).price)}`] : []),
    ...(above > 0 ? [`${inUnits(above, unit)} × ${formatCents(use.price)}`] : []),
  ]
  return { label, value: formatCents(paid), how: parts.join(' + ') || 'Niets verbruikt.' }
}

const changesOf = ({ kind, ...use }: Use): string[] => {
  const { unit, label } = kinds[kind]
  const { above, saved } = costsUnderCap(kind, use)
  const cap = capOf(kind)
  if (use.used === 0) return []
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

const usesOf = (answers: Parsed<typeof asks>): Use[] =>
  (['gas', 'heat', 'power'] as const).flatMap((kind) => {
    const [used, cost, part] = [answers[kind], answers[`${kind}Price`], answers[`${kind}Volume`]]
    return used === undefined || cost === undefined ? [] : [{ kind, used, price: cost, volume: part }]
  })

/** Calculates what energy cost under the price cap of 2023, which has ended. */
export const resultFor = (answers: Parsed<typeof asks>): ToolResult => {
  const uses = usesOf(answers)
  const sums = uses.map((use) => ({ ...use, ...costsUnderCap(use.kind, use) }))
  const paidFor = (kind: CappedEnergy) => sums.find((one) => one.kind === kind)?.paid ?? 0
  const [paid, without] = [
    sums.reduce((sum, one) => sum + one.paid, 0),
    sums.reduce((sum, one) => sum + one.without, 0),
  ]
  const saved = without - paid
  const when = answers.period === 'part' ? 'In dat deel van 2023' : 'In 2023'
  return {
    outcome:
      saved > 0
        ? `${when} hoorde je ${formatCents(paid)} te betalen: ${formatCents(saved)} minder dan zonder prijsplafond.`
        : `${when} hoorde je ${formatCents(paid)} te betalen: het prijsplafond scheelde je niets.`,
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
      {
        label: 'Wat het plafond scheelde',
        value: formatCents(saved),
        how: `${formatCents(without)} min ${formatCents(paid)}`,
      },
    ],
    chart: {
      title: 'Wat je hoorde te betalen, met en zonder prijsplafond',
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
}
