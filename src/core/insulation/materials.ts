import type { Cents } from '../kernel/money.ts'
import type { Measure } from '../rules/insulation-codes.ts'

/** What each measure can be done with (spec 002 section 3.2), in the order in which results show it. */
export const materialsOf = {
  cavity_wall_insulation: ['EpsPearls', 'OpenCellFoam', 'MineralWool'],
  floor_insulation: ['ReflectiveFoil', 'EPS', 'EpsChips', 'Foam', 'ThermalCushions'],
  roof_insulation: ['Roof'],
  glass_insolation_compliment: ['Glass'],
} as const satisfies Record<Measure, readonly string[]>

/** What a tariff has prices of; of glass there is no surface, and so no price. */
export const pricedMaterials = [
  ...materialsOf.cavity_wall_insulation,
  ...materialsOf.floor_insulation,
  ...materialsOf.roof_insulation,
] as const
export type PricedMaterial = (typeof pricedMaterials)[number]
export type Material = PricedMaterial | 'Glass'

/** Why a material cannot be had for a home, in the codes of the port. */
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

/** Where the estimates of each measure stand. */
export const estimatesOfMeasure = {
  cavity_wall_insulation: 'wallPriceEstimates',
  floor_insulation: 'floorPriceEstimates',
  roof_insulation: 'roofPriceEstimates',
} as const

/** What a material costs for a home and saves in a year, or why it cannot be had. */
export interface TariffMaterial {
  material: PricedMaterial
  /** With VAT and labour, for the surface that was asked about. */
  priceCents?: Cents | undefined
  /** Cubic metres of gas in a year. */
  savingM3?: number | undefined
  refused?: MaterialRefusal | undefined
}

/** Prices and savings of a partner. */
export interface Tariff {
  /** Whose tariff it is. */
  source: string
  /** YYYY-MM-DD: the day from which it holds. */
  from: string
  /** Its figures are examples: production refuses them. */
  isExample: boolean
  /** One for each material of the measures that were asked about. */
  materials: readonly TariffMaterial[]
}
