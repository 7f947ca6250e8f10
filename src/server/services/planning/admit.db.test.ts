import { afterAll, expect, test } from 'vitest'
import { callbacksAt } from '../../../../test/kit/callback.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openPlanned } from '../../../../test/kit/planning-visit.ts'
import { allowances } from '../rate-limits/rate-limits.ts'

const clock = travellingClock('2026-11-20T14:00:00Z')
const { server } = await openPlanned(clock)
afterAll(() => server.close())
const free = allowances.appointment.burst

const { ask } = callbacksAt(server)
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))
const token = () => quickToken(server.runtime)
const refused = { status: 403, code: 'captcha-needed', accepted: false }

test('the first appointments of an address need no check, those beyond a solved one each, and others are not asked', async () => {
  const from = newVisitor()
  // All at once, because the count is kept in the database.
  const first = await times(free + 3, () => ask({ from }))
  expect(first.filter(({ status }) => status === 201)).toHaveLength(free)
  expect(first.filter(({ status }) => status !== 201)).toEqual([refused, refused, refused])
  const solved = await token()
  expect(await ask({ from, token: solved })).toMatchObject({ status: 201 })
  for (const wrong of [solved, 'x', 'e30='])
    expect(await ask({ from, token: wrong })).toMatchObject({ status: 403, code: 'captcha-failed' })
  // A carrier, an office or a household that shares the address can go on with a captcha, and so can everybody else. Each office
  // counts for itself.
  expect(
    (await times(30, async () => ask({ from, token: await token() }))).map(({ status }) => status),
  ).toEqual(Array(30).fill(201))
  expect(await ask({ from: newVisitor() })).toMatchObject({ status: 201 })
  expect(await ask({ from, department: 'bouwkundig' })).toMatchObject({ status: 201 })
})

test('a day later there are some without a check again', async () => {
  const from = newVisitor()
  await times(free, () => ask({ from }))
  expect(await ask({ from })).toEqual(refused)
  clock.pass(day)
  expect((await times(free, () => ask({ from }))).map(({ status }) => status)).toEqual(Array(free).fill(201))
})

test('a whole network of addresses is one sender in the end', async () => {
  let at = 0
  const answers = await times(free * 16 + 10, () => ask({ from: `2001:db8:7:${(++at).toString(16)}00::1` }))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(free * 16)
})

test('who showed that an address is theirs is counted as themselves, wherever they are', async () => {
  const person = await addPerson(server, { person: { email_confirmed_at: '2020-01-01T00:00:00Z' } })
  const { email } = person
  const cookie = await cookieOf(server, person)
  const from = newVisitor()
  await times(free, () => ask({ from }))
  expect(await ask({ from })).toEqual(refused)
  const own = await times(free, () => ask({ from, cookie, emailAddress: email }))
  expect(own.map(({ status }) => status)).toEqual(Array(free).fill(201))
  expect(await ask({ from: newVisitor(), cookie, emailAddress: email })).toEqual(refused)
})
