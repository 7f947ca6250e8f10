import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { sameHome, sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { takeInspection } from './take-inspection.ts'

const construction = endpointOf(calls.register, operations.register)
const completion = endpointOf(calls.registerCompletion, operations.registerCompletion)

/** Plans a construction inspection, of an existing house. Faults: those of `takeInspection`. */
export const register = (
  ctx: RequestContext,
  { body }: RequestOf<typeof construction>,
): Promise<AnswerOf<typeof construction>> => takeInspection(ctx, construction, body)

/**
 * Plans a completion inspection, of a new house in which nobody lives yet. Faults: those of `takeInspection`, and 400 when its
 * address is the sender's own.
 */
export const registerCompletion = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof completion>,
): Promise<AnswerOf<typeof completion>> => {
  const { houseNumberAddition: addition, ...home } = body.userInformation
  if (sameHome({ ...home, addition }, body.object.address))
    throw invalidFields({ 'userInformation.houseNumber': [sameHomeSentence] })
  return takeInspection(ctx, completion, body)
}
