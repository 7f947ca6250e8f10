import type { Tx } from '../database/pool.ts'
import { actingPerson, type RequestContext } from './context.ts'

/**
 * The id of the person who is logged in, but only if a mailed link showed that their address is theirs: anybody can make an
 * account with any address.
 */
export const provenPerson = async (tx: Tx, ctx: RequestContext): Promise<string | undefined> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) return undefined
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.id
}
