import { isStaffRole } from '../../../core/staff/roles.ts'
import {
  factorSeconds,
  freshFactorSeconds,
  staffIdleSeconds,
  staffSessionSeconds,
} from '../../../core/staff/sessions.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { instantFromNow, nowOf, type Runtime, type StaffActor, type StaffSession } from '../context.ts'
import { hashToken, isToken, makeToken } from '../sessions/tokens.ts'

/** Seconds between two updates of the time at which a session was last used, so that not every request writes. */
const noteEvery = 30

/** Seconds since an instant (ISO 8601). As text two instants are in no order: of a whole second the database gives no fraction. */
const secondsSince = ({ clock }: Pick<Runtime, 'clock'>, instant: string): number =>
  (clock.now() - Date.parse(instant)) / 1000

/**
 * Starts the session of a member of staff whose password was right. It opens nothing until the second factor is given
 * (`giveFactor`), and ends soon without it.
 * @returns its token, for the cookie.
 */
export const startStaffSession = async (
  runtime: Runtime,
  staffId: string,
  { device, place }: { device: string; place: string },
): Promise<string> => {
  const token = makeToken()
  await runtime.database
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      created_at: nowOf(runtime),
      seen_at: nowOf(runtime),
      expires_at: instantFromNow(runtime, factorSeconds),
      device: device.slice(0, 120),
      place: place.slice(0, 60),
    })
    .execute()
  return token
}

export interface FoundStaff {
  session: StaffSession
  /** Who acts; undefined while only the password was given. */
  actor: StaffActor | undefined
}

/**
 * The session of a token; undefined when it is unknown, over, or of somebody who left. Finding it counts as use of it, unless
 * `isUse` says that a screen asks by itself.
 */
export const findStaffSession = async (
  runtime: Runtime,
  token: string,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<FoundStaff | undefined> => {
  if (!isToken(token)) return undefined
  const row = await runtime.database
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .select([
      'staff_session.id',
      'staff_session.seen_at',
      'staff_session.factor_at',
      'staff_session.expires_at',
      'staff_account.id as staff_id',
      'staff_account.name',
      'staff_account.roles',
      'staff_account.desks',
    ])
    .where('staff_session.token_hash', '=', hashToken(token))
    .where('staff_session.expires_at', '>', nowOf(runtime))
    .where('staff_session.seen_at', '>', instantFromNow(runtime, -staffIdleSeconds))
    .where('staff_account.left_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (isUse && secondsSince(runtime, row.seen_at) > noteEvery) await noteUse(runtime, row.id)
  return {
    session: {
      id: row.id,
      staffId: row.staff_id,
      factorAt: row.factor_at ?? undefined,
      expiresAt: row.expires_at,
    },
    actor:
      row.factor_at === null
        ? undefined
        : {
            kind: 'staff',
            id: row.staff_id,
            name: row.name,
            roles: row.roles.filter(isStaffRole),
            desks: row.desks,
            isFresh: secondsSince(runtime, row.factor_at) < freshFactorSeconds,
          },
  }
}

/** Of these sessions, by their ids, those that are still open. Looking counts as use of none. */
export const openStaffSessions = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await runtime.database
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .select('staff_session.id')
    .where('staff_session.id', 'in', [...ids])
    .where('staff_session.factor_at', 'is not', null)
    .where('staff_session.expires_at', '>', nowOf(runtime))
    .where('staff_session.seen_at', '>', instantFromNow(runtime, -staffIdleSeconds))
    .where('staff_account.left_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const noteUse = async (runtime: Runtime, id: string): Promise<void> => {
  await runtime.database
    .updateTable('staff_session')
    .set({ seen_at: nowOf(runtime) })
    .where('id', '=', id)
    .where('seen_at', '<', nowOf(runtime))
    .execute()
}

/**
 * Writes down that the second factor was given. The first time this opens the session for ten hours from its start, and ends what
 * was asked of it before; later times make it fresh again.
 */
export const giveFactor = async (tx: Tx, runtime: Runtime, { id, factorAt }: StaffSession): Promise<void> => {
  await tx
    .updateTable('staff_session')
    .set({
      factor_at: nowOf(runtime),
      ...(factorAt === undefined && {
        challenge: null,
        expires_at: instantFromNow(runtime, staffSessionSeconds),
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Gives a session a new token in the place of its present one. @returns the new one, for the cookie. */
export const renewStaffToken = async (runtime: Runtime, id: string): Promise<string> => {
  const token = makeToken()
  await runtime.database
    .updateTable('staff_session')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Ends one session, by its token. */
export const endStaffSession = async (runtime: Runtime, token: string): Promise<void> => {
  await runtime.database.deleteFrom('staff_session').where('token_hash', '=', hashToken(token)).execute()
}

/**
 * Ends every session of a member of staff: when roles change, when somebody leaves, when a factor is reset.
 * @returns how many.
 */
export const endStaffSessionsOf = async (database: Database | Tx, staffId: string): Promise<number> => {
  const gone = await database.deleteFrom('staff_session').where('staff_id', '=', staffId).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Removes sessions that are over; answers how many. */
export const forgetStaffSessions = async (runtime: Runtime): Promise<number> => {
  const gone = await runtime.database
    .deleteFrom('staff_session')
    .where((on) =>
      on.or([
        on('expires_at', '<', nowOf(runtime)),
        on('seen_at', '<', instantFromNow(runtime, -staffIdleSeconds)),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export interface ListedStaffSession {
  id: string
  /** The browser as it names itself; hostile text. */
  device: string
  place: string
  startedAt: string
  lastSeenAt: string
}

/** The open sessions of a member of staff, the one that was used last first. */
export const listStaffSessions = async (
  runtime: Runtime,
  staffId: string,
): Promise<readonly ListedStaffSession[]> => {
  const rows = await runtime.database
    .selectFrom('staff_session')
    .select(['id', 'device', 'place', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('factor_at', 'is not', null)
    .where('expires_at', '>', nowOf(runtime))
    .where('seen_at', '>', instantFromNow(runtime, -staffIdleSeconds))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, device, place, created_at, seen_at }) => ({
    id,
    device,
    place,
    startedAt: created_at,
    lastSeenAt: seen_at,
  }))
}

/** Ends every session of a member of staff but this one, those that wait for a second factor included; answers how many. */
export const endOtherStaffSessions = async (
  database: Database | Tx,
  { id, staffId }: StaffSession,
): Promise<number> => {
  const ended = await database
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '!=', id)
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}
