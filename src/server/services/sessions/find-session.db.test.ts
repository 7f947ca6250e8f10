import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { cookiesOf, viewersOf } from '../../../../test/kit/viewer-switch.ts'
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

const { become, me } = viewersOf(() => server)

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
    homes: [
      {
        postcode: '3821BT',
        houseNumber: 10,
        addition: '',
        streetName: 'Voorbeeldlaan',
        city: 'Amersfoort',
        facts: {},
      },
    ],
  })
})

test('the database keeps no token', async () => {
  const answer = await become('member')
  const token = answer.cookies[0]?.value ?? ''
  const rows = await server.database.db.selectFrom('session').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
})

test('a session ends by itself', async () => {
  const cookie = cookiesOf(await become('member'), '__Host-thuisbasis')
  const hour = 3600
  // A session that is used every hour still ends at its fixed time.
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
