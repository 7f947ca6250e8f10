import type { FoundProblem } from '../../../core/content/problem-steps.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { results } from '../../../core/contract/problems/operations.ts'

interface Part {
  title: string
  /** Of all pages together. */
  total: number
  /** Those of this page. */
  problems: readonly FoundProblem[]
}

/** One page of results, with where the next one begins. */
export const pageOf = ({ title, total, problems }: Part, offset: number): AnswerOf<typeof results> => {
  const next = offset + problems.length
  return {
    title,
    total,
    results: problems.map(({ picture, ...problem }) => ({ ...problem, image: `/og/${picture}.png` })),
    nextCursor: problems.length > 0 && next < total ? next : null,
  }
}
