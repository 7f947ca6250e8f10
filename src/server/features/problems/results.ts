import { pageSize } from '../../../core/content/problem-ids.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { results } from '../../../core/contract/problems/problems-operations.ts'
import type { RequestContext } from '../../services/context.ts'
import { pageOf } from './page-of.ts'
import { unknownChoice } from './unknown-choice.ts'

/**
 * The problems of a place, of a subject, or related to one problem.
 * @throws Fault 404 for an unknown choice.
 */
export const readResults = async (
  { problems: finder }: RequestContext,
  { query: { id, offset = 0, limit = pageSize } }: RequestOf<typeof results>,
): Promise<AnswerOf<typeof results>> => {
  const list = finder().list(id)
  if (!list) throw unknownChoice()
  const { title, problems } = list
  return pageOf({ title, total: problems.length, problems: problems.slice(offset, offset + limit) }, offset)
}
