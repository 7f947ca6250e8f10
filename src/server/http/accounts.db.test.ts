import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickToken } from '../../../test/captcha.ts'
import { openHouse, type TestHouse } from '../../../test/house.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { confirms } from '../jobs/start.ts'
import { tokenOf } from '../services/links/links.ts'
import { readSubmission } from '../services/submissions/insert.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
const day = 86_400_000
let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

const post = (url: string, payload: unknown, cookie = '') =>
  house.app.inject({ method: 'POST', url, headers: { cookie }, payload: payload as object })
type Answer = Awaited<ReturnType<typeof post>>
const cookieOf = (answer: Answer) =>
  answer.cookies
    .filter(({ name }) => name === '__Host-thuisbasis')
    .map(({ name, value }) => `${name}=${value}`)
    .join('')
const me = async (cookie: string) => (await post('/api/v2/account/me', {}, cookie)).json()
const logIn = async (username: string, password: string) =>
  post('/api/v2/account/login', { username, password, token: await quickToken(house.house) })
const database = () => house.database.db

const password = 'Regen-op-het-zinken-dak-41'
const other = 'Fiets-tegen-de-gele-muur-17'
let count = 0
const newcomer = (over: object = {}) => ({
  emailAddress: `nieuw-${++count}@voorbeeld.nl`,
  password,
  salutation: 0,
  initials: 'J.P.',
  inserts: 'van der',
  lastName: 'Berg',
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    placeName: 'Amersfoort',
  },
  phoneNumberMobile: '0612345678',
  phoneNumberLandline: '',
  ...over,
})
const register = (body: unknown) => post('/api/v1/account/register', body)
const activate = (link: string, cookie = '') => post('/api/v2/account/activate', { link }, cookie)
const forgotten = (username: string) => post('/api/v2/account/forgotten-password', { username })
const setPassword = (link: string, chosen: unknown = other, cookie = '') =>
  post('/api/v2/account/set-password', { link, password: chosen }, cookie)

const sender = () => house.house.sender()
/** The one mail of a registration, as the job would send it. */
const mailOf = async (reference: string) => {
  const { id } = await database()
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const submission = await readSubmission(house.house, id)
  const confirm = confirms['account.register']
  if (!submission || !confirm) throw new Error('no mail is written')
  return confirm(submission, await sender(), house.house)
}
const linkIn = (url = '') => url.split('#')[1] ?? ''
const registered = async (over: object = {}) => {
  const body = newcomer(over)
  const answer = await register(body)
  expect(answer.statusCode, answer.body).toBe(201)
  const mail = await mailOf(answer.json().reference)
  return { body, mail, link: linkIn(mail.content.action?.url) }
}
const personOf = (email: string) =>
  database().selectFrom('person').selectAll().where('email', '=', email).execute()
/** The newest link for a password that was written for this address, as it travels by mail. */
const resetLinkOf = async (email: string) => {
  const row = await database()
    .selectFrom('letter')
    .innerJoin('person', 'person.id', 'letter.person_id')
    .select('letter.link_id')
    .where('letter.kind', '=', 'set-password')
    .where('person.email', '=', email)
    .orderBy('letter.created_at', 'desc')
    .executeTakeFirstOrThrow()
  return tokenOf(house.house, row.link_id ?? '')
}

describe('making an account', () => {
  test('is taken in with a reference, and works only once the link is followed', async () => {
    const { body, link } = await registered()
    expect((await logIn(body.emailAddress, password)).json()).toMatchObject({ code: 'login-failed' })
    const answer = await activate(link)
    expect(answer.json()).toEqual({ membershipStatus: 'niet lid' })
    expect(await me(cookieOf(answer))).toMatchObject({
      membershipStatus: 'niet lid',
      emailAddress: body.emailAddress,
      gender: 0,
      initials: 'J.P.',
      infix: 'van der',
      lastName: 'Berg',
      phoneNumberMobile: '+31612345678',
      address: { postcode: '3821BT', houseNumber: 10, placeName: 'Amersfoort' },
    })
    expect((await logIn(body.emailAddress, password)).statusCode).toBe(200)
  })

  test('is confirmed by one mail with the link, the reference and a copy, and without the password', async () => {
    const { body, mail } = await registered()
    expect(mail.to).toBe(body.emailAddress)
    expect(mail.content.action?.url).toMatch(/\/account-bevestigen#[0-9a-f-]{36}\.[\w-]{43}$/)
    const copy = JSON.stringify(mail.content)
    for (const told of ['Voorbeeldlaan', 'Amersfoort', 'Berg', 'Dhr.', mail.content.reference ?? '-'])
      expect(copy).toContain(told)
    expect(copy).not.toContain(password)
    const rows = await database().selectFrom('submission').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(house.logged()).not.toContain(body.emailAddress)
  })

  test('refuses the address of an account in the words of decision 32, at the field', async () => {
    const answer = await register(newcomer({ emailAddress: 'LID@voorbeeld.nl' }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'email-taken',
      errors: {
        emailAddress: ['We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'],
      },
    })
  })

  test('of an address that was never confirmed begins anew, and the older link is gone', async () => {
    const first = await registered()
    const second = await registered({ emailAddress: first.body.emailAddress, password: other })
    expect((await activate(first.link)).json()).toMatchObject({ status: 410, code: 'link-over' })
    expect((await activate(second.link)).statusCode).toBe(200)
    expect((await logIn(first.body.emailAddress, password)).statusCode).toBe(400)
    expect((await logIn(first.body.emailAddress, other)).statusCode).toBe(200)
  })

  test('many times at once makes one account', async () => {
    const body = newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    expect(statuses).toContain(201)
    expect(await personOf(body.emailAddress)).toHaveLength(1)
  })

  test('twice with one key answers the same and makes one submission', async () => {
    const body = newcomer()
    const key = '5f0b1a52-6f3e-4c7d-9d1a-0b2c3d4e5f60'
    const send = () =>
      house.app.inject({
        method: 'POST',
        url: '/api/v1/account/register',
        headers: { 'idempotency-key': key },
        payload: body,
      })
    const [one, two] = [await send(), await send()]
    expect(two.json()).toEqual(one.json())
    const rows = await database()
      .selectFrom('submission')
      .select('id')
      .where('kind', '=', 'account.register')
      .execute()
    const mine = await Promise.all(rows.map(({ id }) => readSubmission(house.house, id)))
    expect(
      mine.filter(
        (row) => (row?.request as { emailAddress?: string } | undefined)?.emailAddress === body.emailAddress,
      ),
    ).toHaveLength(1)
  })

  test.each([
    ['a short password', { password: 'Kort-1' }, 'password', 'Wachtwoord is te kort (minimaal 10 tekens).'],
    ['a weak password', { password: 'wachtwoord123' }, 'password', 'Wachtwoord is te zwak.'],
    ['a long password', { password: 'x'.repeat(65) }, 'password', 'Wachtwoord is te lang.'],
    ['no password', { password: undefined }, 'password', 'Vul een wachtwoord in.'],
    [
      'the address in the password',
      { emailAddress: 'an@voorbeeld.nl', password: 'xx-an@voorbeeld.nl-xx' },
      'password',
      'Wachtwoord mag je e-mailadres niet bevatten.',
    ],
    ['no salutation', { salutation: undefined }, 'salutation', 'Voer een aanhef in.'],
    ['digits in initials', { initials: 'J2' }, 'initials', 'Voorletters is ongeldig.'],
    ['no last name', { lastName: ' ' }, 'lastName', 'Voer uw achternaam in.'],
    ['a wrong address', { emailAddress: 'geen adres' }, 'emailAddress', 'E-mailadres is niet geldig.'],
    ['no postcode', { address: {} }, 'address.postcode', 'Voer een postcode in.'],
    [
      'a wrong mobile',
      { phoneNumberMobile: '0201234567' },
      'phoneNumberMobile',
      'Mobiel telefoonnummer is niet geldig.',
    ],
  ])('%s is told at its field', async (_what, over, field, sentence) => {
    const answer = await register(newcomer(over))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]).toEqual([sentence])
  })
})

describe('the link of a registration', () => {
  test('works once, also when it is followed many times at once', async () => {
    const { link } = await registered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => activate(link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(7)
  })

  test('works for seven days', async () => {
    const [early, late] = [await registered(), await registered()]
    ahead += 7 * day - 1000
    expect((await activate(early.link)).statusCode).toBe(200)
    ahead += 1000
    expect((await activate(late.link)).json()).toMatchObject({ code: 'link-over' })
  })

  test('ends the session of whoever else was logged in there', async () => {
    const [one, two] = [await registered(), await registered()]
    const before = cookieOf(await activate(one.link))
    const after = cookieOf(await activate(two.link, before))
    expect(await me(before)).toEqual({ membershipStatus: 'niet ingelogd' })
    expect(await me(after)).toMatchObject({ emailAddress: two.body.emailAddress })
  })

  test('chooses no password', async () => {
    const { link } = await registered()
    expect((await setPassword(link)).json()).toMatchObject({ code: 'link-over' })
    expect((await activate(link)).statusCode).toBe(200)
  })
})

describe('a forgotten password', () => {
  const known = async () => {
    const { body, link } = await registered()
    const cookie = cookieOf(await activate(link))
    return { email: body.emailAddress, cookie }
  }

  test('is answered the same for every name, after the same work', async () => {
    const { email } = await known()
    const rows = async () => ({
      letters: (await database().selectFrom('letter').select('id').execute()).length,
      links: (await database().selectFrom('mailed_link').select('id').execute()).length,
    })
    const seen: unknown[] = []
    for (const name of [email, '12345678', 'niemand@voorbeeld.nl', '87654321']) {
      const before = await rows()
      const answer = await forgotten(name)
      const after = await rows()
      seen.push([
        answer.statusCode,
        answer.body,
        answer.cookies,
        after.letters - before.letters,
        after.links - before.links,
      ])
    }
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify([202, '{"received":true}', [], 1, 1])]),
    )
  })

  test('is chosen anew with the newest link: every session ends, the owner is told and logged in', async () => {
    const { email, cookie } = await known()
    await forgotten(email)
    const older = await resetLinkOf(email)
    ahead += 1000
    await forgotten(email)
    const link = await resetLinkOf(email)
    expect((await setPassword(older)).json()).toMatchObject({
      status: 410,
      title: 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
    })
    const answer = await setPassword(link)
    expect(answer.json()).toEqual({ membershipStatus: 'niet lid' })
    expect(await me(cookie)).toEqual({ membershipStatus: 'niet ingelogd' })
    expect(await me(cookieOf(answer))).toMatchObject({ emailAddress: email })
    expect((await logIn(email, password)).statusCode).toBe(400)
    expect((await logIn(email, other)).statusCode).toBe(200)
    expect((await setPassword(link)).statusCode).toBe(410)
    const [person] = await personOf(email)
    const told = await database()
      .selectFrom('letter')
      .select('kind')
      .where('person_id', '=', person?.id ?? '')
      .where('kind', '=', 'password-changed')
      .execute()
    expect(told).toHaveLength(1)
  })

  test('keeps its link when the new one is refused', async () => {
    const { email } = await known()
    await forgotten(email)
    const link = await resetLinkOf(email)
    for (const weak of ['kort', 'wachtwoord123', `xx${email}xx`, '', null, 12, {}])
      expect((await setPassword(link, weak)).json()).toMatchObject({
        status: 400,
        errors: { password: [expect.any(String)] },
      })
    expect((await setPassword(link)).statusCode).toBe(200)
  })

  test('is chosen once, of many at once, and within the hour', async () => {
    const { email } = await known()
    await forgotten(email)
    const link = await resetLinkOf(email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => setPassword(link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await forgotten(email)
    const late = await resetLinkOf(email)
    ahead += 3600_000
    expect((await setPassword(late)).statusCode).toBe(410)
  })

  test('of an account that was never confirmed confirms it: who reads the mail has the address', async () => {
    const { body, link } = await registered()
    await forgotten(body.emailAddress)
    expect((await setPassword(await resetLinkOf(body.emailAddress))).statusCode).toBe(200)
    expect((await logIn(body.emailAddress, other)).statusCode).toBe(200)
    expect((await logIn(body.emailAddress, password)).statusCode).toBe(400)
    expect((await activate(link)).statusCode).toBe(410)
  })

  test('opens an account that too many wrong passwords had closed', async () => {
    const { email } = await known()
    for (let index = 0; index < 21; index++) await logIn(email, `Geraden-${index}-x`)
    expect((await logIn(email, password)).statusCode).toBe(429)
    await forgotten(email)
    await setPassword(await resetLinkOf(email))
    expect((await logIn(email, other)).statusCode).toBe(200)
  }, 60_000)

  test('floods nobody, and nobody is told', async () => {
    const { email } = await known()
    const answers = await Promise.all(Array.from({ length: 25 }, () => forgotten(email)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const [person] = await personOf(email)
    const letters = await database()
      .selectFrom('letter')
      .select('id')
      .where('person_id', '=', person?.id ?? '')
      .where('kind', '=', 'set-password')
      .execute()
    expect(letters).toHaveLength(10)
  })
})

const strange = [
  undefined,
  null,
  '',
  0,
  true,
  [],
  {},
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
  "' OR 1=1 --",
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE',
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
]
test.each(strange.map((value, index) => [index, value] as const))(
  'garbage %# is refused, never a failure of ours',
  async (_index, value) => {
    const statuses = [
      await activate(value as string),
      await setPassword(value as string),
      await setPassword('x', value),
      await register({ ...newcomer(), emailAddress: value }),
      await register({ ...newcomer(), address: value }),
      await register({ ...newcomer(), lastName: value, inserts: value, phoneNumberMobile: value }),
      await register(value ?? {}),
    ].map(({ statusCode }) => statusCode)
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
    const asked = await post('/api/v2/account/forgotten-password', { username: value })
    expect([202, 400, 413]).toContain(asked.statusCode)
    expect((await logIn(value as string, value as string)).statusCode).toBeLessThan(500)
  },
)
