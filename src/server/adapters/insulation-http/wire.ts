import * as z from 'zod/mini'
import type { Tariff, TariffMaterial } from '../../../core/insulation/materials.ts'
import {
  type MaterialRefusal,
  materialRefusals,
  pricedMaterials,
} from '../../../core/insulation/materials.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import type { InsulationQuestion, InsulationRegistration } from '../../ports/insulation.ts'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))
const name = z.string().check(z.minLength(1), z.maxLength(500))
const nameOrNone = z.string().check(z.maxLength(500))
const area = z.int().check(z.gte(1), z.lte(100_000), z.describe('In square metres.'))

/** A code, with what each means for the partner's engineers. */
const code = <const V extends string>(values: readonly V[], meaning: string) =>
  z.enum(values as V[]).check(z.describe(meaning))

const yesNo = ['0', '1'] as const
const three = ['0', '1', '2'] as const
const yesNoUnknown = '0 yes, 1 no, 2 unknown.'

const home = z.object({
  construction_year: z.int().check(z.gte(1000), z.lte(2200)),
  living_area: area,
  house_type: code(
    ['0', '1', '2', '3', '4'],
    '0 apartment, 1 corner, 2 semi-detached, 3 attached, 4 detached.',
  ),
  roof_type: code(three, '0 flat, 1 sloped, 2 partly flat and partly sloped.'),
  facade_decorated: z.optional(code(three, '0 yes, 1 no, 2 partly.')),
  facade_height: z.optional(code(three, '0 under 9 m, 1 from 9 to 12.5 m, 2 over 12.5 m.')),
  crawl_space: z.optional(code(yesNo, '0 there is a crawl space or basement, 1 there is none.')),
  crawl_space_accessible: z.optional(code(yesNo, '0 yes, 1 no.')),
  crawl_space_height: z.optional(code(three, '0 at least 50 cm, 1 from 35 to 50 cm, 2 under 35 cm.')),
  insulation_history: z
    .array(
      code(
        ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
        '0 nothing, 1 unknown, 2 cavity wall, 3 floor, 4 facade, 5 attic, 6 glass, 7 bottom, 8 roof.',
      ),
    )
    .check(z.maxLength(9), z.describe('What was insulated in the last ten years.')),
})
const wall = z.object({
  cavity_width: code(
    ['0', '1', '2', '3', '4', '5'],
    '0 from 3 to 4 cm, 1 from 4 to 7 cm, 2 over 7 cm, 3 unknown, 4 no cavity, 5 under 3 cm. With 4 and 5 nothing else is told.',
  ),
  joint: z.optional(code(three, '0 flat, 1 cut, 2 deep.')),
  ventilation: z.optional(z.array(code(three, '0 open joints, 1 grilles, 2 unknown.')).check(z.maxLength(3))),
  bats: z.optional(code(three, yesNoUnknown)),
  moisture: z.optional(code(three, yesNoUnknown)),
  area: z.optional(area),
})
const floor = z.object({
  floor_type: code(yesNo, '0 wood, 1 concrete.'),
  compartments: code(three, yesNoUnknown),
  water: code(three, '0 none, 1 there is water, 2 unknown.'),
  bottom: code(['0', '1', '2', '3'], '0 stone, 1 sand, 2 unknown, 3 concrete.'),
  fireplace: code(three, yesNoUnknown),
  pipework: code(three, yesNoUnknown),
  area,
})
const roof = z.object({
  heated_attic: code(yesNo, '0 yes, 1 no.'),
  attic_access: code(['0', '1', '2', '3'], '0 fixed stairs, 1 loft stairs, 2 separate stairs, 3 none.'),
  skylight: code(yesNo, '0 yes, 1 no.'),
  insulated_inside: code(three, yesNoUnknown),
  insulated_outside: code(three, yesNoUnknown),
  finishing: code(yesNo, '0 not wanted, 1 wanted.'),
  area,
})

const question = { home, wall: z.optional(wall), floor: z.optional(floor), roof: z.optional(roof) }
const estimateBody = z.object(question)

const material = z.enum(pricedMaterials)
const priced = z.object({
  material,
  price_cents: z
    .int()
    .check(z.gte(1), z.lte(100_000_000), z.describe('With VAT and labour, for the area of the question.')),
  saving_m3: z
    .int()
    .check(z.gte(0), z.lte(100_000), z.describe('Cubic metres of gas in a year, rounded down.')),
  // one that has a reason why not counts as refused
  refused: z.optional(z.never()),
})
const refused = z.object({
  material,
  refused: word.check(
    z.describe(
      `Why the home cannot have it: ${materialRefusals.join(', ')}. Any other word counts as other.`,
    ),
  ),
})
const estimateAnswer = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(100), z.describe('Whose tariff it is.')),
  from: z.iso.date().check(z.describe('The day from which it holds.')),
  example: z.optional(z.boolean().check(z.describe('Made up, as of a trial environment.'))),
  materials: z.array(z.union([priced, refused])).check(z.maxLength(pricedMaterials.length)),
})

const registrationBody = z.object({
  reference: word,
  received_at: z.iso.datetime({ offset: true }),
  customer: z.object({
    initials: word,
    first_name: name,
    infix: nameOrNone,
    last_name: name,
    date_of_birth: z.iso.date(),
    email: name,
    mobile: word,
    landline: z.string().check(z.maxLength(200)),
  }),
  address: z.object({
    postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
    house_number: z.int().check(z.gte(1), z.lte(99_999)),
    addition: z.string().check(z.maxLength(20)),
    street: name,
    city: name,
  }),
  measures: z
    .array(z.enum(mainMeasures))
    .check(z.maxLength(mainMeasures.length), z.describe('What an offer is wanted for.')),
  glass: z.boolean().check(z.describe('An offer for glass is wanted as well.')),
  ...question,
})

/** The interface that the partner serves; docs/partners/insulation.openapi.json is made of it. */
export const calls = {
  estimate: call({
    method: 'POST',
    path: '/v1/estimates',
    summary:
      'What each material costs and saves: EpsPearls, OpenCellFoam and MineralWool where the question has a wall, ReflectiveFoil, EPS, EpsChips, Foam and ThermalCushions where it has a floor, Roof where it has a roof. Codes are texts; each field says what they mean.',
    body: estimateBody,
    asks: true,
    answer: estimateAnswer,
  }),
  register: call({
    method: 'POST',
    path: '/v1/registrations',
    summary: 'Registers somebody for an offer. The same key with the same body is the same registration.',
    body: registrationBody,
    answer: z.object({ reference: z.string().check(z.minLength(1), z.maxLength(100)) }),
  }),
}

const toHome = (of: InsulationQuestion['genericData']): z.output<typeof home> => ({
  construction_year: of.constructionYear,
  living_area: of.surfaceArea,
  house_type: of.houseType,
  roof_type: of.roofType,
  facade_decorated: of.facadeDecorationStatus,
  facade_height: of.highFacadeAvailability,
  crawl_space: of.basementOrCrawlspaceAvailability,
  crawl_space_accessible: of.crawlspaceAccess,
  crawl_space_height: of.crawlspaceHeight,
  insulation_history: of.insulationHistory.map(String) as z.output<typeof home>['insulation_history'],
})

const toWall = (of: NonNullable<InsulationQuestion['cavityData']>): z.output<typeof wall> => ({
  cavity_width: of.cavityWidth,
  joint: of.cavityTypeJoint,
  ventilation: of.cavityVentilationPoints,
  bats: of.cavityBatPresence,
  moisture: of.cavityMoistureIssuesPresence,
  area: of.insulateCavitySurface,
})

const toFloor = (of: NonNullable<InsulationQuestion['crawlSpaceData']>): z.output<typeof floor> => ({
  floor_type: of.crawlspaceFloorType,
  compartments: of.crawlspaceCompartmentsAvailability,
  water: of.crawlspaceMoisturePresence,
  bottom: of.crawlspaceSoilType,
  fireplace: of.crawlspaceOpenFireplacePresence,
  pipework: of.crawlspacePipeworkPresence,
  area: of.insulateFloorArea,
})

const toRoof = (of: NonNullable<InsulationQuestion['roofData']>): z.output<typeof roof> => ({
  heated_attic: of.roofHeatedAtticAvailability,
  attic_access: of.roofAtticAccesability,
  skylight: of.skylightOrDormerWindowAvailability,
  insulated_inside: of.roofInsideInsulationAvailability,
  insulated_outside: of.roofExteriorInsulationAvailability,
  finishing: of.roofFinishDecision,
  area: of.roofSurfaceArea,
})

/** Our question in the partner's words. */
export const toEstimateBody = (of: InsulationQuestion): z.output<typeof estimateBody> => ({
  home: toHome(of.genericData),
  wall: of.cavityData && toWall(of.cavityData),
  floor: of.crawlSpaceData && toFloor(of.crawlSpaceData),
  roof: of.roofData && toRoof(of.roofData),
})

/** Our registration in the partner's words. */
export const toRegistrationBody = (of: InsulationRegistration): z.output<typeof registrationBody> => ({
  reference: of.reference,
  received_at: of.receivedAt,
  customer: {
    initials: of.applicant.initials,
    first_name: of.applicant.firstName,
    infix: of.applicant.infix,
    last_name: of.applicant.lastName,
    date_of_birth: of.applicant.dateOfBirth,
    email: of.applicant.emailAddress,
    mobile: of.applicant.phoneNumberMobile,
    landline: of.applicant.phoneNumberLandline,
  },
  address: {
    postal_code: of.address.postcode,
    house_number: of.address.houseNumber,
    addition: of.address.addition,
    street: of.address.streetName,
    city: of.address.city,
  },
  measures: [...of.measures],
  glass: of.glass,
  ...toEstimateBody(of.home),
})

const toRefusal = (said: string): MaterialRefusal =>
  // a reason that nobody here knows is a reason all the same
  materialRefusals.find((known) => known === said) ?? 'other'

const toMaterial = (of: z.output<typeof estimateAnswer>['materials'][number]): TariffMaterial =>
  of.refused === undefined
    ? { material: of.material, priceCents: of.price_cents, savingM3: of.saving_m3 }
    : { material: of.material, refused: toRefusal(of.refused) }

/** The partner's answer in our words. */
export const toTariff = (of: z.output<typeof estimateAnswer>): Tariff => ({
  source: of.source,
  from: of.from,
  isExample: of.example ?? false,
  materials: of.materials.map(toMaterial),
})
