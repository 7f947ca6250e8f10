import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { sessionSeconds, startSession, stayingSeconds } from '../../services/sessions/start.ts'
import { loadDemoStaff } from '../../services/staff/demo-staff.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const member = { username: 'lid@voorbeeld.nl', password: 'Thuisbasis-lid-2026' }
const failed = {
  title: 'De combinatie van e-mailadres of lidnummer en wachtwoord is niet juist.',
  status: 400,
  code: 'login-failed',
}
interface How {
  cookie?: string
  from?: string
  origin?: string
  token?: string
}
const logIn = async (body: object, { cookie = '', from = '10.0.0.1', origin, token }: How = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v2/account/login',
    remoteAddress: from,
    headers: { cookie, ...(origin && { origin }) },
    payload: { token: token ?? (await quickToken(server.runtime)), ...body },
  })
type Answer = Awaited<ReturnType<typeof logIn>>
const cookieOf = (answer: Answer) => {
  const session = answer.cookies.find(({ name }) => name === '__Host-thuisbasis')
  return session ? `${session.name}=${session.value}` : ''
}
const me = async (cookie: string) =>
  (
    await server.app.inject({ method: 'POST', url: '/api/v2/account/me', headers: { cookie }, payload: {} })
  ).json().membershipStatus
const logOut = (cookie: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v2/account/logout', headers: { cookie }, payload })

test.each([
  ['e-mail address', 'lid@voorbeeld.nl'],
  ['e-mail address in capitals and with spaces', ' LID@Voorbeeld.NL '],
  ['member number', '12345678'],
])('somebody logs in with %s', async (_what, username) => {
  const answer = await logIn({ ...member, username })
  expect(answer.json()).toEqual({ membershipStatus: 'lid' })
  expect(await me(cookieOf(answer))).toBe('lid')
})

test('who stays logged in keeps the cookie and the session for thirty days, others for this visit', async () => {
  const ages = (answer: Answer) =>
    answer.cookies.filter(({ name }) => !name.endsWith('apparaat')).map(({ name, maxAge }) => [name, maxAge])
  const staying = await logIn({ ...member, stayLoggedIn: true })
  const visiting = await logIn(member)
  expect(ages(staying).every(([, age]) => age === stayingSeconds)).toBe(true)
  expect(ages(visiting).every(([, age]) => age === undefined)).toBe(true)
  ahead += (sessionSeconds + 1) * 1000
  expect(await me(cookieOf(staying))).toBe('lid')
  expect(await me(cookieOf(visiting))).toBe('niet ingelogd')
})

describe('whatever is wrong with a name and a password', () => {
  beforeAll(async () => {
    const { db } = server.database
    await loadDemoStaff(server.runtime)
    const password_hash = await hashPassword(member.password)
    await db
      .insertInto('person')
      .values([
        {
          id: '00000000-0000-4000-8000-0000000000a1',
          email: 'pas@voorbeeld.nl',
          password_hash,
          active_at: null,
        },
        {
          id: '00000000-0000-4000-8000-0000000000a2',
          email: 'leeg@voorbeeld.nl',
          active_at: '2026-01-01T00:00:00Z',
        },
      ])
      .execute()
  })
  const cases = [
    ['a wrong password', { ...member, password: 'Thuisbasis-lid-2025' }],
    ['an unknown address', { ...member, username: 'niemand@voorbeeld.nl' }],
    ['an unknown member number', { ...member, username: '87654321' }],
    ['an account that was never confirmed', { ...member, username: 'pas@voorbeeld.nl' }],
    ['an account without a password', { ...member, username: 'leeg@voorbeeld.nl' }],
    [
      'an account of the office',
      { username: 'medewerker@voorbeeld.nl', password: 'Thuisbasis-medewerker-2026' },
    ],
  ] as const

  test('is told in the same words', async () => {
    for (const [what, body] of cases) {
      const answer = await logIn(body)
      expect(answer.json(), what).toEqual({ ...failed, requestId: expect.anything() })
      expect(answer.cookies, what).toEqual([])
    }
  })
})

describe('the check against robots', () => {
  test('comes before the password and is used up by it', async () => {
    const token = await quickToken(server.runtime)
    expect((await logIn(member, { token })).statusCode).toBe(200)
    const again = await logIn(member, { token })
    expect(again.statusCode).toBe(403)
    expect(again.json()).toMatchObject({
      code: 'captcha-failed',
      title: 'De beveiligingscontrole is mislukt. Probeer het opnieuw.',
    })
  })

  test('missing or forged is a 403, wrong fields are a 400 at the field', async () => {
    expect((await logIn(member, { token: '' })).statusCode).toBe(403)
    expect((await logIn(member, { token: 'eyJ4IjoxfQ==' })).statusCode).toBe(403)
    const wrong = await logIn({ username: 'geen adres', password: '' })
    expect(wrong.json()).toMatchObject({
      status: 400,
      errors: {
        username: ['E-mailadres / lidnummer is niet geldig.'],
        password: ['Vul een wachtwoord in.'],
      },
    })
  })
})

test('guesses from ever other addresses stop at twenty, the owner gets one letter, and may log in later', async () => {
  const guess = (index: number) =>
    logIn({ ...member, password: `Geraden-${index}-geraden` }, { from: `10.1.${index}.1` })
  const statuses: number[] = []
  for (let index = 0; index < 30; index++) statuses.push((await guess(index)).statusCode)
  expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(10).fill(429)])
  const right = await logIn(member)
  expect(right.statusCode).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  const letters = await server.database.db
    .selectFrom('letter')
    .selectAll()
    .where('kind', '=', 'login-warning')
    .execute()
  expect(letters).toHaveLength(1)
  ahead += 15 * 60_000 + 1000
  expect((await logIn(member)).statusCode).toBe(200)
})

test('guesses side by side count as well', async () => {
  const body = { username: 'nietlid@voorbeeld.nl', password: 'Geraden-geraden' }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => logIn(body, { from: `10.2.${index}.1` })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(20)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
})

test('a household: twenty-five right logins from one address pass', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(member, { from: '10.3.0.1' })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

describe('sessions', () => {
  test('a cookie that somebody planted before the login is worth nothing after it', async () => {
    const { token } = await startSession(server.runtime, undefined)
    const planted = `__Host-thuisbasis=${token}`
    const answer = await logIn(member, { cookie: planted })
    expect(cookieOf(answer)).not.toBe(planted)
    expect(await me(planted)).toBe('niet ingelogd')
    expect(await me(cookieOf(answer))).toBe('lid')
  })

  test('logging out ends this one, everywhere all of them', async () => {
    const [one, two, three] = [
      cookieOf(await logIn(member)),
      cookieOf(await logIn(member)),
      cookieOf(await logIn(member)),
    ]
    expect((await logOut(one)).json()).toEqual({ membershipStatus: 'niet ingelogd' })
    expect([await me(one), await me(two), await me(three)]).toEqual(['niet ingelogd', 'lid', 'lid'])
    await logOut(two, { everywhere: true })
    expect([await me(two), await me(three)]).toEqual(['niet ingelogd', 'niet ingelogd'])
    expect((await logOut('')).statusCode).toBe(200)
  })

  test('no other site logs anybody in or out', async () => {
    const cookie = cookieOf(await logIn(member))
    const foreign = await logIn(member, { origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    expect(foreign.cookies).toEqual([])
    const out = await server.app.inject({
      method: 'POST',
      url: '/api/v2/account/logout',
      headers: { cookie, origin: 'https://evil.example' },
      payload: {},
    })
    expect(out.statusCode).toBe(403)
    expect(await me(cookie)).toBe('lid')
  })
})

test('nothing of a name or a password is logged', () => {
  for (const secret of [member.username, member.password, 'niemand@voorbeeld.nl', 'Geraden-'])
    expect(server.logged()).not.toContain(secret)
})
