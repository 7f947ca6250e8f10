import type { Resident, SubsidyMeasure } from './subsidy-choices.ts'
import type { FoundSubsidy, Subsidies } from './subsidy-list.ts'

export interface SubsidyChoices {
  city: string
  resident?: Resident | undefined
  measures: readonly SubsidyMeasure[]
}

export interface SubsidyResults {
  city: string
  total: number
  shown: readonly FoundSubsidy[]
  /** Address of the same page with more results. */
  more?: string | undefined
}

/** What the blocks of the subsidy check show on a page, beside what its document says. */
export interface SubsidiesShown {
  /** The day of the request (YYYY-MM-DD). */
  day: string
  choices: SubsidyChoices
  fault?: string | undefined
  results?: SubsidyResults | undefined
  all?: Subsidies['all'] | undefined
}

/** The number of results, before the words that were searched for (spec 000 section 8). */
export const measuresFound = (total: number): string =>
  total === 1 ? '1 maatregel gevonden voor:' : `${total} maatregelen gevonden voor:`

/** The number of results on the page out of all (spec 000 section 4). */
export const shownCountInWords = (shown: number, total: number): string => `Tonen ${shown} van ${total}`
