import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { cookiesOf, viewersOf } from '../../../test/kit/viewer-switch.ts'
import { loginHintCookie } from '../../core/kernel/browser-keys.ts'
import { clockAt } from '../../core/kernel/clock.ts'

const clock = clockAt('2026-11-20T14:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const { become, me } = viewersOf(() => server)

test('the session cookie cannot be read by scripts, the hint can and says nothing', async () => {
  const answer = await become('registered')
  const session = answer.cookies.find(({ name }) => name === '__Host-thuisbasis')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(session).not.toHaveProperty('domain')
  const hint = answer.cookies.find(({ name }) => name === loginHintCookie)
  expect(loginHintCookie).toMatch(/^__Host-/)
  expect(hint).toMatchObject({ value: '1', path: '/', secure: true })
  expect(hint).not.toHaveProperty('httpOnly')
  // the plain cookie is there for a client that refuses Secure cookies over plain http
  expect(await me(cookiesOf(answer, 'thuisbasis'))).toMatchObject({ membershipStatus: 'niet lid' })
})

test('becoming somebody else ends the session before, becoming a visitor ends it and takes the hint away', async () => {
  const member = await become('member')
  const first = cookiesOf(member, '__Host-thuisbasis')
  const registered = await become('registered', first)
  expect(await me(first)).toEqual({ membershipStatus: 'niet ingelogd' })
  const second = cookiesOf(registered, '__Host-thuisbasis')
  const visitor = await become('visitor', second)
  expect(await me(second)).toEqual({ membershipStatus: 'niet ingelogd' })
  expect(visitor.cookies.find(({ name }) => name === loginHintCookie)).toMatchObject({ value: '', maxAge: 0 })
})

test('the switch knows three people, and is not there in production', async () => {
  expect((await become('staff')).statusCode).toBe(400)
  await using strict = await openTestServer({
    clock,
    server: { production: true, publicUrl: 'https://www.thuisbasis.example' },
  })
  const answer = await strict.app.inject({
    method: 'POST',
    url: '/sandbox/viewer',
    payload: { as: 'member' },
  })
  expect(answer.statusCode).toBe(404)
})
