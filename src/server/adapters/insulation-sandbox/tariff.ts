import type { PricedMaterial } from '../../../core/insulation/materials.ts'
import type { Cents } from '../../../core/kernel/money.ts'

export interface Charge {
  start: Cents
  perSquareMetre: Cents
}

/** The cost of a material, with its saving per square metre in tenths of a cubic metre of gas a year. */
interface MaterialTariff extends Charge {
  savedTenths: number
}

/**
 * The example tariff. Every figure is a `voorbeeldcijfer`: made up for the demonstration, not taken from any market. Production
 * refuses estimates that are made from it.
 */
export const tariff = {
  voorbeeldcijfer: true,
  source: 'Voorbeeldtarief',
  /** The first day on which the tariff applies. */
  from: '2026-01-01',
  /** Prices of materials, with VAT and labour. */
  materials: {
    EpsPearls: { start: 250_00, perSquareMetre: 24_00, savedTenths: 51 },
    OpenCellFoam: { start: 300_00, perSquareMetre: 32_00, savedTenths: 55 },
    MineralWool: { start: 200_00, perSquareMetre: 22_00, savedTenths: 46 },
    ReflectiveFoil: { start: 150_00, perSquareMetre: 30_00, savedTenths: 19 },
    EPS: { start: 250_00, perSquareMetre: 42_00, savedTenths: 29 },
    EpsChips: { start: 220_00, perSquareMetre: 27_00, savedTenths: 21 },
    Foam: { start: 350_00, perSquareMetre: 45_00, savedTenths: 32 },
    ThermalCushions: { start: 200_00, perSquareMetre: 34_00, savedTenths: 25 },
    Roof: { start: 400_00, perSquareMetre: 78_00, savedTenths: 55 },
  } satisfies Record<PricedMaterial, MaterialTariff>,
  /** Additional costs that depend on the home, whatever the material. */
  extras: {
    /** For a facade of 9 to 12.5 metres, per square metre of wall. */
    scaffold: { start: 0, perSquareMetre: 6_50 },
    /** For a crawl space in compartments, and for pipes below the floor, per square metre of floor. */
    compartments: { start: 0, perSquareMetre: 2_75 },
    pipework: { start: 0, perSquareMetre: 3_50 },
    skylight: { start: 275_00, perSquareMetre: 0 },
    /** For finishing the inside of a roof. */
    finishing: { start: 0, perSquareMetre: 28_00 },
  } satisfies Record<string, Charge>,
} as const
