import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { retention } from '../../../core/rules/retention.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Tx } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type Runtime } from '../context.ts'
import { hashToken, isToken, makeToken } from './tokens.ts'

/** Seconds for which a browser is remembered after the last login in it. */
export const deviceSeconds = retention.devices.duration.days * 86_400

/** Most browsers that are remembered of one account. The one that was used longest ago is removed for a new one. */
const mostDevices = 10

/**
 * Whether somebody logged in to this account with this browser before. For an unknown name the database is queried too, so that
 * it takes as long.
 */
export const isKnownDevice = async (
  runtime: Runtime,
  personId: string | undefined,
  token: string | undefined,
): Promise<boolean> => {
  if (token === undefined || !isToken(token)) return false
  const row = await runtime.database
    .selectFrom('known_device')
    .select('seen_at')
    .where('person_id', '=', personId ?? randomUUID())
    .where('token_hash', '=', hashToken(token))
    .where('seen_at', '>', retentionCutOff(runtime.clock, 'devices'))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes that a person logged in with this browser; answers the token for its cookie. The token is a new one every time, so that
 * one that somebody planted or copied is worth nothing afterwards. In a household that shares a browser, other people who were
 * known by the token before are known by the new one.
 */
export const rememberDevice = async (
  runtime: Runtime,
  personId: string,
  before: string | undefined,
): Promise<string> => {
  const token = makeToken()
  const hash = hashToken(token)
  if (before !== undefined && isToken(before))
    await runtime.database
      .updateTable('known_device')
      .set({ token_hash: hash })
      .where('token_hash', '=', hashToken(before))
      .execute()
  await preparedStatement(
    'known-device.remember',
    sql`
    WITH noted AS (
      INSERT INTO known_device (person_id, token_hash, seen_at)
      SELECT id, ${hash}::bytea, ${nowOf(runtime)}::timestamptz FROM person WHERE id = ${personId}::uuid
      ON CONFLICT (person_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at
    )
    DELETE FROM known_device WHERE person_id = ${personId}::uuid AND token_hash IN (
      SELECT token_hash FROM known_device WHERE person_id = ${personId}::uuid AND token_hash <> ${hash}::bytea
      ORDER BY seen_at DESC OFFSET ${mostDevices - 1})`,
  ).execute(runtime.database)
  return token
}

/** Forgets every browser of a person: when the password changes, and when they log out everywhere. */
export const forgetDevicesOf = async (
  database: Tx | Runtime['database'],
  personId: string,
): Promise<void> => {
  await database.deleteFrom('known_device').where('person_id', '=', personId).execute()
}

/** Removes browsers in which nobody logged in for the retention term; answers how many. */
export const forgetOldDevices = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'known_device', sql`seen_at < ${retentionCutOff(clock, 'devices')}::timestamptz`)
