import type { Entry } from '../rules/insurance-packages.ts'
import { productPath } from './paths.ts'

const thanksPages = {
  Home: 'opstalverzekering-bedankt',
  Content: 'inboedel-bedankt',
  Liability: 'aansprakelijkheid-bedankt',
  Legal: 'rechtsbijstand-bedankt',
  All: 'woonverzekering-bedankt',
} as const satisfies Record<Entry, string>

/** The page after an application (spec 002 section 2.3). */
export const thanksPath = (of: Entry): string => `${productPath(of)}/${thanksPages[of]}`
