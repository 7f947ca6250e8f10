// The choices of the subsidy check: the same words in content, in the API and on the page (D24).

import { subsidyParameters } from './subsidy-parameters.ts'

/** The types of subsidies: the word of the API (spec 000 section 3), and the one for readers. */
export const subsidyTypes = { subsidy: 'Subsidie', loan: 'Lening', other: 'Overig' } as const
export type SubsidyType = keyof typeof subsidyTypes

/** The types of residents: the options behind `Ik ben een`. */
export const residents = {
  'eigenaar-bewoner': 'Eigenaar die er zelf woont',
  vve: 'VvE',
  verhuurder: 'Verhuurder',
  huurder: 'Huurder',
} as const
export type Resident = keyof typeof residents

/** The measures on a home, the most usual ones first. */
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

/** Results that show at first, and that each `Toon meer` adds. */
export const resultsAtOnce = 10

export const mostResults = 200

export const longestCity = 60

/** Anchor of the results on the page of the subsidy check, to which an address with filters leads. */
export const subsidyResults = 'gevonden'

/** The query of the subsidy check's address for these filters. */
export const subsidyQuery = ({
  city,
  resident,
  measures = [],
}: {
  city: string
  resident?: Resident | undefined
  measures?: readonly SubsidyMeasure[]
}): URLSearchParams =>
  new URLSearchParams([
    [subsidyParameters.city, city],
    ...(resident ? [[subsidyParameters.resident, resident]] : []),
    ...measures.map((measure) => [subsidyParameters.measure, measure]),
  ])
