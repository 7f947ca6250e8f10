import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { estimates } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { cavityWidthToSend } from '../../../core/rules/insulation.ts'
import { historyCodes } from '../../../core/rules/insulation-codes.ts'
import type { addressAsks } from './address-asks.ts'
import type { asks } from './insulation-check-asks.ts'

type Asked = Parsed<
  typeof addressAsks &
    (typeof asks)['woninggegevens'] &
    (typeof asks)['gevel'] &
    (typeof asks)['kruipruimte-of-kelder'] &
    (typeof asks)['spouwmuurisolatie'] &
    (typeof asks)['vloerisolatie'] &
    (typeof asks)['dakisolatie']
>
/** All answers about the home; those that were not asked are absent. */
export type HomeAnswers = Partial<Asked>
type Sent = InputOf<typeof estimates>['body']['serviceData']

/** The codes of what was insulated. */
const historyToSend = ({ insulationHistory, insulation = [] }: HomeAnswers): number[] =>
  insulationHistory === 'yes'
    ? insulation.map(Number)
    : [insulationHistory === 'unknown' ? historyCodes.unknown : historyCodes.nothing]

const cavityOf = ({
  cavityWallWidth,
  ...of
}: NonNullable<HomeAnswers['cavityWall']>): Sent['cavityData'] => ({
  cavityWidth: cavityWidthToSend(cavityWallWidth),
  cavityTypeJoint: of.brickworkJoint,
  cavityVentilationPoints: of.ventilation,
  cavityBatPresence: of.hasBats,
  cavityMoistureIssuesPresence: of.moistureProblems,
  insulateCavitySurface: of.surfaceArea,
})

const floorOf = (of: NonNullable<HomeAnswers['floor']>): Sent['crawlSpaceData'] => ({
  crawlspaceFloorType: of.floorType,
  crawlspaceCompartmentsAvailability: of.crawlSpaceAreas,
  crawlspaceMoisturePresence: of.crawlSpaceState,
  crawlspaceSoilType: of.crawlSpaceBottom,
  crawlspaceOpenFireplacePresence: of.hasFireplace,
  crawlspacePipeworkPresence: of.crawlSpaceObstacles,
  insulateFloorArea: of.surfaceArea,
})

const roofOf = (of: NonNullable<HomeAnswers['roof']>): Sent['roofData'] => ({
  roofSurfaceArea: of.roofSize,
  roofHeatedAtticAvailability: of.heatedAttic,
  roofInsideInsulationAvailability: of.roofInsulationInside,
  roofExteriorInsulationAvailability: of.roofInsulationOutside,
  roofAtticAccesability: of.accessibleAttic,
  skylightOrDormerWindowAvailability: of.skylight,
  roofFinishDecision: of.roofInsulationFinishing,
})

/** The answers as every call of the check takes them; undefined as long as a required one is missing. */
export const serviceDataToSend = (of: HomeAnswers): Sent | undefined =>
  of.constructionYear && of.livingAreaSize && of.houseType && of.roofType
    ? {
        genericData: {
          constructionYear: of.constructionYear,
          surfaceArea: of.livingAreaSize,
          houseType: of.houseType,
          roofType: of.roofType,
          facadeDecorationStatus: of.facade,
          highFacadeAvailability: of.facadeHeight,
          basementOrCrawlspaceAvailability: of.hasCrawlSpace,
          crawlspaceAccess: of.isCrawlSpaceAccessible,
          crawlspaceHeight: of.crawlSpaceHeight,
          insulationHistory: historyToSend(of),
        },
        ...(of.cavityWall?.cavityWallWidth && { cavityData: cavityOf(of.cavityWall) }),
        ...(of.floor?.floorType && { crawlSpaceData: floorOf(of.floor) }),
        ...(of.roof?.roofSize && { roofData: roofOf(of.roof) }),
      }
    : undefined

/** Maps each field of those data to its answer. */
export const serviceDataFields = {
  genericData: {
    constructionYear: 'constructionYear',
    surfaceArea: 'livingAreaSize',
    houseType: 'houseType',
    roofType: 'roofType',
    facadeDecorationStatus: 'facade',
    highFacadeAvailability: 'facadeHeight',
    basementOrCrawlspaceAvailability: 'hasCrawlSpace',
    crawlspaceAccess: 'isCrawlSpaceAccessible',
    crawlspaceHeight: 'crawlSpaceHeight',
    insulationHistory: ['insulation', 'insulationHistory'],
  },
  cavityData: {
    cavityWidth: 'cavityWall.cavityWallWidth',
    cavityTypeJoint: 'cavityWall.brickworkJoint',
    cavityVentilationPoints: 'cavityWall.ventilation',
    cavityBatPresence: 'cavityWall.hasBats',
    cavityMoistureIssuesPresence: 'cavityWall.moistureProblems',
    insulateCavitySurface: 'cavityWall.surfaceArea',
  },
  crawlSpaceData: {
    crawlspaceFloorType: 'floor.floorType',
    crawlspaceCompartmentsAvailability: 'floor.crawlSpaceAreas',
    crawlspaceMoisturePresence: 'floor.crawlSpaceState',
    crawlspaceSoilType: 'floor.crawlSpaceBottom',
    crawlspaceOpenFireplacePresence: 'floor.hasFireplace',
    crawlspacePipeworkPresence: 'floor.crawlSpaceObstacles',
    insulateFloorArea: 'floor.surfaceArea',
  },
  roofData: {
    roofSurfaceArea: 'roof.roofSize',
    roofHeatedAtticAvailability: 'roof.heatedAttic',
    roofInsideInsulationAvailability: 'roof.roofInsulationInside',
    roofExteriorInsulationAvailability: 'roof.roofInsulationOutside',
    roofAtticAccesability: 'roof.accessibleAttic',
    skylightOrDormerWindowAvailability: 'roof.skylight',
    roofFinishDecision: 'roof.roofInsulationFinishing',
  },
} as const
