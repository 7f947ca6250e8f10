// What one chooses by in the subsidy check: the same words in content, in the API and on the page (D24).

import { subsidyParameters } from './subsidy-parameters.ts'

/** What a subsidy is, as the API names it (spec 000 section 3), and as a reader does. */
export const subsidyTypes = { subsidy: 'Subsidie', loan: 'Lening', other: 'Overig' } as const
export type SubsidyType = keyof typeof subsidyTypes

/** Who asks: what stands behind `Ik ben een`. */
export const residents = {
  'eigenaar-bewoner': 'Eigenaar die er zelf woont',
  vve: 'VvE',
  verhuurder: 'Verhuurder',
  huurder: 'Huurder',
} as const
export type Resident = keyof typeof residents

/** What one does to a home, those that most people do first. */
export const subsidyMeasures = {
  dak: 'Dak isoleren',
  spouwmuur: 'Spouwmuur isoleren',
  glas: 'Isolerend glas en kozijnen',
  warmtepomp: 'Warmtepomp',
  vloer: 'Vloer isoleren',
  gevel: 'Gevel isoleren',
  'groen-dak': 'Groen dak',
  ventilatie: 'Ventilatie',
  bodem: 'Bodem van de kruipruimte isoleren',
  zoldervloer: 'Zoldervloer isoleren',
  zonnepanelen: 'Zonnepanelen',
  zonneboiler: 'Zonneboiler',
  warmtenet: 'Aansluiten op een warmtenet',
  'elektrisch-koken': 'Elektrisch koken',
  regenwater: 'Regenwater opvangen of afkoppelen',
  tuin: 'Tegels eruit, groen erin',
  energieadvies: 'Energieadvies',
  laadpunten: 'Laadpunten bij een VvE',
} as const
export type SubsidyMeasure = keyof typeof subsidyMeasures

/** The keys of a map of choices, in its order. */
export const keysOf = <K extends string>(choices: Readonly<Record<K, unknown>>) =>
  Object.keys(choices) as [K, ...K[]]

/** Results that are shown first, and that each `Toon meer` adds. */
export const resultsAtOnce = 10

/** Results that one page shows at most. */
export const mostResults = 200

/** Most characters of the name of a municipality. */
export const longestCity = 60

/** Where the results stand on the page of the subsidy check: who comes with an address that searches lands there. */
export const subsidyResults = 'gevonden'

/** What the address of the subsidy check says for these filters. */
export const subsidyQuery = ({
  city,
  resident,
  measures = [],
}: {
  /** Name or code of the municipality. */
  city: string
  resident?: Resident | undefined
  measures?: readonly SubsidyMeasure[]
}): URLSearchParams =>
  new URLSearchParams([
    [subsidyParameters.city, city],
    ...(resident ? [[subsidyParameters.resident, resident]] : []),
    ...measures.map((measure) => [subsidyParameters.measure, measure]),
  ])
