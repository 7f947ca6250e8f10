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
