import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { calendarChecks } from '../../ports/calendar.suite.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { calendarOwn } from './calendar-own-adapter.ts'

testChecks('our own calendar', calendarChecks, async () => {
  const { db, close } = await freshDatabase()
  return {
    port: calendarOwn(db),
    offices: [85, 301] as const,
    async others(office_code: number, { start: starts, end: ends }: Span) {
      const row = { office_code, uid: `team-${randomUUID()}`, title: 'Overleg', starts, ends }
      await db.insertInto('calendar_event').values(row).execute()
    },
    close,
  }
})

const span = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' }
const event = () => ({ ...span, uid: appointmentUid(randomUUID(), 1), sequence: 0, title: 'OA', room: 3 })

test('of many at once as many get in as there is room for', async () => {
  await using fresh = await freshDatabase()
  const { place, busyWithin } = calendarOwn(fresh.db)
  // Opens all connections first, so that the calls below really race.
  await Promise.all(Array.from({ length: 8 }, () => sql`SELECT pg_sleep(0.1)`.execute(fresh.db)))
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => place(85, event())))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await busyWithin(85, span)).toHaveLength(3)
})

test('what takes the whole office leaves no seat', async () => {
  await using fresh = await freshDatabase()
  const day = { starts: '2026-11-30T23:00:00Z', ends: '2026-12-01T23:00:00Z' }
  const shut = { office_code: 85, uid: 'closed', title: 'Verhuizing', whole: true, ...day }
  await fresh.db.insertInto('calendar_event').values(shut).execute()
  const { place, busyWithin } = calendarOwn(fresh.db)
  await expect(place(85, event())).rejects.toMatchObject({ reason: 'refused' })
  expect(await busyWithin(85, span)).toMatchObject([{ whole: true }])
})
