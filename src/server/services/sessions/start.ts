import { randomUUID } from 'node:crypto'
import { retention } from '../../../core/rules/retention.ts'
import { fromNow, type House, nowOf, type Session } from '../context.ts'
import { hashToken, makeToken } from './tokens.ts'

/** A session ends by itself after this many seconds. */
export const sessionSeconds = retention.sessions.duration.hours * 3600

/** Starts a session of this person, or of nobody we know; answers it with the token for its cookie. */
export const startSession = async (
  house: House,
  personId: string | undefined,
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
      expires_at: fromNow(house, sessionSeconds),
    })
    .execute()
  return { session: { id, personId }, token }
}

/** Ends a session; what was uploaded in it stays with its submission. */
export const endSession = async (house: House, token: string): Promise<void> => {
  await house.database.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}
