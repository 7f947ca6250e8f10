import { sql } from 'kysely'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, nowOf, type PersonalDataTable, type Runtime } from '../context.ts'
import { forgetOldDevices } from './devices.ts'

const forgetSessions = (runtime: Runtime): Promise<number> => {
  const { idle, stayingIdle } = runtime.sessions
  return removeInBatches(
    runtime.database,
    'session',
    sql`(expires_at < ${nowOf(runtime)}::timestamptz OR person_id IS NOT NULL
      AND seen_at < CASE WHEN stays THEN ${instantFromNow(runtime, -stayingIdle)}::timestamptz ELSE ${instantFromNow(runtime, -idle)}::timestamptz END)`,
  )
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

export const sessionsPersonalData: readonly PersonalDataTable[] = [
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
