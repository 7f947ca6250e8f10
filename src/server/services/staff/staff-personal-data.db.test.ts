import { afterAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { sweep } from '../retention/sweep.ts'
import { inviteBy } from './invitation.ts'
import { startStaffSession } from './staff-sessions.ts'

const clock = travellingClock('2026-12-01T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server

const day = 86_400_000
const someone = (email: string) => addStaff(db, runtime.vault, { email, roles: ['operator'] })
const accounts = async () =>
  (await db.selectFrom('staff_account').select('email').orderBy('email').execute()).map(({ email }) => email)

test('sessions go when they are over, invitations when nobody can follow them', async () => {
  const { id } = await someone('a@voorbeeld.nl')
  await startStaffSession(runtime, id, { device: 'Firefox', place: '192.0.2.7' })
  await db.transaction().execute((tx) => inviteBy(tx, runtime, id))
  const gone = async () => {
    const { staffSessions, staffInvitations } = await sweep(runtime)
    return [staffSessions, staffInvitations]
  }
  expect(await gone()).toEqual([0, 0])
  clock.pass(day)
  expect(await gone()).toEqual([1, 0])
  clock.pass(7 * day)
  expect(await gone()).toEqual([0, 1])
})

test('an account goes two years after its owner left, once no approval names it; who works here stays', async () => {
  const [asker, subject, gone] = await Promise.all(
    ['vrager', 'nieuw', 'weg'].map((name) => someone(`${name}@voorbeeld.nl`)),
  )
  await someone('blijft@voorbeeld.nl')
  const before = await accounts()
  const now = () => new Date(clock.now()).toISOString()
  for (const one of [asker, subject, gone])
    await db
      .updateTable('staff_account')
      .set({ left_at: now() })
      .where('id', '=', one?.id ?? '')
      .execute()
  clock.pass(300 * day)
  await db
    .insertInto('staff_approval')
    .values({
      verb: 'staff.change',
      given: JSON.stringify({ id: subject?.id }),
      reason: 'Andere taken.',
      asked_by: asker?.id ?? '',
      asked_at: now(),
    })
    .execute()
  expect((await sweep(runtime)).staffAccounts).toBe(0)
  clock.pass(500 * day)
  expect(await sweep(runtime)).toMatchObject({ staffApprovals: 0, staffAccounts: 1 })
  expect(await accounts()).toEqual(before.filter((email) => email !== gone?.email))
  clock.pass(300 * day)
  expect(await sweep(runtime)).toMatchObject({ staffApprovals: 1, staffAccounts: 2 })
  expect(await accounts()).toContain('blijft@voorbeeld.nl')
})
