import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { addOffice } from '../../../../test/kit/planning.ts'

const fresh = await freshDatabase()
afterAll(() => fresh.close())
const { db } = fresh

/** Tries to hold an hour from this time on; answers `taken`, or the constraint that refuses it. */
const hold = (at: string, { office = 85, seat = 1, adviser = null as string | null } = {}) => {
  const starts = `2026-12-01T${at}:00Z`
  const ends = new Date(Date.parse(starts) + 3_600_000).toISOString()
  return db
    .insertInto('reservation')
    .values({
      id: randomUUID(),
      office_code: office,
      seat,
      adviser_code: adviser,
      type_code: 'talk',
      starts,
      ends,
      busy: `[${starts},${ends})`,
      held_until: '2026-12-01T00:00:00Z',
      session_id: randomUUID(),
      caller: Buffer.from('somebody'),
    })
    .execute()
    .then(
      () => 'taken',
      (thrown: { constraint?: string }) => thrown.constraint,
    )
}

test('the database refuses what overlaps on one seat or of one adviser, whatever asks it', async () => {
  await addOffice(db, 85)
  await addOffice(db, 86)
  expect(await hold('10:00', { adviser: 'anna-85' })).toBe('taken')
  // The same seat: half an hour in, at the same time, and when the first hold is over.
  expect(await hold('10:30')).toBe('reservation_seat')
  expect(await hold('10:00')).toBe('reservation_seat')
  expect(await hold('11:00')).toBe('taken')
  // Another seat and another office are free, but not an adviser who is busy there.
  expect(await hold('10:30', { seat: 2 })).toBe('taken')
  expect(await hold('09:30', { office: 86, adviser: 'anna-85' })).toBe('reservation_adviser')
  expect(await hold('09:30', { office: 86, adviser: 'bram-86' })).toBe('taken')
})
