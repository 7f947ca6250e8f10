import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/server/database/pool.ts'
import type { Crowd } from './crowd.ts'

/** Records every order and mail at the sandbox partners as it happens, because the sandbox itself keeps only the newest. */
export async function keepLedger(db: Database): Promise<void> {
  await sql`CREATE TABLE ledger (channel text, key text, recipient text)`.execute(db)
  await sql`CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO ledger VALUES (''order'', NEW.key, NEW.body #>> ''{customer,email}''); RETURN NULL; END'`.execute(
    db,
  )
  await sql`CREATE FUNCTION note_mail() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO ledger VALUES (''mail'', NEW.key, NEW.recipient); RETURN NULL; END'`.execute(db)
  await sql`CREATE TRIGGER note AFTER INSERT ON sandbox_order FOR EACH ROW EXECUTE FUNCTION note_order()`.execute(
    db,
  )
  await sql`CREATE TRIGGER note AFTER INSERT ON sandbox_message FOR EACH ROW EXECUTE FUNCTION note_mail()`.execute(
    db,
  )
}

/** Number of jobs in the queue that bookings fill that are not done yet. */
export async function waitingJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pgboss.job
    WHERE name = 'partner.deliver' AND state NOT IN ('completed', 'cancelled')`.execute(db)
  return rows[0]?.count ?? Number.NaN
}

/**
 * Checks that every promised key is one submission under its reference, with one order and one mail, and that there is nothing
 * else.
 */
export async function checkBooks(
  db: Database,
  crowd: Pick<Crowd, 'promised' | 'emails' | 'wrong'>,
): Promise<void> {
  expect(crowd.wrong).toEqual([])
  expect(crowd.promised.size).toBe(crowd.emails.size)
  const { rows: submissions } = await sql<{ id: string; reference: string; email: string }>`
    SELECT id, reference, request #>> '{kept,appointment,user,email}' AS email FROM submission`.execute(db)
  compare(
    'submissions',
    submissions.map(({ reference, email }) => `${reference} ${email}`),
    [...crowd.promised].map(([key, reference]) => `${reference} ${crowd.emails.get(key)}`),
  )
  for (const channel of ['order', 'mail']) {
    const { rows: effects } = await sql<{ key: string; recipient: string }>`
      SELECT key, recipient FROM ledger WHERE channel = ${channel}`.execute(db)
    compare(
      channel,
      effects.map(({ key, recipient }) => `${key} ${recipient}`),
      submissions.map(({ id, email }) => `${id} ${email}`),
    )
  }
  const { rows: undelivered } = await sql`SELECT * FROM delivery WHERE state <> 'delivered'`.execute(db)
  expect(undelivered).toEqual([])
}

function compare(what: string, found: string[], expected: string[]): void {
  const missing = [...expected]
  const surplus = found.filter((one) => {
    const place = missing.indexOf(one)
    if (place < 0) return true
    missing.splice(place, 1)
    return false
  })
  expect({ missing, surplus }, what).toEqual({ missing: [], surplus: [] })
}
