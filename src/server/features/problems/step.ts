import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { step } from '../../../core/contract/problems/problems-operations.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { unknownChoice } from './unknown-choice.ts'

/**
 * The tiles of a step.
 * @throws Fault 400 without an id after the first step, 404 for an unknown one.
 */
export const readStep = async (
  { problems: finder }: RequestContext,
  { params: { n }, query: { id } }: RequestOf<typeof step>,
): Promise<AnswerOf<typeof step>> => {
  if (n > 1 && id === undefined)
    throw invalidFields({ id: [n === 2 ? 'Noem de plek.' : 'Noem het onderdeel.'] })
  const found = finder().step(n, id)
  if (!found) throw unknownChoice()
  return found
}
