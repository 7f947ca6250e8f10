import type { checkHome as call } from '../../../core/contract/appointment/calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'

/** Checks that appointments are made for a home. Faults: 400 with the association's own sentence. */
export const checkHome = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  await refuseRestricted(ctx, body, 'houseNumber')
  return { valid: true }
}
