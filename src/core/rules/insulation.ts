import { type HouseType, houseTypes } from './house-types.ts'

/** Answers of the insulation check as codes (spec 002 section 3.2). */
export const roofTypes = { flat: '0', sloped: '1', combination: '2' } as const
export const facadeDecoration = { yes: '0', no: '1', partly: '2' } as const
export const insulated = {
  cavityWall: '2',
  floor: '3',
  facade: '4',
  attic: '5',
  glass: '6',
  bottom: '7',
  roof: '8',
} as const
export const facadeHeights = { under9: '0', from9to12: '1', over12: '2' } as const
export const crawlSpaceHeights = { from50: '0', from35to50: '1', under35: '2' } as const
export const cavityWidths = {
  from3to4: '0',
  from4to7: '1',
  over7: '2',
  unknown: '3',
  none: '4',
  under3: '5',
} as const
const yes = '0'
const no = '1'

type CodeOf<T> = T[keyof T]
type YesNo = typeof yes | typeof no

/** What is known of the home so far; nothing is ruled out by an answer that is not there yet. */
export interface InsulationHome {
  constructionYear?: number | undefined
  houseType?: HouseType | undefined
  roofType?: CodeOf<typeof roofTypes> | undefined
  decoratedFacade?: CodeOf<typeof facadeDecoration> | undefined
  /** What was insulated in the last ten years. */
  history?: readonly CodeOf<typeof insulated>[] | undefined
  facadeHeight?: CodeOf<typeof facadeHeights> | undefined
  hasCrawlSpace?: YesNo | undefined
  isCrawlSpaceAccessible?: YesNo | undefined
  crawlSpaceHeight?: CodeOf<typeof crawlSpaceHeights> | undefined
  cavityWallWidth?: CodeOf<typeof cavityWidths> | undefined
}

export const measures = [
  'cavity_wall_insulation',
  'floor_insulation',
  'roof_insulation',
  'glass_insolation_compliment',
] as const
export type Measure = (typeof measures)[number]

/** The last year of building without a cavity wall (decision 19). */
const LAST_YEAR_WITHOUT_CAVITY = 1920

type Standing = 'possible' | 'existing' | 'unsuitable'

const has = (home: InsulationHome, ...parts: CodeOf<typeof insulated>[]): boolean =>
  parts.some((part) => home.history?.includes(part))

const noCavity = (home: InsulationHome): boolean =>
  (home.constructionYear !== undefined && home.constructionYear <= LAST_YEAR_WITHOUT_CAVITY) ||
  home.decoratedFacade === facadeDecoration.yes

const cavityStanding = (home: InsulationHome): Standing => {
  if (has(home, insulated.cavityWall, insulated.facade)) return 'existing'
  return noCavity(home) || home.facadeHeight === facadeHeights.over12 ? 'unsuitable' : 'possible'
}

const crawlSpaceTooTight = (home: InsulationHome): boolean =>
  home.hasCrawlSpace === no ||
  home.isCrawlSpaceAccessible === no ||
  home.crawlSpaceHeight === crawlSpaceHeights.under35

const floorStanding = (home: InsulationHome): Standing => {
  if (has(home, insulated.floor, insulated.bottom)) return 'existing'
  return crawlSpaceTooTight(home) ? 'unsuitable' : 'possible'
}

const roofStanding = (home: InsulationHome): Standing => {
  if (has(home, insulated.roof, insulated.attic)) return 'existing'
  return home.roofType === roofTypes.flat ? 'unsuitable' : 'possible'
}

const standings = (home: InsulationHome) =>
  ({
    spouwmuurisolatie: ['cavity_wall_insulation', cavityStanding(home)],
    vloerisolatie: ['floor_insulation', floorStanding(home)],
    dakisolatie: ['roof_insulation', roofStanding(home)],
  }) as const satisfies Record<string, readonly [Measure, Standing]>

/** The measures that a home may choose from; glass is always among them (spec 002 section 3.2). */
export const possibleMeasures = (home: InsulationHome): Measure[] => [
  ...Object.values(standings(home))
    .filter(([, standing]) => standing === 'possible')
    .map(([measure]) => measure),
  'glass_insolation_compliment',
]

/** Nothing but glass is left: the box `Jouw woning komt niet in aanmerking om te isoleren` (spec 002 section 8). */
export const nothingToInsulate = (home: InsulationHome): boolean => possibleMeasures(home).length === 1

/** The steps that may fall away, by their keys (decision 47). */
export type InsulationStep =
  | 'gevel'
  | 'kruipruimte-of-kelder'
  | 'spouwmuurisolatie'
  | 'vloerisolatie'
  | 'dakisolatie'

export interface UnavailableStep {
  step: InsulationStep
  reason: string
  badge: 'info' | 'error' | 'success'
  /** The home would allow it; the visitor did not choose it. */
  isEligible: boolean
}

const notApplicable = { reason: 'Niet van toepassing', badge: 'info', isEligible: false } as const
const unsuitable = { reason: 'Niet geschikt voor jouw woning', badge: 'error', isEligible: false } as const
const present = { reason: 'Al aanwezig', badge: 'success', isEligible: false } as const
const notChosen = { reason: 'Niet gekozen door jou', badge: 'info', isEligible: true } as const

const verdict = (standing: Standing, chosen: boolean) => {
  if (standing === 'existing') return present
  if (standing === 'unsuitable') return unsuitable
  return chosen ? undefined : notChosen
}

/**
 * The steps that are skipped, with why, in the order of the funnel (spec 002 section 4.2). What is there already
 * goes before what the home would not allow. `chosen` is left out until the visitor has chosen measures.
 */
export const unavailableSteps = (home: InsulationHome, chosen?: readonly Measure[]): UnavailableStep[] => {
  const found: UnavailableStep[] = []
  if (noCavity(home) || has(home, insulated.cavityWall, insulated.facade))
    found.push({ step: 'gevel', ...notApplicable })
  if (has(home, insulated.floor, insulated.bottom))
    found.push({ step: 'kruipruimte-of-kelder', ...notApplicable })
  for (const [step, [measure, standing]] of Object.entries(standings(home))) {
    const why = verdict(standing, chosen?.includes(measure) ?? true)
    if (why) found.push({ step: step as InsulationStep, ...why })
  }
  return found
}

/** A cavity of 3 cm or more, or of unknown width: only then joint, ventilation, bats, moisture and area are asked. */
export const cavityCanBeFilled = (home: Pick<InsulationHome, 'cavityWallWidth'>): boolean =>
  home.cavityWallWidth !== undefined &&
  home.cavityWallWidth !== cavityWidths.none &&
  home.cavityWallWidth !== cavityWidths.under3

/** The cavity width as the price estimate carries it: under 3 cm counts as none (spec 002 section 7.2). */
export const cavityWidthToSend = (width: CodeOf<typeof cavityWidths>): CodeOf<typeof cavityWidths> =>
  width === cavityWidths.under3 ? cavityWidths.none : width

/** Whether the question about a decorated facade is asked: from 1921 (decision 19). */
export const asksDecoratedFacade = (constructionYear: number): boolean =>
  constructionYear > LAST_YEAR_WITHOUT_CAVITY

/** Built at or past the cutoff, a site setting: insulating does not pay and the check ends (decision 19). */
export const builtTooLate = (constructionYear: number, cutoff: number): boolean => constructionYear >= cutoff

/** An apartment gets no advice: its owners' association decides (spec 002 section 5.2). */
export const getsAdvice = (houseType: HouseType): boolean => houseType !== houseTypes.apartment

/** Outside the area of the collective purchase, by the first four characters (spec 002 section 5.2). */
export const postcodeExcluded = (postcode: string, excluded: readonly string[]): boolean =>
  excluded.includes(postcode.replace(/\s+/g, '').slice(0, 4).toUpperCase())

/** `unknown` and the other answers of the ventilation question rule each other out: the last chosen wins. */
export const ventilationAfter = (chosen: readonly string[], added: string): string[] => {
  const unknown = '2'
  if (added === unknown) return [unknown]
  return [...new Set([...chosen.filter((one) => one !== unknown), added])]
}
