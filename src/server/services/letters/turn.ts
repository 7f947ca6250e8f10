import type { Tx } from '../../database/pool.ts'
import { fromNow, type RequestContext } from '../context.ts'
import { longestWait } from '../rate-limits/recipient.ts'
import { tooMany } from '../rate-limits/take.ts'

/**
 * When a letter to a typed address may leave: an ISO instant, or undefined for at once. Only a letter that somebody asks for
 * by itself is refused when its mailbox got too many: without it nothing was done.
 * @throws Fault 429 with `retryAfter`.
 */
export const letterTurn = async (
  tx: Tx,
  ctx: RequestContext,
  address: string,
): Promise<string | undefined> => {
  const seconds = await ctx.mailTurn(tx, address)
  if (seconds === undefined) throw tooMany(longestWait)
  return seconds === 0 ? undefined : fromNow(ctx, seconds)
}
