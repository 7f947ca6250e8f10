import * as z from 'zod/mini'
import { formatDay } from '../kernel/day.ts'
import { type InsuranceType, insuranceNames, insuranceTypes } from '../rules/insurance-packages.ts'

/** The policy conditions of an insurance: a document with its edition (D82). */
export const policyConditionsSchema = z.object({
  insuranceType: z.enum(insuranceTypes),
  title: z.string(),
  edition: z.string(),
  /** YYYY-MM-DD: the day of this edition. */
  from: z.iso.date(),
  href: z.string(),
  /** True for a text that stands in for one of an insurer. */
  isExample: z.boolean(),
})
export type PolicyConditions = z.infer<typeof policyConditionsSchema>

/** Label of the conditions of an insurance: `Polisvoorwaarden opstalverzekering` */
export const conditionsLabel = ({ insuranceType }: { insuranceType: InsuranceType }): string =>
  `Polisvoorwaarden ${insuranceNames[insuranceType].toLowerCase()}`

/** The document in words: `Voorwaarden Woonhuis, editie 2026-01 van 1 januari 2026`. */
export const conditionsInWords = ({ title, edition, from, isExample }: PolicyConditions): string =>
  `${title}, editie ${edition} van ${formatDay(from, 'plain')}${isExample ? ' (voorbeeldtekst)' : ''}`
