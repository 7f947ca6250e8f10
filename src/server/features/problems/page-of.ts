import type { FoundProblem } from '../../../core/content/problem-steps.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { results } from '../../../core/contract/problems/problems-operations.ts'

interface Part {
  title: string
  /** Number of problems on all pages together. */
  total: number
  problems: readonly FoundProblem[]
}

export const pageOf = ({ title, total, problems }: Part, offset: number): AnswerOf<typeof results> => {
  const next = offset + problems.length
  return {
    title,
    total,
    results: problems.map(({ picture, ...problem }) => ({ ...problem, image: `/og/${picture}.png` })),
    nextCursor: problems.length > 0 && next < total ? next : null,
  }
}
