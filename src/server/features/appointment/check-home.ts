import type { checkHome as call } from '../../../core/contract/appointment/appointment-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * Refuses an address for which the association makes no appointments, by the list in its settings (spec 001 section 5).
 * @throws Fault 400 at `houseNumber`, with the sentence of the settings.
 */
export const checkHome = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  await refuseRestricted(ctx, body, 'houseNumber')
  return { valid: true }
}
