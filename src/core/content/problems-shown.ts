import type { ContentIcon } from './parts.ts'
import type { FoundProblem, ProblemStep } from './problem-steps.ts'

/** A step of the finder as a page shows it. */
export interface ShownStep extends ProblemStep {
  /** Where the step before it stands; left out in the first. */
  back?: string | undefined
  /** The place of its page, where it begins at the second step. */
  place?: string | undefined
  /** Address of the page with the first step. */
  home: string
  /** Signs of all its steps, as a script draws the next one. */
  icons: readonly ContentIcon[]
}

/** What a page of results shows. */
export interface ShownResults {
  /** What was typed, or the id that was chosen; empty where nobody asked anything yet. */
  query: string
  /** What was chosen, where the query is an id. */
  title?: string | undefined
  total: number
  problems: readonly FoundProblem[]
  /** Where the next page of results begins. */
  next?: number | undefined
  /** The search did not answer. */
  failed?: boolean
}

/** What the blocks of the problem finder show on a page, beside what its document says. */
export interface ProblemsShown {
  step?: ShownStep | undefined
  /** Every article of the place whose page it is: a reader, or a search engine, sees them without a step. */
  all?: readonly FoundProblem[] | undefined
  results?: ShownResults | undefined
}

/** While something is fetched (spec 000 section 8). */
export const fetching = 'Een moment geduld, alstublieft. De gegevens worden opgehaald.'

/** How many solutions a tile leads to (spec 000 section 2). */
export const solutions = (count: number): string => (count === 1 ? '1 oplossing' : `${count} oplossingen`)

/** The name of a step in the browser's title: what it asks, and about what. */
export const stepTitle = ({ title, chosen }: Pick<ProblemStep, 'title' | 'chosen'>): string =>
  [title, ...chosen.map(({ name }) => name).slice(-1)].join(' ')
