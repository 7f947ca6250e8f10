import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { offices } from '../../../core/contract/planning/planning-calls.ts'
import { addressInWords } from '../../../core/groups/formatting.ts'
import type { RequestContext } from '../../services/context.ts'
import { offeredOffices } from '../../services/planning/offices.ts'

/**
 * The offices that a visitor may choose, nearest first; sorted by name without a postcode, for an unknown one, and while the
 * address register is away.
 */
export const readOffices = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof offices>,
): Promise<AnswerOf<typeof offices>> => {
  const near = query.postcode
    ? await ctx.ports.addresses.locate(query.postcode).catch(() => undefined)
    : undefined
  const found = await offeredOffices(ctx.database, near)
  return found.map(({ street_name, house_number, addition, links_to_unive, types, ...office }) => ({
    code: office.code,
    name: office.name,
    address: addressInWords({ streetName: street_name, houseNumber: house_number, addition }),
    postcode: office.postcode,
    city: office.city,
    linksToUnive: links_to_unive,
    appointmentTypes: types,
  }))
}
