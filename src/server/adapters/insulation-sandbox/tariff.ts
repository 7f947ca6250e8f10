import type { PricedMaterial } from '../../../core/insulation/materials.ts'
import type { Cents } from '../../../core/kernel/money.ts'

/** What work costs: an amount to start with, and one for each square metre. */
export interface Charge {
  start: Cents
  perSquareMetre: Cents
}

/** What a material costs, and saves for each square metre: in tenths of a cubic metre of gas a year. */
interface MaterialTariff extends Charge {
  savedTenths: number
}

/** Every one of these is a `voorbeeldcijfer`: made up for the demonstration, of no market. Production refuses what is made of them. */
export const tariff = {
  voorbeeldcijfer: true,
  source: 'Voorbeeldtarief',
  /** The day from which it holds. */
  from: '2026-01-01',
  /** With VAT and labour. */
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
  /** What a home costs beside that, whatever the material. */
  extras: {
    /** A facade of 9 to 12.5 metres, for a square metre of wall. */
    scaffold: { start: 0, perSquareMetre: 6_50 },
    /** A crawl space in compartments, and pipes below the floor, for a square metre of floor. */
    compartments: { start: 0, perSquareMetre: 2_75 },
    pipework: { start: 0, perSquareMetre: 3_50 },
    skylight: { start: 275_00, perSquareMetre: 0 },
    /** Of the inside of a roof. */
    finishing: { start: 0, perSquareMetre: 28_00 },
  } satisfies Record<string, Charge>,
} as const
