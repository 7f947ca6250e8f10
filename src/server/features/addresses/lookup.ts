import type { lookup } from '../../../core/contract/addresses/addresses-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { findAddress } from '../../services/addresses/find-addresses.ts'
import type { RequestContext } from '../../services/context.ts'

/** Finds street, city, place and additions of a home (D14). Faults 404; PartnerError when the register is away. */
export const lookUpAddress = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof lookup>,
): Promise<AnswerOf<typeof lookup>> => findAddress(ctx, query)
