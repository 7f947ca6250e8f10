import type { Tx } from '../../database/pool.ts'
import type { Runtime, StaffSession } from '../context.ts'

/** What a challenge is for: to make a passkey, or to show one. A challenge for the one does not count for the other. */
type Ceremony = 'create' | 'get'

const markOf = (ceremony: Ceremony): string => `passkey-${ceremony}:`

/** Keeps what a passkey has to sign, with the session that asked for it. An earlier challenge is worthless then. */
export const keepChallenge = async (
  { database }: Pick<Runtime, 'database'>,
  { id }: StaffSession,
  ceremony: Ceremony,
  challenge: string,
): Promise<void> => {
  await database
    .updateTable('staff_session')
    .set({ challenge: `${markOf(ceremony)}${challenge}` })
    .where('id', '=', id)
    .execute()
}

/** Uses the challenge of a session up: of many answers to one challenge, one gets it. Undefined when there is none. */
export const takeChallenge = async (
  tx: Tx,
  { id }: StaffSession,
  ceremony: Ceremony,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('staff_session')
    .select('challenge')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const mark = markOf(ceremony)
  if (!row?.challenge?.startsWith(mark)) return undefined
  await tx.updateTable('staff_session').set({ challenge: null }).where('id', '=', id).execute()
  return row.challenge.slice(mark.length)
}
