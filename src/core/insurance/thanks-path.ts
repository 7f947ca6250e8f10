import type { InsuranceEntry } from '../rules/insurance-packages.ts'
import { productPath } from './paths.ts'

const thanksPages = {
  Home: 'opstalverzekering-bedankt',
  Content: 'inboedel-bedankt',
  Liability: 'aansprakelijkheid-bedankt',
  Legal: 'rechtsbijstand-bedankt',
  All: 'woonverzekering-bedankt',
} as const satisfies Record<InsuranceEntry, string>

/** The page after an application (spec 002 section 2.3). */
export const thanksPath = (of: InsuranceEntry): string => `${productPath(of)}/${thanksPages[of]}`
