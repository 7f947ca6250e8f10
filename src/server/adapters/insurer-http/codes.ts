import type { Applicant, Period } from '../../../core/insurance/application.ts'
import { type HouseType, houseTypes } from '../../../core/rules/house-types.ts'
import { type Family, families } from '../../../core/rules/insurance-codes.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'

// Our codes and the words of the partner for them.

/** The insurances. */
export const insuranceWords = {
  Home: 'building',
  Content: 'contents',
  Liability: 'liability',
  Legal: 'legal',
} as const satisfies Record<InsuranceType, string>

/** Kinds of home. */
export const houseWords = {
  [houseTypes.apartment]: 'apartment',
  [houseTypes.corner]: 'corner',
  [houseTypes.semiDetached]: 'semi-detached',
  [houseTypes.attached]: 'attached',
  [houseTypes.detached]: 'detached',
} as const satisfies Record<HouseType, string>

/** Who live there. */
export const familyWords = {
  [families.alone]: 'single',
  [families.aloneWithChildren]: 'single-with-children',
  [families.together]: 'couple',
  [families.family]: 'family',
} as const satisfies Record<Family, string>

/** How an applicant is addressed. */
export const sexWords = { 0: 'male', 1: 'female', 2: 'unknown' } as const satisfies Record<
  Applicant['sex'],
  string
>

/** How often a premium is paid. */
export const periodWords = {
  MAAND: 'month',
  KWARTAAL: 'quarter',
  'HALF JAAR': 'half-year',
  JAAR: 'year',
} as const satisfies Record<Period, string>

/** Our code for a word of the partner, which its schema let pass. */
export const codeOf = <Code extends string, Word extends string>(
  words: Readonly<Record<Code, Word>>,
  word: Word,
): Code => (Object.keys(words) as Code[]).find((code) => words[code] === word) as Code
