import { randomUUID } from 'node:crypto'
import { retention } from '../../../core/rules/retention.ts'
import type { Tx } from '../../database/pool.ts'
import { fromNow, type House, nowOf, type Session } from '../context.ts'
import { hashToken, makeToken } from './tokens.ts'

/** A session ends by itself after this many seconds. */
export const sessionSeconds = retention.sessions.duration.hours * 3600
/** The same for somebody who chose `Ingelogd blijven`. */
export const stayingSeconds = retention.staying.duration.days * 86_400

/** Starts a session of this person, or of nobody we know; answers it with the token for its cookie. */
export const startSession = async (
  house: House,
  personId: string | undefined,
  { stay = false } = {},
): Promise<{ session: Session; token: string }> => {
  const id = randomUUID()
  const token = makeToken()
  await house.database
    .insertInto('session')
    .values({
      id,
      token_hash: hashToken(token),
      person_id: personId ?? null,
      created_at: nowOf(house),
      expires_at: fromNow(house, stay ? stayingSeconds : sessionSeconds),
    })
    .execute()
  return { session: { id, personId }, token }
}

/** Ends a session; what was uploaded in it stays with its submission. */
export const endSession = async (house: House, token: string): Promise<void> => {
  await house.database.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends every session of a person, on every device. */
export const endSessionsOf = async (database: Tx | House['database'], personId: string): Promise<void> => {
  await database.deleteFrom('session').where('person_id', '=', personId).execute()
}

/** Hands what a visitor uploaded before logging in to the session that follows. */
export const moveFiles = async (house: House, from: Session, to: Session): Promise<void> => {
  await house.database
    .updateTable('file')
    .set({ session_id: to.id })
    .where('session_id', '=', from.id)
    .where('submission_id', 'is', null)
    .execute()
}
