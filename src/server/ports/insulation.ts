import * as z from 'zod/mini'
import {
  materialRefusals,
  pricedMaterials,
  type Tariff,
  type TariffMaterial,
} from '../../core/insulation/materials.ts'
import type { ServiceData } from '../../core/insulation/service-data.ts'
import type { MainMeasure } from '../../core/rules/insulation.ts'
import type { Guards } from './port.ts'

/** A home and what is to be insulated of it, in the codes of the insulation check (spec 002 section 3.2). */
export type InsulationQuestion = ServiceData

/** Somebody who wants an offer of the collective purchase. */
export interface InsulationRegistration {
  /** Our reference, which the sender has too. */
  reference: string
  /** When it was taken in: an instant. */
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
  /** What an offer is wanted for. */
  measures: readonly MainMeasure[]
  glass: boolean
  home: InsulationQuestion
}

export const insulationName = 'insulation'

/** The insulation company of the collective purchase. Throws only `PartnerError(insulationName, reason)`. */
export interface Insulation {
  /** Estimates every material of the measures that the question has answers about. It keeps nothing of it. */
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
    priceCents: z.optional(z.int().check(z.gte(1), z.lte(100_000_000))),
    savingM3: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
    refused: z.optional(z.enum(materialRefusals)),
  })
  .check(z.refine<TariffMaterial>(isWhole))

/** What an answer must look like before a service sees it. */
export const insulationGuards: Guards<Insulation> = {
  estimate: z.object({
    source: z.string().check(z.minLength(1), z.maxLength(100)),
    from: z.iso.date(),
    isExample: z.boolean(),
    materials: z.array(material).check(z.maxLength(pricedMaterials.length)),
  }),
  register: z.object({ partnerReference: z.string().check(z.minLength(1), z.maxLength(100)) }),
}
