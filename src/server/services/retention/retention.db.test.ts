import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { type Clock, systemClock } from '../../../core/kernel/clock.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { Queue } from '../../outbox/queue.ts'
import { deliveryQueue } from '../../services/submissions/submissions-queues.ts'
import { sandboxDesk } from '../sandbox/desk.ts'
import { startSession } from '../sessions/start.ts'
import { sweepQueue } from './retention-queues.ts'
import { sweep } from './sweep.ts'

const hour = 3_600_000
const day = 24 * hour
let ahead = 0
const clock: Clock = { now: () => systemClock.now() + ahead }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

/** The counts of what was removed just before and just after this duration. */
const around = async (duration: number, count: () => Promise<number>) => {
  ahead += duration - 5 * 60_000
  const before = await count()
  ahead += 10 * 60_000
  return [before, await count()]
}

test('jobs that are done go after seven days; what still waits and dead letters stay', async () => {
  const { db } = server.database
  const send = (queue: Queue) => db.transaction().execute((tx) => enqueue(tx, queue, { submission: 'x' }))
  await send(deliveryQueue)
  await server.outbox.work(deliveryQueue, async () => undefined)
  const left = async () =>
    (await sql<{ state: string }>`SELECT state FROM pgboss.job ORDER BY state`.execute(db)).rows.map(
      ({ state }) => state,
    )
  await expect.poll(left).toEqual(['completed'])
  await send(sweepQueue)
  const gone = await around(7 * day, async () => (await sweep(server.runtime)).jobs ?? -1)
  expect(gone).toEqual([0, 1])
  expect(await left()).toEqual(['created'])
})

test('keys go after 48 hours, sessions after twelve', async () => {
  const { db } = server.database
  const now = () => new Date(clock.now()).toISOString()
  const row = { call: 'a', body_hash: Buffer.from('x'), claim: crypto.randomUUID(), lease_until: now() }
  await db
    .insertInto('idempotency')
    .values({ ...row, key: crypto.randomUUID(), created_at: now() })
    .execute()
  expect(await around(48 * hour, async () => (await sweep(server.runtime)).idempotency ?? -1)).toEqual([0, 1])
  await startSession(server.runtime)
  expect(await around(12 * hour, async () => (await sweep(server.runtime)).sessions ?? -1)).toEqual([0, 1])
})

test('a link that nobody asked for goes after an hour, and its letter along', async () => {
  const { db } = server.database
  const id = crypto.randomUUID()
  const created_at = new Date(clock.now()).toISOString()
  const expires_at = new Date(clock.now() + hour).toISOString()
  await db.insertInto('mailed_link').values({ id, purpose: 'set-password', created_at, expires_at }).execute()
  await db.insertInto('letter').values({ id, kind: 'set-password', link_id: id, created_at }).execute()
  const left = async () => {
    await sweep(server.runtime)
    const letters = await db.selectFrom('letter').select('id').where('id', '=', id).execute()
    const links = await db.selectFrom('mailed_link').select('id').where('id', '=', id).execute()
    return letters.length + links.length
  }
  expect(await around(hour, left)).toEqual([2, 0])
})

test('what a sandbox received goes after seven days', async () => {
  const desk = sandboxDesk({ database: server.database.db, clock })
  await server.runtime.ports.mail.send('one', {
    to: 'a@b.nl',
    subject: 's',
    html: '',
    text: '',
    attachments: [],
  })
  expect(await around(7 * day, () => desk.sweep())).toEqual([0, 1])
})

test('an association stays while it is a member; its contact person goes two years after, the rest after seven', async () => {
  const { db } = server.database
  const today = () => new Date(clock.now()).toISOString().slice(0, 10)
  const vve = <Over extends object>(name: string, over: Over) => ({
    id: crypto.randomUUID(),
    applied_at: new Date(clock.now()).toISOString(),
    name,
    postcode: '3821BT',
    house_number: 10,
    street_name: 'Voorbeeldlaan',
    city: 'Amersfoort',
    apartments: 8,
    contact_role: 0 as const,
    contact: JSON.stringify({ email: 'penning@voorbeeld.nl' }),
    invoice_address: '{}',
    payment_method: 0 as const,
    fee_cents: 1000,
    surcharge_cents: 190,
    ...over,
  })
  const member = { starts: '2019-01-01' }
  const debit = { payment_method: 1 as const, mandate_reference: 'TB-72-20190101' }
  await db
    .insertInto('mandate')
    .values({
      reference: 'TB-72-20190101',
      relation_id: '72',
      iban_locked: 'x',
      given_at: '2019-01-01T12:00:00Z',
    })
    .execute()
  const mandates = () =>
    db.selectFrom('mandate').select('reference').where('relation_id', '=', '72').execute()
  await db
    .insertInto('vve_membership')
    .values([
      vve('loopt', { ...member, relation_id: '71' }),
      vve('stopte', { ...member, ...debit, relation_id: '72', ends: today() }),
    ])
    .execute()
  const left = async () => {
    await sweep(server.runtime)
    const rows = await db.selectFrom('vve_membership').select(['name', 'contact']).orderBy('name').execute()
    return rows.map(({ name, contact }) => `${name} ${'email' in (contact as object)}`)
  }
  const [begun, all] = [clock.now(), ['loopt true', 'stopte true']]
  const after = (years: number, days: number) => {
    const then = new Date(begun)
    then.setUTCFullYear(then.getUTCFullYear() + years)
    ahead += then.getTime() + days * day - clock.now()
    return left()
  }
  expect(await after(2, -1)).toEqual(all)
  expect(await after(2, 2)).toEqual(['loopt true', 'stopte false'])
  expect(await after(7, -1)).toEqual(['loopt true', 'stopte false'])
  expect(await mandates()).toHaveLength(1)
  expect(await after(7, 2)).toEqual(['loopt true'])
  expect(await mandates()).toEqual([])
})

test('one sweep removes every file that nobody claimed, however many there are', async () => {
  const { db } = server.database
  const created_at = new Date(clock.now() - 3 * day).toISOString()
  const session_id = crypto.randomUUID()
  const rows = Array.from({ length: 1278 }, () => ({
    ...{ id: crypto.randomUUID(), session_id, created_at },
    ...{ name: 'a.pdf', content_type: 'application/pdf', bytes: 1 },
  }))
  await db.insertInto('file').values(rows).execute()
  expect((await sweep(server.runtime)).files).toBe(1278)
  expect(await db.selectFrom('file').select('id').execute()).toEqual([])
})
