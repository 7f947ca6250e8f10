import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { type Profile, type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { instantFromNow, nowOf, type Runtime, type Session } from '../context.ts'
import { hashToken, isToken } from './tokens.ts'

/** Seconds between two updates of the time at which a session was last used, so that not every request writes. */
const noteEvery = 60

const noteUse = async (runtime: Runtime, id: string): Promise<void> => {
  await runtime.database
    .updateTable('session')
    .set({ seen_at: nowOf(runtime) })
    .where('id', '=', id)
    .where('seen_at', '<', nowOf(runtime))
    .execute()
}

/** SQL condition: the session was used lately. A session without a person only holds uploads, and ends at its fixed time. */
const isUsed = (runtime: Runtime) => sql<boolean>`(session.person_id IS NULL
  OR session.seen_at > CASE WHEN session.stays THEN ${instantFromNow(runtime, -runtime.sessions.stayingIdle)}::timestamptz
    ELSE ${instantFromNow(runtime, -runtime.sessions.idle)}::timestamptz END)`

/** The session of a token with its viewer; undefined when the token is unknown or the session is over. */
export const findSession = async (
  runtime: Runtime,
  token: string,
): Promise<{ session: Session; viewer: Viewer } | undefined> => {
  if (!isToken(token)) return undefined
  const row = await runtime.database
    .selectFrom('session')
    .leftJoin('person', 'person.id', 'session.person_id')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.person_id', '=', 'person.id')
        .on('membership.starts', '<=', today(runtime.clock).toString())
        .on((on) =>
          on.or([
            on('membership.ends', 'is', null),
            on('membership.ends', '>', today(runtime.clock).toString()),
          ]),
        ),
    )
    .selectAll('person')
    .select(['session.id as session_id', 'session.seen_at', 'membership.relation_id'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', nowOf(runtime))
    .where(isUsed(runtime))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.id && row.seen_at < instantFromNow(runtime, -noteEvery)) await noteUse(runtime, row.session_id)
  const session: Session = { id: row.session_id, personId: row.id ?? undefined }
  return { session, viewer: viewerOf(row) }
}

type Columns = {
  [K in
    | 'id'
    | 'email'
    | 'initials'
    | 'infix'
    | 'last_name'
    | 'mobile'
    | 'landline'
    | 'date_of_birth'
    | 'postcode'
    | 'addition'
    | 'street_name'
    | 'city'
    | 'relation_id']: string | null
} & { gender: number | null; house_number: number | null }

const viewerOf = (row: Columns): Viewer => {
  if (!row.id || !row.email) return visitor
  const profile: Profile = {
    emailAddress: row.email,
    gender: row.gender === 0 || row.gender === 1 ? row.gender : 2,
    ...known({
      relationId: row.relation_id,
      initials: row.initials,
      infix: row.infix,
      lastName: row.last_name,
      phoneNumberMobile: row.mobile,
      phoneNumberLandline: row.landline,
      dateOfBirth: row.date_of_birth,
      postcode: row.postcode,
      houseNumber: row.house_number,
      addition: row.addition,
      streetName: row.street_name,
      city: row.city,
    }),
  }
  return { membershipStatus: row.relation_id ? 'lid' : 'niet lid', profile }
}

const known = <T extends Record<string, string | number | null>>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
