import { facadeDecoration, insulated, roofTypes } from './home-insulation-codes.ts'
import { houseTypes } from './house-types.ts'
import type { InsulationHome } from './insulation.ts'
import { cavityWidths, crawlSpaceHeights, facadeHeights, type Measure } from './insulation-codes.ts'

/** Steps of the insulation check that may be skipped (D47). */
export type StepKey =
  | 'gevel'
  | 'kruipruimte-of-kelder'
  | 'spouwmuurisolatie'
  | 'vloerisolatie'
  | 'dakisolatie'
export type Badge =
  | 'Niet van toepassing'
  | 'Niet geschikt voor jouw woning'
  | 'Al aanwezig'
  | 'Niet gekozen door jou'
type Skipped = Readonly<Partial<Record<StepKey, Badge>>>

export interface Persona {
  /** Who the persona is and what is special about them, in Dutch. Unique. */
  who: string
  cites: readonly string[]
  /** Only the answers that this visitor is asked for: a question of a skipped step has none here. */
  home: InsulationHome & { postcode?: string }
  /**
   * The answer to the history question; with 'yes', `home.history` lists what. It is 'no' also where the check ends before it.
   */
  insulationHistory: 'no' | 'unknown' | 'yes'
  /** Measures that this person chooses; none where the check ends before or on that step. */
  chosen: readonly Measure[]
  /** Set only where the cavity step is asked. */
  cavityWallWidth?: InsulationHome['cavityWallWidth']
  expects: {
    /** Why the check ends before measures are chosen: the cutoff year, an apartment, or nothing eligible. */
    stops?: 'year' | 'apartment' | 'nothing'
    /** Set where the postcode warning shows; it does not block. */
    warns?: 'postcode'
    /** The measures that are offered; none where the check ends before that step. */
    possible: readonly Measure[]
    /** Skipped steps with their badges, for all answers including the chosen measures. */
    skipped: Skipped
    /** Whether joint, ventilation, bats, moisture and area are asked about a chosen wall. */
    fillable?: boolean
    /** Set where the cavity step shows its box, with or without the way back to the measures. */
    box?: 'wayBack' | 'end'
  }
}

export const text = {
  eligible: 'spec 002 section 3.2, measure eligibility',
  old: 'spec 002 section 4.2, built 1920 or earlier',
  decorated: 'spec 002 section 4.2, facade decorated',
  flat: 'spec 002 section 4.2, flat roof',
  roofThere: 'spec 002 section 4.2, existing roof insulation',
  wallThere: 'spec 002 section 4.2, existing cavity wall insulation',
  floorThere: 'spec 002 section 4.2, existing floor or bottom insulation',
  tall: 'spec 002 section 4.2, facade over 12.5 m',
  crawl: 'spec 002 section 4.2, no crawl space, not accessible, or under 35 cm',
  notChosen: 'spec 002 section 4.2, measures not selected',
  width: 'spec 002 section 4.2, a cavity width other than no cavity or under 3 cm',
  years: 'spec 002 section 5.2, constructionYear',
  cutoff: 'spec 002 section 5.2, a build year at or above the cutoff',
  postcode: 'spec 002 section 5.2, the first 4 characters of the postcode',
  property: 'spec 002 section 5.2, property',
  least: 'spec 002 section 5.2, measures: at least one',
  nothing: 'spec 002 section 8, nothing is eligible on the measures step',
  box: 'spec 002 section 8, cavity wall under 3 cm or absent',
  limits: 'spec 002 section 9, constants of the insulation check',
  cutoffYear: 'D19',
  houses: 'D57',
  partly: 'D68',
  badges: 'D72',
} as const

type Answers = Persona['home'] & { insulationHistory?: Persona['insulationHistory'] }

export const at = (postcode: string): Answers => ({ postcode })
export const corner: Answers = { houseType: houseTypes.corner }
export const semiDetached: Answers = { houseType: houseTypes.semiDetached }
export const detached: Answers = { houseType: houseTypes.detached }
export const flat: Answers = { roofType: roofTypes.flat }
export const combined: Answers = { roofType: roofTypes.combination }
export const decorated: Answers = { decoratedFacade: facadeDecoration.yes }
export const plain: Answers = { decoratedFacade: facadeDecoration.no }
export const partly: Answers = { decoratedFacade: facadeDecoration.partly }
export const unknownHistory: Answers = { insulationHistory: 'unknown' }
export const has = (...parts: (keyof typeof insulated)[]): Answers => ({
  insulationHistory: 'yes',
  history: parts.map((part) => insulated[part]),
})
export const low: Answers = { facadeHeight: facadeHeights.under9 }
export const middle: Answers = { facadeHeight: facadeHeights.from9to12 }
export const tall: Answers = { facadeHeight: facadeHeights.over12 }
export const noCrawl: Answers = { hasCrawlSpace: '1' }
export const closedCrawl: Answers = { hasCrawlSpace: '0', isCrawlSpaceAccessible: '1' }
export const crawl = (height: keyof typeof crawlSpaceHeights): Answers => ({
  hasCrawlSpace: '0',
  isCrawlSpaceAccessible: '0',
  crawlSpaceHeight: crawlSpaceHeights[height],
})

/** Answers for a terraced house under a sloped roof of which nothing was insulated, changed by the given answers. */
export const livesIn = (constructionYear: number, ...answers: Answers[]) => {
  const usual: Answers = { constructionYear, houseType: houseTypes.attached, roofType: roofTypes.sloped }
  const { insulationHistory = 'no', ...home }: Answers = Object.assign(usual, ...answers)
  return { home, insulationHistory }
}

/** A persona for whom the check ends after these answers. */
const gaveOnly = (home: Persona['home']) => ({ home, insulationHistory: 'no' as const, chosen: [] })

export const chooses = (...chosen: Measure[]) => ({ chosen })
export const choosesWall = (
  width: keyof typeof cavityWidths,
  ...others: Measure[]
): Pick<Persona, 'chosen' | 'cavityWallWidth'> => ({
  chosen: [wall, ...others],
  cavityWallWidth: cavityWidths[width],
})

export const wall = 'cavity_wall_insulation'
export const floor = 'floor_insulation'
export const roof = 'roof_insulation'
export const glass = 'glass_insolation_compliment'
export const all = [wall, floor, roof, glass] as const

/** The badges of skipped steps: unsuitable, there already, not chosen. */
const reasons = {
  noWall: { gevel: 'Niet geschikt voor jouw woning', spouwmuurisolatie: 'Niet geschikt voor jouw woning' },
  tooTall: { spouwmuurisolatie: 'Niet geschikt voor jouw woning' },
  noFloor: { vloerisolatie: 'Niet geschikt voor jouw woning' },
  noRoof: { dakisolatie: 'Niet geschikt voor jouw woning' },
  wallThere: { gevel: 'Niet van toepassing', spouwmuurisolatie: 'Al aanwezig' },
  floorThere: { 'kruipruimte-of-kelder': 'Niet van toepassing', vloerisolatie: 'Al aanwezig' },
  roofThere: { dakisolatie: 'Al aanwezig' },
  wallLeft: { spouwmuurisolatie: 'Niet gekozen door jou' },
  floorLeft: { vloerisolatie: 'Niet gekozen door jou' },
  roofLeft: { dakisolatie: 'Niet gekozen door jou' },
} as const satisfies Record<string, Skipped>
export const skips = (...why: (keyof typeof reasons)[]): Skipped =>
  Object.assign({}, ...why.map((reason) => reasons[reason]))

// Expectations where the cavity cannot be filled: another measure is possible, or none is left.
const wayBack = { fillable: false, box: 'wayBack' } as const
const end = { fillable: false, box: 'end' } as const

/** Personas whom the year, the kind of home or the postcode stops or warns, and personas whose cavity is measured. */
export const morePersonas: readonly Persona[] = [
  {
    who: 'Woning uit 1992, het eerste jaar dat niet meer mag',
    cites: [text.cutoff, text.cutoffYear],
    ...gaveOnly({ constructionYear: 1992 }),
    expects: { stops: 'year', possible: [], skipped: {} },
  },
  {
    who: 'Woning van dit jaar, 2026: een geldig bouwjaar, maar te nieuw',
    cites: [text.years, text.cutoff, text.cutoffYear],
    ...gaveOnly({ constructionYear: 2026 }),
    expects: { stops: 'year', possible: [], skipped: {} },
  },
  {
    who: 'Woning uit 1992 in 9711: de waarschuwing en het einde in dezelfde stap',
    cites: [text.postcode, text.cutoff, text.cutoffYear],
    ...gaveOnly({ constructionYear: 1992, postcode: '9711LM' }),
    expects: { stops: 'year', warns: 'postcode', possible: [], skipped: {} },
  },
  {
    who: 'Appartement uit 1970',
    cites: [text.property, text.houses],
    ...gaveOnly({ constructionYear: 1970, houseType: houseTypes.apartment }),
    expects: { stops: 'apartment', possible: [], skipped: {} },
  },
  {
    who: 'Appartement uit 1915, zonder spouwmuur',
    cites: [text.property, text.old],
    ...gaveOnly({ constructionYear: 1915, houseType: houseTypes.apartment }),
    expects: { stops: 'apartment', possible: [], skipped: skips('noWall') },
  },
  {
    who: 'Appartement uit 1991 in 9711: gewaarschuwd, en pas in de volgende stap het einde',
    cites: [text.property, text.postcode],
    ...gaveOnly({ constructionYear: 1991, houseType: houseTypes.apartment, postcode: '9711LM' }),
    expects: { stops: 'apartment', warns: 'postcode', possible: [], skipped: {} },
  },
  {
    who: 'Tussenwoning in 9711LM: een waarschuwing, en verder kan alles',
    cites: [text.postcode, text.width],
    ...livesIn(1970, at('9711LM'), plain, low, crawl('from50')),
    ...choosesWall('from4to7', floor, roof),
    expects: { warns: 'postcode', possible: all, skipped: {}, fillable: true },
  },
  {
    who: 'Hoekwoning in 9711 lm: kleine letters en een spatie veranderen niets',
    cites: [text.postcode, text.crawl, text.notChosen],
    ...livesIn(1955, at('9711 lm'), corner, plain, low, noCrawl),
    ...chooses(roof),
    expects: { warns: 'postcode', possible: [wall, roof, glass], skipped: skips('wallLeft', 'noFloor') },
  },
  {
    who: 'Hoekwoning in 9712 KN, naast het uitgesloten gebied',
    cites: [text.postcode, text.notChosen],
    ...livesIn(1955, at('9712 KN'), corner, plain, low, crawl('from50')),
    ...chooses(floor, roof),
    expects: { possible: all, skipped: skips('wallLeft') },
  },
  {
    who: 'Spouw van 3 tot 4 cm, kiest alles met glas erbij',
    cites: [text.width, text.limits],
    ...livesIn(1968, plain, low, crawl('from50')),
    ...choosesWall('from3to4', floor, roof, glass),
    expects: { possible: all, skipped: {}, fillable: true },
  },
  {
    who: 'Spouw van 4 tot 7 cm, kiest alleen de muur',
    cites: [text.width, text.notChosen],
    ...livesIn(1969, plain, low, crawl('from50')),
    ...choosesWall('from4to7'),
    expects: { possible: all, skipped: skips('floorLeft', 'roofLeft'), fillable: true },
  },
  {
    who: 'Spouw van meer dan 7 cm, kiest muur en dak',
    cites: [text.width, text.notChosen],
    ...livesIn(1985, detached, plain, low, crawl('from50')),
    ...choosesWall('over7', roof),
    expects: { possible: all, skipped: skips('floorLeft'), fillable: true },
  },
  {
    who: 'Weet de breedte van de spouw niet, en verder kan niets: geen melding',
    cites: [text.width, text.box, text.flat, text.crawl],
    ...livesIn(1962, flat, plain, low, noCrawl),
    ...choosesWall('unknown'),
    expects: { possible: [wall, glass], skipped: skips('noFloor', 'noRoof'), fillable: true },
  },
  {
    who: 'Geen spouw, maar vloer en dak ook gekozen: zij gaan door',
    cites: [text.width, text.box, text.badges],
    ...livesIn(1925, plain, low, crawl('from50')),
    ...choosesWall('none', floor, roof),
    expects: { possible: all, skipped: {}, fillable: false },
  },
  {
    who: 'Spouw onder 3 cm, dak al geïsoleerd, de vloer ook gekozen',
    cites: [text.width, text.box, text.roofThere],
    ...livesIn(1948, plain, has('roof'), low, crawl('from35to50')),
    ...choosesWall('under3', floor),
    expects: { possible: [wall, floor, glass], skipped: skips('roofThere'), fillable: false },
  },
  {
    who: 'Geen spouw en alleen de muur gekozen: terug naar vloer en dak',
    cites: [text.box, text.notChosen, text.badges],
    ...livesIn(1926, plain, low, crawl('from50')),
    ...choosesWall('none'),
    expects: { possible: all, skipped: skips('floorLeft', 'roofLeft'), ...wayBack },
  },
  {
    who: 'Spouw onder 3 cm, muur en glas gekozen, geen kruipruimte: terug naar het dak',
    cites: [text.box, text.notChosen, text.crawl, text.badges],
    ...livesIn(1947, plain, low, noCrawl),
    ...choosesWall('under3', glass),
    expects: { possible: [wall, roof, glass], skipped: skips('noFloor', 'roofLeft'), ...wayBack },
  },
  {
    who: 'Geen spouw, dak al geïsoleerd, vloer niet gekozen: terug naar de vloer',
    cites: [text.box, text.notChosen, text.roofThere, text.badges],
    ...livesIn(1928, plain, has('roof'), middle, crawl('from50')),
    ...choosesWall('none'),
    expects: { possible: [wall, floor, glass], skipped: skips('floorLeft', 'roofThere'), ...wayBack },
  },
  {
    who: 'Geen spouw, lage kruipruimte en plat dak: het einde',
    cites: [text.box, text.crawl, text.flat],
    ...livesIn(1929, flat, plain, low, crawl('under35')),
    ...choosesWall('none'),
    expects: { possible: [wall, glass], skipped: skips('noFloor', 'noRoof'), ...end },
  },
  {
    who: 'Spouw onder 3 cm, vloer en dak al geïsoleerd, glas erbij: het einde',
    cites: [text.box, text.floorThere, text.roofThere, text.badges],
    ...livesIn(1949, plain, has('floor', 'roof'), low),
    ...choosesWall('under3', glass),
    expects: { possible: [wall, glass], skipped: skips('floorThere', 'roofThere'), ...end },
  },
  {
    who: 'Spouw onder 3 cm, bodem al geïsoleerd, plat dak: het einde',
    cites: [text.box, text.floorThere, text.flat, text.badges],
    ...livesIn(1951, flat, plain, has('bottom'), low),
    ...choosesWall('under3'),
    expects: { possible: [wall, glass], skipped: skips('floorThere', 'noRoof'), ...end },
  },
]
