import type { Resident, SubsidyMeasure } from './subsidy-choices.ts'
import type { FoundSubsidy, Subsidies } from './subsidy-list.ts'

/** What was filled in, as the form shows it again. */
export interface SubsidyChoices {
  /** As it was typed. */
  city: string
  resident?: Resident | undefined
  measures: readonly SubsidyMeasure[]
}

/** What the filters found. */
export interface SubsidyResults {
  /** Name of the municipality. */
  city: string
  total: number
  shown: readonly FoundSubsidy[]
  /** Address of the same with more of them. */
  more?: string | undefined
}

/** What the blocks of the subsidy check show on a page, beside what its document says. */
export interface SubsidiesShown {
  /** The day on which it is read (YYYY-MM-DD). */
  day: string
  choices: SubsidyChoices
  /** What is wrong with the municipality. */
  fault?: string | undefined
  results?: SubsidyResults | undefined
  /** Everything there is, where nobody searched. */
  all?: Subsidies['all'] | undefined
}

/** How many were found, before what was searched for (spec 000 section 8). */
export const measuresFound = (total: number): string =>
  total === 1 ? '1 maatregel gevonden voor:' : `${total} maatregelen gevonden voor:`

/** How many of them stand below each other (spec 000 section 4). */
export const showing = (shown: number, total: number): string => `Tonen ${shown} van ${total}`
