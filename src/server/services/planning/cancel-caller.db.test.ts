import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import { callBack } from '../../../core/contract/callback/callback-calls.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { callbackType, departments } from '../../../core/rules/callback-departments.ts'
import { perform } from '../../feature.ts'
import { sweep } from '../retention/sweep.ts'
import { cancelCaller } from './cancel-caller.ts'

const clock: Clock & { at: number } = { at: clockAt('2026-11-20T14:00:00Z').now(), now: () => clock.at }
const { server, nextFree, reservations } = await openPlanned(clock)
afterAll(() => server.close())
const { db } = server.database
const ctx = staffContextOf(server.runtime, ['member-service'])

/** Asks for a callback under a name of its own, from this address; answers the reference. */
const ask = async (from: string): Promise<string> => {
  const slot = await nextFree({ officeCode: departments.juridisch.office, typeCode: callbackType })
  const answer = await server.app.inject({
    method: 'POST',
    url: callBack.path,
    remoteAddress: from,
    payload: {
      department: 'juridisch',
      date: slot.day,
      time: slot.startTime,
      name: 'Jannie de Vries',
      phoneNumber: '0612345678',
      emailAddress: `${randomUUID()}@voorbeeld.nl`,
      question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
    },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ reference: string }>().reference
}
/** The references of the requests that stand in the trail under an action. */
const trailOf = async (action: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('audit')
    .innerJoin('submission', 'submission.id', 'audit.submission_id')
    .select('reference')
    .where('action', '=', action)
    .orderBy('audit.id')
    .execute()
  return rows.map(({ reference }) => reference)
}
const cancel = (reference: string, dry = false) => perform(ctx, cancelCaller, { reference, dry })

test('all that one address booked is undone at once, each is told, and what others booked stays', async () => {
  const made = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]
  const [first = ''] = made
  const other = await ask('192.0.2.2')
  expect((await cancel(first, true)).cancelled).toEqual(made)
  expect(await reservations()).toHaveLength(4)
  expect(await cancel(first)).toEqual({ cancelled: made, tooLate: [] })
  const states = await db.selectFrom('submission').select(['reference', 'state']).execute()
  expect(Object.fromEntries(states.map(({ reference, state }) => [reference, state]))).toEqual({
    ...Object.fromEntries(made.map((one) => [one, 'withdrawn'])),
    [other]: 'confirmed',
  })
  expect(await reservations()).toHaveLength(1)
  const letters = await db.selectFrom('letter').select('kind').execute()
  expect(letters).toEqual(made.map(() => ({ kind: 'appointment-cancelled' })))
  // A second run finds nothing more to do.
  expect(await cancel(first)).toEqual({ cancelled: [], tooLate: [] })
  expect(await trailOf('planning.look-at-caller')).toEqual(made)
  expect(await trailOf('planning.cancel-caller')).toEqual([...made, first])
})

test('one that begins too soon is left, and the dry run says so', async () => {
  const reference = await ask('192.0.2.9')
  const { starts } = await db
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .select('starts')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  clock.at = Date.parse(starts) - 60_000
  expect(await cancel(reference, true)).toEqual({ cancelled: [], tooLate: [reference] })
  expect(await cancel(reference)).toEqual({ cancelled: [], tooLate: [reference] })
})

test('a household with several networks of IPv6 is one sender', async () => {
  const made = [await ask('2001:db8:1:2::1'), await ask('2001:db8:1:3::1')]
  await ask('2001:db8:1:102::1')
  expect((await cancel(made[0] ?? '', true)).cancelled).toEqual(made)
})

test('where a request came from is kept as a hash, and for a week', async () => {
  const reference = await ask('192.0.2.3')
  const rows = await db.selectFrom('submission').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
  expect(rows.every(({ caller }) => caller?.length === 32)).toBe(true)
  clock.at += 8 * 86_400_000
  await sweep(server.runtime)
  await expect(cancel(reference)).rejects.toMatchObject({ status: 409, code: 'caller-forgotten' })
  await expect(cancel('XXXX-XXXX')).rejects.toMatchObject({ status: 404, code: 'request-unknown' })
})
