import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { verify } from '../../../core/contract/handyman.ts'
import { addressUnknown } from '../../services/addresses/unknown.ts'
import type { RequestContext } from '../../services/context.ts'

/** Coordinates of a home (spec 000 section 7). Faults: 404; PartnerError when the register is away. */
export const verifyAddress = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof verify>,
): Promise<AnswerOf<typeof verify>> => {
  const found = await ctx.ports.addresses.lookup(query.postalCode, query.houseNumber)
  if (!found) throw addressUnknown()
  return { address: { lat: found.lat, lon: found.lon } }
}
