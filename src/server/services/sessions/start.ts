import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { retention } from '../../../core/rules/retention.ts'
import type { Tx } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { instantFromNow, nowOf, type Runtime, type Session } from '../context.ts'
import { hashToken, makeToken } from './tokens.ts'

/** Seconds after which a session ends, used or not. */
export const sessionSeconds = retention.sessions.duration.hours * 3600
/** Seconds after which a session of somebody ends who chose `Ingelogd blijven`, used or not. */
export const stayingSeconds = retention.staying.duration.days * 86_400

export interface StartedSession {
  session: Session
  token: string
}

/** Starts a session of a visitor, or of a person whose account certainly exists. */
export const startSession = async (runtime: Runtime, personId?: string): Promise<StartedSession> => {
  const id = randomUUID()
  const token = makeToken()
  await runtime.database
    .insertInto('session')
    .values({
      id,
      token_hash: hashToken(token),
      person_id: personId ?? null,
      created_at: nowOf(runtime),
      seen_at: nowOf(runtime),
      expires_at: instantFromNow(runtime, sessionSeconds),
    })
    .execute()
  return { session: { id, personId }, token }
}

/**
 * Starts a session of a person; undefined when their account was deleted, or when their password is no longer the one that was
 * checked (`passwordHash`). Waits for a change of the password that is under way: such a change ends the sessions that it finds,
 * so none slips through.
 */
export const startPersonSession = async (
  runtime: Runtime,
  personId: string,
  { stay = false, passwordHash }: { stay?: boolean; passwordHash?: string } = {},
): Promise<StartedSession | undefined> => {
  const id = randomUUID()
  const token = makeToken()
  const expiresAt = instantFromNow(runtime, stay ? stayingSeconds : sessionSeconds)
  const started = await preparedStatement(
    'session.start',
    sql`
    INSERT INTO session (id, token_hash, person_id, created_at, seen_at, stays, expires_at)
    SELECT ${id}::uuid, ${hashToken(token)}::bytea, id, ${nowOf(runtime)}::timestamptz, ${nowOf(runtime)}::timestamptz,
      ${stay}::boolean, ${expiresAt}::timestamptz
    FROM person
    WHERE id = ${personId}::uuid AND (${passwordHash ?? null}::text IS NULL OR password_hash = ${passwordHash ?? null})
    FOR SHARE
    RETURNING 1`,
  ).execute(runtime.database)
  return started.rows.length > 0 ? { session: { id, personId }, token } : undefined
}

/** Ends a session. Files that were uploaded in it stay with their submission. */
export const endSession = async (runtime: Runtime, token: string): Promise<void> => {
  await runtime.database.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends every session of a person, on every device. */
export const endSessionsOf = async (database: Tx | Runtime['database'], personId: string): Promise<void> => {
  await database.deleteFrom('session').where('person_id', '=', personId).execute()
}

/** Gives the files that a visitor uploaded before logging in to the session that follows. */
export const moveFiles = async (runtime: Runtime, from: Session, to: Session): Promise<void> => {
  await runtime.database
    .updateTable('file')
    .set({ session_id: to.id })
    .where('session_id', '=', from.id)
    .where('submission_id', 'is', null)
    .execute()
}
