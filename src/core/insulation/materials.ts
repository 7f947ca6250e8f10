import type { Cents } from '../kernel/money.ts'
import type { Measure } from '../rules/insulation-codes.ts'

/** The materials for each measure (spec 002 section 3.2), in the order of the results. */
export const materialsOf = {
  cavity_wall_insulation: ['EpsPearls', 'OpenCellFoam', 'MineralWool'],
  floor_insulation: ['ReflectiveFoil', 'EPS', 'EpsChips', 'Foam', 'ThermalCushions'],
  roof_insulation: ['Roof'],
  glass_insolation_compliment: ['Glass'],
} as const satisfies Record<Measure, readonly string[]>

/** The materials with prices in a tariff; glass has none, since its surface is not asked. */
export const pricedMaterials = [
  ...materialsOf.cavity_wall_insulation,
  ...materialsOf.floor_insulation,
  ...materialsOf.roof_insulation,
] as const
export type PricedMaterial = (typeof pricedMaterials)[number]
export type Material = PricedMaterial | 'Glass'

export const materialRefusals = [
  'cavity-too-narrow',
  'moisture',
  'water',
  'crawl-space-too-low',
  'wooden-floor',
  'already-insulated',
  'attic-closed',
  'other',
] as const
export type MaterialRefusal = (typeof materialRefusals)[number]

/** The field with the estimates of each measure. */
export const estimatesOfMeasure = {
  cavity_wall_insulation: 'wallPriceEstimates',
  floor_insulation: 'floorPriceEstimates',
  roof_insulation: 'roofPriceEstimates',
} as const

/** The price and savings of a material for a home, or why it cannot have it. */
export interface TariffMaterial {
  material: PricedMaterial
  /** The price with VAT and labour, for the surface in the request. */
  priceCents?: Cents | undefined
  /** Cubic metres of gas in a year. */
  savingM3?: number | undefined
  refused?: MaterialRefusal | undefined
}

export interface Tariff {
  source: string
  /** YYYY-MM-DD: the day from which it holds. */
  from: string
  /** Whether the figures are examples, which production refuses. */
  isExample: boolean
  materials: readonly TariffMaterial[]
}
