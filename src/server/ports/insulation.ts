import * as z from 'zod/mini'
import { type FloorPart, floorParts } from '../../core/insulation/flags.ts'
import {
  materialRefusals,
  pricedMaterials,
  type Tariff,
  type TariffMaterial,
} from '../../core/insulation/materials.ts'
import type { ServiceData } from '../../core/insulation/service-data.ts'
import { type MainMeasure, mainMeasures } from '../../core/rules/insulation.ts'
import { type Calls, guardsOf, idempotencyKey } from './calls.ts'
import { insulationQuestion } from './insulation-question.ts'

/** A home and what is to be insulated of it, in the codes of the insulation check (spec 002 section 3.2). */
export type InsulationQuestion = ServiceData

export interface InsulationRegistration {
  /** Our reference, which the sender has too. */
  reference: string
  /** The instant at which the registration was received. */
  receivedAt: string
  applicant: {
    initials: string
    firstName: string
    infix: string
    lastName: string
    /** YYYY-MM-DD. */
    dateOfBirth: string
    emailAddress: string
    phoneNumberMobile: string
    phoneNumberLandline: string
  }
  address: { postcode: string; houseNumber: number; addition: string; streetName: string; city: string }
  measures: readonly MainMeasure[]
  /** What of the floor; empty where the floor is not among the measures. */
  floorParts: readonly FloorPart[]
  glass: boolean
  /** What the applicant agreed to. */
  consents: { participation: boolean; energyNews: boolean }
  home: InsulationQuestion
}

export const insulationName = 'insulation'

/** The insulation company of the collective purchase. Throws only `PartnerError(insulationName, reason)`. */
export interface Insulation {
  /** Estimates every material of the measures that the question has answers about. The company keeps nothing of the question. */
  estimate(question: InsulationQuestion): Promise<Tariff>
  /** Registers somebody for an offer. The same key is one registration, however often it is sent. */
  register(key: string, registration: InsulationRegistration): Promise<{ partnerReference: string }>
}

const isWhole = ({ priceCents, savingM3, refused }: TariffMaterial): boolean => {
  const told = [priceCents, savingM3].filter((one) => one !== undefined).length
  return told === (refused === undefined ? 2 : 0)
}

const material = z
  .object({
    material: z.enum(pricedMaterials),
    priceCents: z.optional(
      z
        .int()
        .check(
          z.gte(1),
          z.lte(100_000_000),
          z.describe('With VAT and labour, for the area of the question.'),
        ),
    ),
    savingM3: z.optional(
      z.int().check(z.gte(0), z.lte(100_000), z.describe('Cubic metres of gas in a year, rounded down.')),
    ),
    refused: z.optional(
      z
        .enum(materialRefusals)
        .check(z.describe('Why the home cannot have it: then it has no price and no saving.')),
    ),
  })
  .check(z.refine<TariffMaterial>(isWhole))

const name = z.string().check(z.minLength(1), z.maxLength(500))
const word = z.string().check(z.minLength(1), z.maxLength(200))

const registration = z.object({
  reference: word.check(z.describe('Ours, which the applicant has too.')),
  receivedAt: z.iso.datetime({ offset: true }),
  applicant: z.object({
    initials: word,
    firstName: name,
    infix: z.string().check(z.maxLength(500)),
    lastName: name,
    dateOfBirth: z.iso.date(),
    emailAddress: name,
    phoneNumberMobile: word,
    phoneNumberLandline: z.string().check(z.maxLength(200)),
  }),
  address: z.object({
    postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
    houseNumber: z.int().check(z.gte(1), z.lte(99_999)),
    addition: z.string().check(z.maxLength(20)),
    streetName: name,
    city: name,
  }),
  measures: z
    .array(z.enum(mainMeasures))
    .check(z.maxLength(mainMeasures.length), z.describe('What an offer is wanted for.')),
  floorParts: z
    .array(z.enum(floorParts))
    .check(
      z.maxLength(floorParts.length),
      z.describe('What of the floor: the floor itself, the bottom of the crawl space, or both.'),
    ),
  glass: z.boolean().check(z.describe('An offer for glass is wanted as well.')),
  consents: z.object({
    participation: z
      .boolean()
      .check(z.describe('Agreed to the privacy statement and to the conditions of the purchase.')),
    energyNews: z.boolean().check(z.describe('Wants news about energy and sustainable living by e-mail.')),
  }),
  home: insulationQuestion,
})

export const insulationCalls: Calls<Insulation> = {
  estimate: {
    summary:
      'What each material costs and saves: EpsPearls, OpenCellFoam and MineralWool where the question has cavityData, ReflectiveFoil, EPS, EpsChips, Foam and ThermalCushions where it has crawlSpaceData, Roof where it has roofData. Codes are texts; each field says what they mean.',
    takes: [['question', insulationQuestion]],
    answer: z.object({
      source: z.string().check(z.minLength(1), z.maxLength(100), z.describe('Whose tariff it is.')),
      from: z.iso.date().check(z.describe('The day from which it holds.')),
      isExample: z.boolean().check(z.describe('Made up, as of a trial environment: production refuses it.')),
      materials: z.array(material).check(z.maxLength(pricedMaterials.length)),
    }),
    isExample: (tariff) => tariff.isExample,
  },
  register: {
    summary: 'Registers somebody for an offer. The same key is the same registration.',
    takes: [idempotencyKey, ['registration', registration]],
    answer: z.object({ partnerReference: z.string().check(z.minLength(1), z.maxLength(100)) }),
    refusal: 'Nobody will make this offer.',
  },
}

export const insulationGuards = guardsOf(insulationCalls)
