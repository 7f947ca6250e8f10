import { facadeDecoration, insulated, roofTypes } from './home-insulation-codes.ts'
import { type HouseType, houseTypes } from './house-types.ts'
import {
  answers,
  type CodeOf,
  cavityWidths,
  crawlSpaceHeights,
  facadeHeights,
  type Measure,
  measures,
} from './insulation-codes.ts'

type YesNo = typeof answers.yes | typeof answers.no

/** What is known of the home so far; an answer that is not there yet rules nothing out. */
export interface InsulationHome {
  constructionYear?: number | undefined
  houseType?: HouseType | undefined
  roofType?: CodeOf<typeof roofTypes> | undefined
  decoratedFacade?: CodeOf<typeof facadeDecoration> | undefined
  history?: readonly CodeOf<typeof insulated>[] | undefined
  facadeHeight?: CodeOf<typeof facadeHeights> | undefined
  hasCrawlSpace?: YesNo | undefined
  isCrawlSpaceAccessible?: YesNo | undefined
  crawlSpaceHeight?: CodeOf<typeof crawlSpaceHeights> | undefined
  cavityWallWidth?: CodeOf<typeof cavityWidths> | undefined
}

/** Measures with a step of their own. Glass is an addition: it is always offered, and makes nobody eligible (D72). */
export type MainMeasure = Exclude<Measure, 'glass_insolation_compliment'>
export const stepOfMeasure = {
  cavity_wall_insulation: 'spouwmuurisolatie',
  floor_insulation: 'vloerisolatie',
  roof_insulation: 'dakisolatie',
} as const
export const mainMeasures = Object.keys(stepOfMeasure) as MainMeasure[]

/** The keys of the steps that may be skipped (D47). */
export type InsulationStep = 'gevel' | 'kruipruimte-of-kelder' | CodeOf<typeof stepOfMeasure>

export interface Badge {
  reason: string
  badge: 'info' | 'error' | 'success'
}
const notApplicable: Badge = { reason: 'Niet van toepassing', badge: 'info' }
const unsuitable: Badge = { reason: 'Niet geschikt voor jouw woning', badge: 'error' }
const present: Badge = { reason: 'Al aanwezig', badge: 'success' }
const notChosen: Badge = { reason: 'Niet gekozen door jou', badge: 'info' }

/** The last year in which homes were built without a cavity wall (D19). */
const LAST_YEAR_WITHOUT_CAVITY = 1920

/** A condition under which steps are skipped, and with them their measures. */
interface InsulationRule {
  /** Key of the rule, by which its explanation is found (`src/core/insulation/reasons.ts`). */
  key: string
  source: string
  /** Whether the rule holds for a home; homes of the year `cutoff` and later get no advice. */
  applies(home: InsulationHome, cutoff: number): boolean
  /** The steps that the rule skips; none where it is known only after they were walked. */
  badges: { readonly [Step in InsulationStep]?: Badge }
  refuses?: readonly MainMeasure[]
}

const has = (home: InsulationHome, ...parts: CodeOf<typeof insulated>[]): boolean =>
  parts.some((part) => home.history?.includes(part))

/**
 * Every rule of eligibility. Where two rules skip one step the first counts: what is there already goes before what is unsuitable
 * (D72).
 */
export const insulationRules = [
  {
    key: 'apartment',
    source: 'spec 002 section 5.2, an apartment',
    applies: ({ houseType }) => houseType !== undefined && !getsAdvice(houseType),
    badges: {},
    refuses: mainMeasures,
  },
  {
    key: 'built-too-late',
    source: 'spec 002 section 5.2, a build year at or above the cutoff',
    applies: ({ constructionYear: year }, cutoff) => year !== undefined && builtTooLate(year, cutoff),
    badges: {},
    refuses: mainMeasures,
  },
  {
    key: 'cavity-present',
    source: 'spec 002 section 4.2, existing cavity wall insulation',
    applies: (home) => has(home, insulated.cavityWall, insulated.facade),
    badges: { gevel: notApplicable, spouwmuurisolatie: present },
  },
  {
    key: 'floor-present',
    source: 'spec 002 section 4.2, existing floor or bottom insulation',
    applies: (home) => has(home, insulated.floor, insulated.bottom),
    badges: { 'kruipruimte-of-kelder': notApplicable, vloerisolatie: present },
  },
  {
    key: 'roof-present',
    source: 'spec 002 section 4.2, existing roof insulation',
    applies: (home) => has(home, insulated.roof, insulated.attic),
    badges: { dakisolatie: present },
  },
  {
    key: 'built-without-cavity',
    source: 'spec 002 section 4.2, built 1920 or earlier; D19',
    applies: ({ constructionYear: year }) => year !== undefined && year <= LAST_YEAR_WITHOUT_CAVITY,
    badges: { gevel: unsuitable, spouwmuurisolatie: unsuitable },
  },
  {
    key: 'facade-decorated',
    source: 'spec 002 section 4.2, facade decorated; D68',
    applies: ({ decoratedFacade }) => decoratedFacade === facadeDecoration.yes,
    badges: { gevel: unsuitable, spouwmuurisolatie: unsuitable },
  },
  {
    key: 'facade-too-high',
    source: 'spec 002 section 4.2, facade over 12.5 m',
    applies: ({ facadeHeight }) => facadeHeight === facadeHeights.over12,
    badges: { spouwmuurisolatie: unsuitable },
  },
  {
    key: 'no-crawl-space',
    source: 'spec 002 section 4.2, no crawl space',
    applies: ({ hasCrawlSpace }) => hasCrawlSpace === answers.no,
    badges: { vloerisolatie: unsuitable },
  },
  {
    key: 'crawl-space-closed',
    source: 'spec 002 section 4.2, crawl space not accessible',
    applies: ({ isCrawlSpaceAccessible }) => isCrawlSpaceAccessible === answers.no,
    badges: { vloerisolatie: unsuitable },
  },
  {
    key: 'crawl-space-too-low',
    source: 'spec 002 section 4.2, crawl space under 35 cm',
    applies: ({ crawlSpaceHeight }) => crawlSpaceHeight === crawlSpaceHeights.under35,
    badges: { vloerisolatie: unsuitable },
  },
  {
    key: 'flat-roof',
    source: 'spec 002 section 4.2, flat roof',
    applies: ({ roofType }) => roofType === roofTypes.flat,
    badges: { dakisolatie: unsuitable },
  },
  {
    key: 'no-cavity',
    source: 'spec 002 section 4.2, no cavity or one under 3 cm',
    applies: (home) => home.cavityWallWidth !== undefined && !cavityCanBeFilled(home),
    badges: {},
    refuses: ['cavity_wall_insulation'],
  },
] as const satisfies readonly InsulationRule[]

export type RuleKey = (typeof insulationRules)[number]['key']

const badgeOf = (rule: InsulationRule, step: InsulationStep): Badge | undefined => rule.badges[step]

/** The rule that skips a step; undefined where the step is asked. */
const ruleAgainst = (home: InsulationHome, step: InsulationStep) =>
  insulationRules.find(
    (rule) => badgeOf(rule, step) !== undefined && rule.applies(home, Number.POSITIVE_INFINITY),
  )

/** Key of the rule that skips the step of a measure, so that it cannot be chosen; undefined where it can. */
export const skippingRuleOf = (home: InsulationHome, measure: Measure): RuleKey | undefined =>
  measure === 'glass_insolation_compliment' ? undefined : ruleAgainst(home, stepOfMeasure[measure])?.key

/** Key of the rule that refuses a measure, by all answers at the end; undefined where the home can have it. */
export const refusingRuleOf = (
  home: InsulationHome,
  measure: MainMeasure,
  cutoff = Number.POSITIVE_INFINITY,
): RuleKey | undefined =>
  insulationRules.find((rule: InsulationRule) => {
    const rulesOut = badgeOf(rule, stepOfMeasure[measure]) !== undefined || rule.refuses?.includes(measure)
    return rulesOut === true && rule.applies(home, cutoff)
  })?.key

/** The measures that a home may choose from; glass is always among them (spec 002 section 3.2). */
export const possibleMeasures = (home: InsulationHome): Measure[] =>
  measures.filter((measure) => skippingRuleOf(home, measure) === undefined)

/** Whether only glass is left: then the box `Jouw woning komt niet in aanmerking om te isoleren` shows (spec 002 section 8). */
export const nothingToInsulate = (home: InsulationHome): boolean => possibleMeasures(home).length === 1

export interface UnavailableStep extends Badge {
  step: InsulationStep
  /** True where the home allows the step, and the visitor did not choose its measure. */
  isEligible: boolean
}

const steps: readonly InsulationStep[] = ['gevel', 'kruipruimte-of-kelder', ...Object.values(stepOfMeasure)]

/**
 * The skipped steps with the reasons, in the order of the funnel (spec 002 section 4.2). `chosen` is left out until the visitor
 * has chosen measures.
 */
export const unavailableSteps = (home: InsulationHome, chosen?: readonly Measure[]): UnavailableStep[] =>
  steps.flatMap((step): UnavailableStep[] => {
    const rule = ruleAgainst(home, step)
    if (rule) return [{ step, ...(badgeOf(rule, step) ?? unsuitable), isEligible: false }]
    const measure = mainMeasures.find((one) => stepOfMeasure[one] === step)
    return measure && chosen && !chosen.includes(measure) ? [{ step, ...notChosen, isEligible: true }] : []
  })

/**
 * Whether the cavity can be filled: 3 cm or more, or of unknown width. Only then joint, ventilation, bats, moisture and area are
 * asked.
 */
export const cavityCanBeFilled = (home: Pick<InsulationHome, 'cavityWallWidth'>): boolean =>
  home.cavityWallWidth !== undefined &&
  home.cavityWallWidth !== cavityWidths.none &&
  home.cavityWallWidth !== cavityWidths.under3

/**
 * Where the check goes from a cavity that cannot be filled: `end` where no other measure is left, `back` where one that was not
 * chosen would be possible, undefined where it goes on (D72).
 */
export const cavityDeadEnd = (
  home: InsulationHome,
  chosen: readonly Measure[],
): 'end' | 'back' | undefined => {
  if (home.cavityWallWidth === undefined || cavityCanBeFilled(home)) return undefined
  const others = mainMeasures.filter(
    (one) => one !== 'cavity_wall_insulation' && skippingRuleOf(home, one) === undefined,
  )
  if (others.some((one) => chosen.includes(one))) return undefined
  return others.length > 0 ? 'back' : 'end'
}

/** The cavity width as the price estimate carries it: under 3 cm counts as none (spec 002 section 7.2). */
export const cavityWidthToSend = (width: CodeOf<typeof cavityWidths>): CodeOf<typeof cavityWidths> =>
  width === cavityWidths.under3 ? cavityWidths.none : width

/** Whether the question about a decorated facade is asked: of homes built from 1921 on (D19). */
export const asksDecoratedFacade = (constructionYear: number): boolean =>
  constructionYear > LAST_YEAR_WITHOUT_CAVITY

/** Whether a home was built in or after the cutoff year, a site setting: insulating does not pay and the check ends (D19). */
export const builtTooLate = (constructionYear: number, cutoff: number): boolean => constructionYear >= cutoff

/** Whether a kind of home gets advice: an apartment does not, its owners' association decides (spec 002 section 5.2). */
export const getsAdvice = (houseType: HouseType): boolean => houseType !== houseTypes.apartment

/** Whether a postcode lies outside the area of the collective purchase, by its first four characters (spec 002 section 5.2). */
export const postcodeExcluded = (postcode: string, excluded: readonly string[]): boolean =>
  excluded.includes(postcode.replace(/\s+/g, '').slice(0, 4).toUpperCase())
