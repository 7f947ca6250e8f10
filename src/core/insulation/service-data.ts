import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import { noSuchChoice } from '../fields/brick/choice.ts'
import { group, type Parsed } from '../fields/brick/group.ts'
import { optionalGroup } from '../fields/brick/optional-group.ts'
import { required } from '../fields/brick/sentences.ts'
import { absentOr } from '../fields/brick/text.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import * as known from '../fields/home/home-insulation.ts'
import { houseType } from '../fields/home/house-type.ts'
import * as asked from '../fields/home/insulation.ts'
import { livingAreaSize } from '../fields/home/surface.ts'
import { insulated } from '../rules/home-insulation-codes.ts'
import {
  asksDecoratedFacade,
  cavityCanBeFilled,
  cavityWidthToSend,
  type InsulationHome,
  type MainMeasure,
} from '../rules/insulation.ts'
import { answers, cavityWidths, historyCodes } from '../rules/insulation-codes.ts'

// The answers of the insulation check in the form of its three calls (spec 002 section 7.2, D73).

/** The facts of a home. Questions that its visitor was not asked are left out. */
const genericData = group({
  constructionYear,
  surfaceArea: livingAreaSize,
  houseType,
  roofType: known.roofType,
  facadeDecorationStatus: optional(known.facade),
  highFacadeAvailability: optional(asked.facadeHeight),
  basementOrCrawlspaceAvailability: optional(asked.hasCrawlSpace),
  crawlspaceAccess: optional(asked.isCrawlSpaceAccessible),
  crawlspaceHeight: optional(asked.crawlSpaceHeight),
  insulationHistory: wire(
    z
      .array(
        z
          .int(absentOr(required, noSuchChoice))
          .check(z.gte(historyCodes.nothing, noSuchChoice), z.lte(Number(insulated.roof), noSuchChoice)),
        absentOr(required, noSuchChoice),
      )
      .check(z.minLength(1, required), z.maxLength(9, noSuchChoice)),
    [historyCodes.nothing],
    asked.insulationHistory.facts.label,
  ),
})

const optionalCavity = {
  cavityTypeJoint: optional(asked.brickworkJoint),
  cavityVentilationPoints: optional(asked.ventilation),
  cavityBatPresence: optional(asked.hasBats),
  cavityMoistureIssuesPresence: optional(asked.moistureProblems),
  insulateCavitySurface: optional(asked.facadeSurface),
}

/** Every question about a cavity that can be filled is required (spec 002 section 5.2). */
const cavityData = group(
  { cavityWidth: asked.cavityWallWidth, ...optionalCavity },
  {
    rules: Object.keys(optionalCavity).map((name) => ({
      field: name,
      reads: ['cavityWidth', name as keyof typeof optionalCavity] as const,
      message: required,
      ok: (of) =>
        !cavityCanBeFilled({ cavityWallWidth: of.cavityWidth }) || of[name as keyof typeof of] !== undefined,
    })),
  },
)

const crawlSpaceData = group({
  crawlspaceFloorType: asked.floorType,
  crawlspaceCompartmentsAvailability: asked.crawlSpaceAreas,
  crawlspaceMoisturePresence: asked.crawlSpaceState,
  crawlspaceSoilType: asked.crawlSpaceBottom,
  crawlspaceOpenFireplacePresence: asked.hasFireplace,
  crawlspacePipeworkPresence: asked.crawlSpaceObstacles,
  insulateFloorArea: asked.floorSurface,
})

const roofData = group({
  roofSurfaceArea: asked.roofSize,
  roofHeatedAtticAvailability: asked.heatedAttic,
  roofInsideInsulationAvailability: asked.roofInsulationInside,
  roofExteriorInsulationAvailability: asked.roofInsulationOutside,
  roofAtticAccesability: asked.accessibleAttic,
  skylightOrDormerWindowAvailability: asked.skylight,
  roofFinishDecision: asked.roofInsulationFinishing,
})

/** The rule between the width of a cavity and the other answers about it, for the description of a call. */
export const cavityRule = {
  words: 'Bij een spouw van 3 cm of meer, of een die je niet kent, is alles verplicht.',
  width: 'cavityWidth',
  fillable: Object.values(cavityWidths).filter((cavityWallWidth) => cavityCanBeFilled({ cavityWallWidth })),
  needs: Object.keys(optionalCavity),
}

/** The home, and the answers about each chosen measure. */
export const serviceParts = {
  genericData,
  cavityData: optionalGroup(cavityData),
  crawlSpaceData: optionalGroup(crawlSpaceData),
  roofData: optionalGroup(roofData),
} as const
export type ServiceData = Parsed<typeof serviceParts>

const sameCode = <V extends string>(known: readonly V[], code: string): V[] =>
  known.filter((one) => one === code)

/** The insulated parts among the codes of a request. */
export const historyFromCodes = (sent: readonly number[]) =>
  sent.flatMap((code) => sameCode(Object.values(insulated), String(code)))

/** Converts the home of a request for the rules of eligibility. */
export const homeOfRequest = ({ genericData: of, cavityData: cavity }: ServiceData): InsulationHome => ({
  constructionYear: of.constructionYear,
  houseType: of.houseType,
  roofType: of.roofType,
  decoratedFacade: of.facadeDecorationStatus,
  history: historyFromCodes(of.insulationHistory),
  facadeHeight: of.highFacadeAvailability,
  hasCrawlSpace: of.basementOrCrawlspaceAvailability,
  isCrawlSpaceAccessible: of.crawlspaceAccess,
  crawlSpaceHeight: of.crawlspaceHeight,
  cavityWallWidth: cavity?.cavityWidth,
})

/** The field with the answers about each measure; where it is missing, the measure was not chosen. */
export const dataOfMeasure = {
  cavity_wall_insulation: 'cavityData',
  floor_insulation: 'crawlSpaceData',
  roof_insulation: 'roofData',
} as const satisfies Record<MainMeasure, keyof ServiceData>

/** The home with the answers about these measures only. */
export const onlyMeasures = (data: ServiceData, wanted: readonly MainMeasure[]): ServiceData => ({
  genericData: data.genericData,
  ...Object.fromEntries(wanted.map((one) => [dataOfMeasure[one], data[dataOfMeasure[one]]])),
})

/** The home as a partner is told of it: a cavity under 3 cm counts as none (spec 002 section 7.2). */
export const homeForPartner = ({ cavityData, ...home }: ServiceData): ServiceData => ({
  ...home,
  ...(cavityData && {
    cavityData: { ...cavityData, cavityWidth: cavityWidthToSend(cavityData.cavityWidth) },
  }),
})

/** The surface to insulate for each measure, in square metres; undefined where it was not answered. */
export const surfaceOf: Readonly<Record<MainMeasure, (of: ServiceData) => number | undefined>> = {
  cavity_wall_insulation: ({ cavityData }) => cavityData?.insulateCavitySurface,
  floor_insulation: ({ crawlSpaceData }) => crawlSpaceData?.insulateFloorArea,
  roof_insulation: ({ roofData }) => roofData?.roofSurfaceArea,
}

const unanswered: Readonly<
  Record<MainMeasure, (home: InsulationHome) => [asked: string, isMissing: boolean][]>
> = {
  cavity_wall_insulation: (of) => [
    [
      'facadeDecorationStatus',
      asksDecoratedFacade(of.constructionYear ?? 0) && of.decoratedFacade === undefined,
    ],
    ['highFacadeAvailability', of.facadeHeight === undefined],
  ],
  floor_insulation: (of) => [
    ['basementOrCrawlspaceAvailability', of.hasCrawlSpace === undefined],
    ['crawlspaceAccess', of.hasCrawlSpace === answers.yes && of.isCrawlSpaceAccessible === undefined],
    ['crawlspaceHeight', of.isCrawlSpaceAccessible === answers.yes && of.crawlSpaceHeight === undefined],
  ],
  roof_insulation: () => [],
}

/**
 * The missing answers about a home that decide about a measure, by their names in `genericData` (spec 002 section 5.2). A missing
 * answer rules nothing out, so nothing may be promised without it either.
 */
export const missingFor = (data: ServiceData, measure: MainMeasure): string[] =>
  unanswered[measure](homeOfRequest(data)).flatMap(([asked, isMissing]) => (isMissing ? [asked] : []))
