import type { lookup } from '../../../core/contract/addresses.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { addressUnknown } from '../../services/addresses/unknown.ts'
import type { RequestContext } from '../../services/context.ts'

/** Street, city, place and additions of a home (decision 14). Faults 404; PartnerError when the register is away. */
export const lookUpAddress = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof lookup>,
): Promise<AnswerOf<typeof lookup>> => {
  const found = await ctx.ports.addresses.lookup(query.postcode, query.houseNumber)
  if (!found) throw addressUnknown()
  return found
}
