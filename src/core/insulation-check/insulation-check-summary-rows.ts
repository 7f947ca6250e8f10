import { insulationCheckTitles } from '../contract/insulation-check/insulation-check-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import * as known from '../fields/home/home-insulation.ts'
import { houseType } from '../fields/home/house-type.ts'
import * as asked from '../fields/home/insulation.ts'
import { livingAreaSize } from '../fields/home/surface.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { historyFromCodes, type ServiceData } from '../insulation/service-data.ts'
import { type CodeOf, cavityWidths, historyCodes } from '../rules/insulation-codes.ts'

type Home = Parameters<typeof addressRow>[0]

const historyRows = ({ genericData: of }: ServiceData) => {
  const parts = historyFromCodes(of.insulationHistory)
  const history =
    parts.length > 0 ? 'yes' : of.insulationHistory.includes(historyCodes.unknown) ? 'unknown' : 'no'
  return [
    ...answerRow(asked.insulationHistory, history),
    ...(parts.length > 0 ? answerRow(known.recentInsulation, parts) : []),
  ]
}

const homeSections = (home: Home, data: ServiceData): Section[] => {
  const { genericData: of } = data
  return [
    {
      title: insulationCheckTitles.address,
      rows: [
        ...addressRow(home),
        ...answerRow(constructionYear, of.constructionYear),
        ...answerRow(livingAreaSize, of.surfaceArea),
      ],
    },
    {
      title: insulationCheckTitles.home,
      rows: [
        ...answerRow(houseType, of.houseType),
        ...answerRow(known.roofType, of.roofType),
        ...answerRow(known.facade, of.facadeDecorationStatus),
        ...historyRows(data),
      ],
    },
    { title: insulationCheckTitles.facade, rows: answerRow(asked.facadeHeight, of.highFacadeAvailability) },
    {
      title: insulationCheckTitles.crawlSpace,
      rows: [
        ...answerRow(asked.hasCrawlSpace, of.basementOrCrawlspaceAvailability),
        ...answerRow(asked.isCrawlSpaceAccessible, of.crawlspaceAccess),
        ...answerRow(asked.crawlSpaceHeight, of.crawlspaceHeight),
      ],
    },
  ]
}

/** The row of the cavity width. A call carries a cavity under 3 cm as none (spec 002 section 7.2). */
const widthRow = (width: CodeOf<typeof cavityWidths>) =>
  width === cavityWidths.none
    ? summaryRow(asked.cavityWallWidth.facts.label, 'Geen spouw, of minder dan 3 cm')
    : answerRow(asked.cavityWallWidth, width)

const measureSections = ({
  cavityData: cavity,
  crawlSpaceData: floor,
  roofData: roof,
}: ServiceData): Section[] => [
  {
    title: insulationCheckTitles.cavity,
    rows: cavity
      ? [
          ...widthRow(cavity.cavityWidth),
          ...answerRow(asked.brickworkJoint, cavity.cavityTypeJoint),
          ...answerRow(asked.ventilation, cavity.cavityVentilationPoints),
          ...answerRow(asked.hasBats, cavity.cavityBatPresence),
          ...answerRow(asked.moistureProblems, cavity.cavityMoistureIssuesPresence),
          ...answerRow(asked.facadeSurface, cavity.insulateCavitySurface),
        ]
      : [],
  },
  {
    title: insulationCheckTitles.floor,
    rows: floor
      ? [
          ...answerRow(asked.floorType, floor.crawlspaceFloorType),
          ...answerRow(asked.crawlSpaceAreas, floor.crawlspaceCompartmentsAvailability),
          ...answerRow(asked.crawlSpaceState, floor.crawlspaceMoisturePresence),
          ...answerRow(asked.crawlSpaceObstacles, floor.crawlspacePipeworkPresence),
          ...answerRow(asked.crawlSpaceBottom, floor.crawlspaceSoilType),
          ...answerRow(asked.hasFireplace, floor.crawlspaceOpenFireplacePresence),
          ...answerRow(asked.floorSurface, floor.insulateFloorArea),
        ]
      : [],
  },
  {
    title: insulationCheckTitles.roof,
    rows: roof
      ? [
          ...answerRow(asked.heatedAttic, roof.roofHeatedAtticAvailability),
          ...answerRow(asked.accessibleAttic, roof.roofAtticAccesability),
          ...answerRow(asked.skylight, roof.skylightOrDormerWindowAvailability),
          ...answerRow(asked.roofInsulationInside, roof.roofInsideInsulationAvailability),
          ...answerRow(asked.roofInsulationOutside, roof.roofExteriorInsulationAvailability),
          ...answerRow(asked.roofInsulationFinishing, roof.roofFinishDecision),
          ...answerRow(asked.roofSize, roof.roofSurfaceArea),
        ]
      : [],
  },
]

/** Summary rows of the insulation check, step by step, for stored summary, mail and PDF. */
export const insulationCheckRows = (home: Home, data: ServiceData): Section[] =>
  [...homeSections(home, data), ...measureSections(data)].filter(({ rows }) => rows.length > 0)
