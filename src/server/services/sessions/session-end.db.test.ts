import { afterAll, expect, test } from 'vitest'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sweep } from '../retention/sweep.ts'
import { startSession } from './start.ts'

const clock = travellingClock('2026-11-20T14:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const minute = 60_000

const logIn = async (stayLoggedIn: boolean) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v2/account/login',
    payload: {
      username: 'lid@voorbeeld.nl',
      password: 'Thuisbasis-lid-2026',
      stayLoggedIn,
      token: await quickToken(server.runtime),
    },
  })
  const session = answer.cookies.find(({ name }) => name === '__Host-thuisbasis')
  return `__Host-thuisbasis=${session?.value}`
}
const me = async (cookie: string) =>
  (
    await server.app.inject({ method: 'POST', url: '/api/v2/account/me', headers: { cookie }, payload: {} })
  ).json().membershipStatus
const sessions = async () => (await db.selectFrom('session').select('id').execute()).length

test('a visit ends two hours after its last use, however long it lasted', async () => {
  const cookie = await logIn(false)
  for (let hour = 0; hour < 5; hour++) {
    clock.pass(119 * minute)
    expect(await me(cookie)).toBe('lid')
  }
  clock.pass(121 * minute)
  expect(await me(cookie)).toBe('niet ingelogd')
  await sweep(server.runtime)
  expect(await sessions()).toBe(0)
})

test('who stays logged in is logged out after two weeks without use', async () => {
  const cookie = await logIn(true)
  clock.pass(13 * day)
  expect(await me(cookie)).toBe('lid')
  clock.pass(13 * day)
  expect(await me(cookie)).toBe('lid')
  const other = await logIn(true)
  clock.pass(14 * day + minute)
  expect(await me(other)).toBe('niet ingelogd')
  await sweep(server.runtime)
  expect(await sessions()).toBe(0)
})

test('the settings say how long', async () => {
  const before = { ...server.runtime.sessions }
  const cookie = await logIn(false)
  server.runtime.sessions.idle = 10 * 60
  clock.pass(9 * minute)
  expect(await me(cookie)).toBe('lid')
  clock.pass(11 * minute)
  expect(await me(cookie)).toBe('niet ingelogd')
  Object.assign(server.runtime.sessions, before)
})

test('a session of nobody keeps its uploads until its time', async () => {
  await startSession(server.runtime)
  clock.pass(11 * 60 * minute)
  await sweep(server.runtime)
  expect(await sessions()).toBe(1)
})

test('not every request writes that a session is used', async () => {
  const cookie = await logIn(false)
  const seen = async () =>
    (await db.selectFrom('session').select('seen_at').orderBy('seen_at', 'desc').executeTakeFirstOrThrow())
      .seen_at
  const begun = await seen()
  clock.pass(30_000)
  await me(cookie)
  expect(await seen()).toBe(begun)
  clock.pass(31_000)
  await me(cookie)
  expect(await seen()).not.toBe(begun)
})

test('logging out lets the browser forget the pages that it kept, and nothing else', async () => {
  const out = (cookie: string, url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload: {} })
  const answer = await out(await logIn(false), '/api/v2/account/logout')
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(answer.cookies.map(({ name }) => name)).not.toContain('__Host-thuisbasis-apparaat')
})
