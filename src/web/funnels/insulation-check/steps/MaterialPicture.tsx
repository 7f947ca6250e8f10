import type { Material } from '../../../../core/insulation/materials.ts'

/** The cross-section of each material, drawn in a square of 40. */
const drawings: Readonly<Record<Material, string>> = {
  EpsPearls:
    'M10 10a4 4 0 1 0 .1 0M22 8a4 4 0 1 0 .1 0M32 14a4 4 0 1 0 .1 0M14 22a4 4 0 1 0 .1 0M26 22a4 4 0 1 0 .1 0M10 32a3 3 0 1 0 .1 0M32 30a4 4 0 1 0 .1 0M21 31a3 3 0 1 0 .1 0',
  OpenCellFoam: 'M6 12q7-8 14 0t14 0M6 20q7-8 14 0t14 0M6 28q7-8 14 0t14 0M6 36q7-8 14 0t14 0',
  MineralWool: 'M6 8l7 8 7-8 7 8 7-8M6 18l7 8 7-8 7 8 7-8M6 28l7 8 7-8 7 8 7-8',
  ReflectiveFoil: 'M6 10h28M6 16h28M6 24h28M6 30h28M12 10v6M20 10v6M28 10v6M12 24v6M20 24v6M28 24v6',
  EPS: 'M6 8h28v10H6ZM6 22h28v10H6ZM20 8v10M13 22v10M27 22v10',
  EpsChips: 'M8 30l5-5 5 5ZM20 32l5-6 6 6ZM12 22l6-5 4 6ZM24 20l5-6 5 7ZM6 16l5-6 4 6Z',
  Foam: 'M6 32c0-10 6-8 8-14s8-8 10-2 8 2 10 16ZM12 26a2 2 0 1 0 .1 0M22 22a2 2 0 1 0 .1 0M28 28a2 2 0 1 0 .1 0',
  ThermalCushions: 'M6 8q14-6 28 0v8q-14 6-28 0ZM6 24q14-6 28 0v8q-14 6-28 0Z',
  Roof: 'M4 24 20 8l16 16M10 26 20 16l10 10M10 32h20',
  Glass: 'M8 6h24v28H8ZM20 6v28M12 12l5-4M24 28l5-4',
}

/** A small drawing of a material, decoration beside its name. */
export function MaterialPicture({ material }: { material: Material }) {
  return (
    <svg className="check-material" viewBox="0 0 40 40" aria-hidden="true">
      <path d={drawings[material]} />
    </svg>
  )
}
