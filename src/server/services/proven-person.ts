import type { Tx } from '../database/pool.ts'
import { actingPerson, type RequestContext } from './context.ts'

/** The person who is logged in, if a mailed link showed that their address is theirs: anybody makes an account with any. */
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
