import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type Busy, type Calendar, calendarName, hasRoom, isAppointmentUid } from '../../ports/calendar.ts'

/** Our own calendar: a table of the database, with a calendar for every office. Services ask it as they ask an outside one. */
export const calendarOwn = (db: Database): Calendar => ({
  busyWithin: (officeCode, span) => busyIn(db, officeCode, span),
  async place(officeCode, event) {
    const { uid, sequence, title, start, end } = event
    demandOurs(uid)
    await db.transaction().execute(async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.calendarEvents}, ${officeCode})`.execute(tx)
      const there = await tx
        .selectFrom('calendar_event')
        .select('sequence')
        .where('office_code', '=', officeCode)
        .where('uid', '=', uid)
        .executeTakeFirst()
      if (there && there.sequence >= sequence) return
      if (!hasRoom(event, await busyIn(tx, officeCode, event)))
        throw new PartnerError(calendarName, 'refused')
      const row = { sequence, title, starts: start, ends: end }
      await tx
        .insertInto('calendar_event')
        .values({ office_code: officeCode, uid, ...row })
        .onConflict((conflict) => conflict.columns(['office_code', 'uid']).doUpdateSet(row))
        .execute()
    })
  },
  async remove(officeCode, uid) {
    demandOurs(uid)
    await db
      .deleteFrom('calendar_event')
      .where('office_code', '=', officeCode)
      .where('uid', '=', uid)
      .execute()
  },
})

/**
 * Refuses a UID that is not one of ours, so that events of others stay as they are.
 * @throws PartnerError refused
 */
const demandOurs = (uid: string): void => {
  if (!isAppointmentUid(uid)) throw new PartnerError(calendarName, 'refused')
}

const busyIn = async (db: Database | Tx, officeCode: number, { start, end }: Span): Promise<Busy[]> => {
  const rows = await db
    .selectFrom('calendar_event')
    .select(['uid', 'starts', 'ends', 'whole'])
    .where('office_code', '=', officeCode)
    .where('starts', '<', end)
    .where('ends', '>', start)
    .execute()
  return rows.map(({ uid, starts, ends, whole }) => ({
    start: new Date(starts).toISOString(),
    end: new Date(ends).toISOString(),
    whole,
    ...(isAppointmentUid(uid) && { uid }),
  }))
}
