import type { checkAddress } from '../../../core/contract/addresses.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'

/** Whether appointments are made for a home. Faults: 400 with the association's own sentence. */
export const check = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof checkAddress>,
): Promise<AnswerOf<typeof checkAddress>> => {
  await refuseRestricted(ctx, body, 'houseNumber')
  return { valid: true }
}
