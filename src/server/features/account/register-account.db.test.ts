import { afterAll, describe, expect, test } from 'vitest'
import { newcomer, openAccounts, password } from '../../../../test/kit/account.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { day } from '../../../../test/kit/clock.ts'
import { cookieOf } from '../../../../test/kit/membership.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'

const { clock, server, post, me, logIn, register, activate, setPassword, registered, linkOf, personOf } =
  await openAccounts()
const { db } = server.database
afterAll(() => server.close())

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
    const rows = await db.selectFrom('submission').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(server.logged()).not.toContain(body.emailAddress)
  })

  test('is confirmed by its link and password, whatever strangers guessed at the log-in', async () => {
    const { body, link } = await registered()
    for (let guess = 0; guess < 22; guess++) await logIn(body.emailAddress, `Geraden-${guess}-geraden`)
    expect((await logIn(body.emailAddress, password)).statusCode).toBe(429)
    expect((await activate(link)).statusCode).toBe(200)
  })

  test('refuses the address of an account in the words of D32, at the field', async () => {
    const answer = await register(newcomer({ emailAddress: 'LID@voorbeeld.nl' }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'email-taken',
      errors: {
        emailAddress: ['We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'],
      },
    })
  })

  test('many times at once makes one account that works', async () => {
    const body = newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
    const links = await Promise.all(answers.map((answer) => linkOf(answer.json().reference)))
    const followed = await Promise.all(links.map((link) => activate(link)))
    expect(followed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(410)])
    expect(await personOf(body.emailAddress)).toMatchObject([{ active_at: expect.any(String) }])
  })

  test('twice with one key answers the same and makes one submission', async () => {
    const body = newcomer()
    const key = '5f0b1a52-6f3e-4c7d-9d1a-0b2c3d4e5f60'
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/account/register',
        headers: { 'idempotency-key': key },
        payload: body,
      })
    const [one, two] = [await send(), await send()]
    expect(two.json()).toEqual(one.json())
    const rows = await db
      .selectFrom('submission')
      .select('id')
      .where('kind', '=', 'account.register')
      .execute()
    const mine = await Promise.all(rows.map(({ id }) => readSubmission(server.runtime, id)))
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
    clock.pass(7 * day - 1000)
    expect((await activate(early.link)).statusCode).toBe(200)
    clock.pass(1000)
    expect((await activate(late.link)).json()).toMatchObject({ code: 'link-over' })
  })

  test('ends the session of whoever else was logged in there', async () => {
    const [one, two] = [await registered(), await registered()]
    const before = cookieOf(await activate(one.link))
    const after = cookieOf(await activate(two.link, { cookie: before }))
    expect(await me(before)).toEqual({ membershipStatus: 'niet ingelogd' })
    expect(await me(after)).toMatchObject({ emailAddress: two.body.emailAddress })
  })

  test('chooses no password', async () => {
    const { link } = await registered()
    expect((await setPassword(link)).json()).toMatchObject({ code: 'link-over' })
    expect((await activate(link)).statusCode).toBe(200)
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
    const asked = await post('/api/v2/account/forgotten-password', {
      username: value,
      token: await quickToken(server.runtime),
    })
    expect([202, 400, 413]).toContain(asked.statusCode)
    expect((await logIn(value as string, value as string)).statusCode).toBeLessThan(500)
  },
)

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(db)
  expect(met['account.register']).toEqual(expect.arrayContaining(['account-made', 'received']))
})
