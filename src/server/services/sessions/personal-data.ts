import { fromNow, nowOf, type PersonalDataTable, type Runtime } from '../context.ts'
import { forgetOldDevices } from './devices.ts'

const forgetSessions = async (runtime: Runtime): Promise<number> => {
  const gone = await runtime.database
    .deleteFrom('session')
    .where((on) =>
      on.or([
        on('expires_at', '<', nowOf(runtime)),
        on.and([
          on('person_id', 'is not', null),
          on('stays', '=', false),
          on('seen_at', '<', fromNow(runtime, -runtime.sessions.idle)),
        ]),
        on.and([
          on('person_id', 'is not', null),
          on('stays', '=', true),
          on('seen_at', '<', fromNow(runtime, -runtime.sessions.stayingIdle)),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

const sessionsOf = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, expires_at }) => ({ startedAt: created_at, endsAt: expires_at }))
}

/** Sessions, and the browsers in which somebody logged in before. */
export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'session',
    terms: ['sessions', 'staying'],
    sweep: { sessions: forgetSessions },
    exported: { sessions: sessionsOf },
    onDeletion: 'removed',
  },
  {
    table: 'known_device',
    terms: ['devices'],
    sweep: { devices: forgetOldDevices },
    notExported: 'A keyed hash and the day of the last login, which the trail tells.',
    onDeletion: 'removed',
  },
]
