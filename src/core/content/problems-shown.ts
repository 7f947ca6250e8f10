import type { ContentIcon } from './parts.ts'
import type { FoundProblem, ProblemStep } from './problem-steps.ts'

export interface ShownStep extends ProblemStep {
  /** Address of the step before; left out in the first. */
  back?: string | undefined
  /** The place of the page, on a page that starts at the second step. */
  place?: string | undefined
  home: string
  /** Icons of all steps, for the script that draws the next one. */
  icons: readonly ContentIcon[]
}

export interface ShownResults {
  /** The words that were typed, or the id of the choice; empty where nothing was asked yet. */
  query: string
  /** The name of the choice, where the query is an id. */
  title?: string | undefined
  total: number
  problems: readonly FoundProblem[]
  /** Where the next page of results begins. */
  next?: number | undefined
  failed?: boolean
}

/** What the blocks of the problem finder show on a page, beside what its document says. */
export interface ProblemsShown {
  step?: ShownStep | undefined
  /** Every article of the place of the page, so that readers and search engines find them without a step. */
  all?: readonly FoundProblem[] | undefined
  results?: ShownResults | undefined
}

/** The text while something is fetched (spec 000 section 8). */
export const fetchingSentence = 'Een moment geduld, alstublieft. De gegevens worden opgehaald.'

/** The number of solutions on a tile (spec 000 section 2). */
export const solutionCountInWords = (count: number): string =>
  count === 1 ? '1 oplossing' : `${count} oplossingen`

/** The title of a step in the browser: its question, and the last choice. */
export const stepTitle = ({ title, chosen }: Pick<ProblemStep, 'title' | 'chosen'>): string =>
  [title, ...chosen.map(({ name }) => name).slice(-1)].join(' ')
