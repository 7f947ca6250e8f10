import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { verify } from '../../../core/contract/handyman/handyman-calls.ts'
import { findAddress } from '../../services/addresses/find-addresses.ts'
import type { RequestContext } from '../../services/context.ts'

/** The coordinates of a home (spec 000 section 7). Faults: 404; PartnerError when the register is away. */
export const verifyAddress = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof verify>,
): Promise<AnswerOf<typeof verify>> => {
  const { postalCode: postcode, ...home } = query
  const { lat, lon } = await findAddress(ctx, { postcode, ...home })
  return { address: { lat, lon } }
}
