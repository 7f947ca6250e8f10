import * as z from 'zod/mini'
import type { ServiceData } from '../../core/insulation/service-data.ts'

// The schema of a home that is to be insulated, as it travels: the answers of the insulation check in its own codes.

/** An answer by code, with the meaning of each code for the partner's engineers. */
const code = <const V extends string>(values: readonly V[], meaning: string) =>
  z.enum(values as V[]).check(z.describe(meaning))

const yesNo = ['0', '1'] as const
const three = ['0', '1', '2'] as const
const four = ['0', '1', '2', '3'] as const
const yesNoUnknown = '0 yes, 1 no, 2 unknown.'
const area = z.int().check(z.gte(1), z.lte(100_000), z.describe('In square metres.'))

const genericData = z.object({
  constructionYear: z.int().check(z.gte(1000), z.lte(2200)),
  surfaceArea: area,
  houseType: code(
    ['0', '1', '2', '3', '4'],
    '0 apartment, 1 corner, 2 semi-detached, 3 terraced, 4 detached.',
  ),
  roofType: code(three, '0 flat, 1 sloped, 2 partly flat and partly sloped.'),
  facadeDecorationStatus: z.optional(code(three, '0 yes, 1 no, 2 partly.')),
  highFacadeAvailability: z.optional(code(three, '0 under 9 m, 1 from 9 to 12.5 m, 2 over 12.5 m.')),
  basementOrCrawlspaceAvailability: z.optional(
    code(yesNo, '0 there is a crawl space or basement, 1 there is none.'),
  ),
  crawlspaceAccess: z.optional(code(yesNo, '0 yes, 1 no.')),
  crawlspaceHeight: z.optional(code(three, '0 at least 50 cm, 1 from 35 to 50 cm, 2 under 35 cm.')),
  insulationHistory: z
    .array(z.int().check(z.gte(0), z.lte(8)))
    .check(
      z.maxLength(9),
      z.describe(
        'What was insulated in the last ten years: 0 nothing, 1 unknown, 2 cavity wall, 3 floor, 4 facade, 5 attic, 6 glass, 7 bottom, 8 roof.',
      ),
    ),
})

const cavityData = z.object({
  cavityWidth: code(
    ['0', '1', '2', '3', '4', '5'],
    '0 from 3 to 4 cm, 1 from 4 to 7 cm, 2 over 7 cm, 3 unknown, 4 no cavity, 5 under 3 cm. With 4 and 5 nothing else is told.',
  ),
  cavityTypeJoint: z.optional(code(three, '0 flat, 1 cut, 2 deep.')),
  cavityVentilationPoints: z.optional(
    z.array(code(three, '0 open joints, 1 grilles, 2 unknown.')).check(z.maxLength(3)),
  ),
  cavityBatPresence: z.optional(code(three, yesNoUnknown)),
  cavityMoistureIssuesPresence: z.optional(code(three, yesNoUnknown)),
  insulateCavitySurface: z.optional(area),
})

const crawlSpaceData = z.object({
  crawlspaceFloorType: code(yesNo, '0 wood, 1 concrete.'),
  crawlspaceCompartmentsAvailability: code(three, yesNoUnknown),
  crawlspaceMoisturePresence: code(three, '0 no water, 1 there is water, 2 unknown.'),
  crawlspaceSoilType: code(four, '0 stone, 1 sand, 2 unknown, 3 concrete.'),
  crawlspaceOpenFireplacePresence: code(three, yesNoUnknown),
  crawlspacePipeworkPresence: code(three, yesNoUnknown),
  insulateFloorArea: area,
})

const roofData = z.object({
  roofSurfaceArea: area,
  roofHeatedAtticAvailability: code(yesNo, '0 yes, 1 no.'),
  roofInsideInsulationAvailability: code(three, yesNoUnknown),
  roofExteriorInsulationAvailability: code(three, yesNoUnknown),
  roofAtticAccesability: code(four, '0 fixed stairs, 1 loft stairs, 2 separate stairs, 3 none.'),
  skylightOrDormerWindowAvailability: code(yesNo, '0 yes, 1 no.'),
  roofFinishDecision: code(yesNo, '0 not wanted, 1 wanted.'),
})

/** A home with the parts of it that are to be insulated; a part that nobody wants to insulate is left out. */
export const insulationQuestion: z.ZodMiniType<ServiceData> = z.object({
  genericData,
  cavityData: z.optional(cavityData),
  crawlSpaceData: z.optional(crawlSpaceData),
  roofData: z.optional(roofData),
})
