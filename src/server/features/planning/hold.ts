import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { hold, release } from '../../../core/contract/planning/planning-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { holdSlot, releaseHold } from '../../services/planning/hold.ts'
import { offeredSlot } from '../../services/planning/slot.ts'
import { agendaFor } from './agenda-for.ts'

/** Holds a time for the visitor. Faults: 404 `agenda-unknown`, 400 for a time that is not offered, 409 `slot-taken`, 429. */
export const holdTime = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof hold>,
): Promise<AnswerOf<typeof hold>> => {
  const agenda = await agendaFor(ctx, body, body)
  const slot = await offeredSlot(ctx, agenda, body)
  return holdSlot(ctx, agenda, slot, body.token)
}

/** Releases a held time; a token that holds nothing gets the same answer. */
export const releaseTime = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof release>,
): Promise<undefined> => {
  await releaseHold(ctx.database, body.token)
  return undefined
}
