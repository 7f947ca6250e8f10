import { type DatedValue, type Figure, figure } from '../kernel/figure.ts'

/** The subsidy for a square metre in cents, with one measure and with two within 24 months, and its limits in square metres. */
export interface PerSquareMetre {
  one: number
  two: number
  /** A smaller surface gets nothing. */
  least: number
  /** A larger surface gets no more. */
  most: number
  /** Extra for bio-based material, in cents. It does not double. */
  biobased?: number
}

const rvo = 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren'
const insulation = { name: 'RVO, isolatiemaatregelen', href: `${rvo}/isolatiemaatregelen` }
const owners = { name: 'RVO, ISDE voor woningeigenaren', href: rvo }
const changes = {
  name: 'RVO, wat wijzigt er in 2026',
  href: 'https://www.rvo.nl/subsidies-financiering/isde/isde-wat-wijzigt-er-2026',
}

/** A value that holds for 2025 and 2026. */
const sinceLastYear = <T>(value: T): DatedValue<T> => ({
  from: '2025-01-01',
  until: '2026-12-31',
  value,
  source: insulation,
})

const perSquareMetre = (
  label: string,
  { one, ...more }: Omit<PerSquareMetre, 'two'>,
): Figure<PerSquareMetre> => figure(`ISDE, ${label}`, [sinceLastYear({ one, two: 2 * one, ...more })])

export const roof = perSquareMetre('dak', { one: 16_25, least: 20, most: 200, biobased: 5_00 })
export const atticFloor = perSquareMetre('zoldervloer', { one: 4_00, least: 20, most: 200, biobased: 1_50 })
export const facade = perSquareMetre('gevel', { one: 20_25, least: 10, most: 170, biobased: 6_00 })
export const cavityWall = perSquareMetre('spouwmuur', { one: 5_25, least: 10, most: 170, biobased: 1_50 })
/** `least` counts the surface together with that of the crawl-space floor. */
export const floor = perSquareMetre('vloer', { one: 5_50, least: 20, most: 130, biobased: 2_00 })
export const crawlSpaceFloor = perSquareMetre('bodem van de kruipruimte', {
  one: 3_00,
  least: 20,
  most: 130,
  biobased: 1_00,
})

/** All measures on windows and doors together count for the least and the most. */
const windows = { least: 3, most: 45 }
/** Glass in the existing frames. */
export const glass = perSquareMetre('HR++-glas', { one: 25_00, ...windows })
/** Glass in new insulating frames. */
export const tripleGlass = perSquareMetre('triple glas met nieuw kozijn', { one: 111_00, ...windows })
export const panel = perSquareMetre('paneel in een kozijn', { one: 10_00, ...windows })
export const panelInNewFrame = perSquareMetre('paneel met nieuw kozijn', { one: 45_00, ...windows })
export const door = perSquareMetre('isolerende deur', { one: 25_00, ...windows })
export const doorInNewFrame = perSquareMetre('isolerende deur met nieuw kozijn', { one: 111_00, ...windows })

/** The subsidy for ventilation in cents: only beside insulation, whose amount it does not double. */
export const ventilation = figure('ISDE, ventilatie', [
  { from: '2026-01-01', until: '2026-12-31', value: 400_00, source: changes },
])

/**
 * The subsidy for an air-to-water heat pump in cents: a fixed amount, per kilowatt, for its label; and the least for any pump.
 */
export const heatPump = figure('ISDE, lucht-waterwarmtepomp', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: { start: 1_025_00, perKilowatt: 225_00, label: 200_00, least: 500_00 },
    source: changes,
  },
])

/** The range of the subsidy for most solar boilers, in cents. */
export const solarBoiler = figure('ISDE, zonneboiler', [
  { from: '2026-01-01', until: '2026-12-31', value: { least: 300_00, most: 1_750_00 }, source: owners },
])

/** The subsidy for a connection to a heat network in cents, once for each home. */
export const heatNetwork = figure('ISDE, aansluiting op een warmtenet', [
  { from: '2024-01-01', until: '2026-12-31', value: 3_775_00, source: owners },
])

/** The subsidy for electric cooking in cents: only for a home that is connected to a heat network. */
export const electricCooking = figure('ISDE, elektrisch koken', [
  { from: '2023-01-01', until: '2025-12-31', value: 400_00, source: owners },
  { from: '2026-01-01', until: '2026-12-31', value: 400_00, source: owners, toVerify: true },
])
