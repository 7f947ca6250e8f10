import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { hintCookie } from '../../../core/kernel/browser-keys.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { sessionSeconds } from './start.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const become = (as: unknown, cookie = '') =>
  server.app.inject({ method: 'POST', url: '/sandbox/viewer', headers: { cookie }, payload: { as } })
const me = async (cookie: string) =>
  (await server.app.inject({ method: 'POST', url: '/api/v2/account/me', headers: { cookie } })).json()
const cookiesOf = (answer: { cookies: { name: string; value: string }[] }, ...names: string[]) =>
  answer.cookies
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

test('a visitor is answered, not refused', async () => {
  expect(await me('')).toEqual({ membershipStatus: 'niet ingelogd' })
  expect(await me('__Host-thuisbasis=verzonnen')).toEqual({ membershipStatus: 'niet ingelogd' })
})

test('a member is known with what funnels prefill', async () => {
  const answer = await become('member')
  expect(await me(cookiesOf(answer, '__Host-thuisbasis'))).toEqual({
    membershipStatus: 'lid',
    relationId: '12345678',
    emailAddress: 'lid@voorbeeld.nl',
    gender: 1,
    initials: 'J.',
    infix: 'de',
    lastName: 'Vries',
    phoneNumberMobile: '+31612345678',
    phoneNumberLandline: '+31332345678',
    dateOfBirth: '1980-02-03',
    address: {
      postcode: '3821BT',
      houseNumber: 10,
      addition: '',
      streetName: 'Voorbeeldlaan',
      placeName: 'Amersfoort',
    },
  })
})

test('the session cookie cannot be read by scripts, the hint can and says nothing', async () => {
  const answer = await become('registered')
  const session = answer.cookies.find(({ name }) => name === '__Host-thuisbasis')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(session).not.toHaveProperty('domain')
  const hint = answer.cookies.find(({ name }) => name === hintCookie)
  expect(hintCookie).toMatch(/^__Host-/)
  expect(hint).toMatchObject({ value: '1', path: '/', secure: true })
  expect(hint).not.toHaveProperty('httpOnly')
  // over plain http, a client that refuses Secure cookies still has this one
  expect(await me(cookiesOf(answer, 'thuisbasis'))).toMatchObject({ membershipStatus: 'niet lid' })
})

test('the database keeps no token', async () => {
  const answer = await become('member')
  const token = answer.cookies[0]?.value ?? ''
  const rows = await server.database.db.selectFrom('session').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
})

test('becoming somebody else ends the session before, becoming a visitor ends it and takes the hint away', async () => {
  const member = await become('member')
  const first = cookiesOf(member, '__Host-thuisbasis')
  const registered = await become('registered', first)
  expect(await me(first)).toEqual({ membershipStatus: 'niet ingelogd' })
  const second = cookiesOf(registered, '__Host-thuisbasis')
  const visitor = await become('visitor', second)
  expect(await me(second)).toEqual({ membershipStatus: 'niet ingelogd' })
  expect(visitor.cookies.find(({ name }) => name === hintCookie)).toMatchObject({ value: '', maxAge: 0 })
})

test('a session ends by itself', async () => {
  const cookie = cookiesOf(await become('member'), '__Host-thuisbasis')
  const hour = 3600
  // used every hour: it ends at its time all the same
  for (let seconds = hour; seconds < sessionSeconds; seconds += hour) {
    ahead += hour * 1000
    expect(await me(cookie)).toMatchObject({ membershipStatus: 'lid' })
  }
  ahead += (hour - 1) * 1000
  expect(await me(cookie)).toMatchObject({ membershipStatus: 'lid' })
  ahead += 2000
  expect(await me(cookie)).toEqual({ membershipStatus: 'niet ingelogd' })
})

test('a membership that has ended is none', async () => {
  const cookie = cookiesOf(await become('member'), '__Host-thuisbasis')
  await server.database.db.updateTable('membership').set({ ends: '2026-11-21' }).execute()
  const answer = await server.app.inject({ url: '/api/v2/account/login-state', headers: { cookie } })
  expect(answer.json()).toEqual({ membershipStatus: 'niet lid' })
  await server.database.db.updateTable('membership').set({ ends: null }).execute()
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

describe('funnel events', () => {
  const event = { funnel: 'klusservice', number: 1, step: 'klus', membershipStatus: 'lid', outcome: 'shown' }
  const record = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/events/funnel', payload })

  test('are counted per day', async () => {
    await Promise.all(Array.from({ length: 5 }, () => record(event)))
    expect((await record({ ...event, outcome: 'passed' })).statusCode).toBe(204)
    const rows = await server.database.db.selectFrom('funnel_event').selectAll().orderBy('outcome').execute()
    expect(rows.map(({ outcome, times, day }) => [outcome, times, day])).toEqual([
      ['passed', 1, '2026-11-21'],
      ['shown', 5, '2026-11-21'],
    ])
  })

  test('are counted of steps that a funnel has, and of no other', async () => {
    const before = await server.database.db.selectFrom('funnel_event').selectAll().execute()
    for (const made of [{ funnel: 'f0' }, { step: 'f0' }, { number: 2 }, { funnel: 'constructor' }]) {
      const answer = await record({ ...event, ...made })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { step: ['Deze stap kennen we niet.'] },
      ])
    }
    expect(await server.database.db.selectFrom('funnel_event').selectAll().execute()).toEqual(before)
  })

  test('hold no free text', async () => {
    expect((await record({ ...event, step: 'Jannie de Vries' })).statusCode).toBe(400)
    expect((await record({ ...event, outcome: 'jannie' })).statusCode).toBe(400)
  })
})
