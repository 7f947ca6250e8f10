import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../test/accounts.ts'
import { cookieOf } from '../../../test/registrations.ts'

const { clock, house, me, logIn, activate, forgotten, setPassword, registered, personOf, resetLinkOf } =
  await openAccounts()
const { db } = house.database
afterAll(() => house.close())

describe('a forgotten password', () => {
  const known = async () => {
    const { body, link } = await registered()
    const cookie = cookieOf(await activate(link))
    return { email: body.emailAddress, cookie }
  }

  test('is answered the same for every name, after the same work', async () => {
    const { email } = await known()
    const rows = async () => ({
      letters: (await db.selectFrom('letter').select('id').execute()).length,
      links: (await db.selectFrom('mailed_link').select('id').execute()).length,
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
    clock.pass(1000)
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
    const told = await db
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
    clock.pass(3600_000)
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
    const letters = await db
      .selectFrom('letter')
      .select('id')
      .where('person_id', '=', person?.id ?? '')
      .where('kind', '=', 'set-password')
      .execute()
    expect(letters).toHaveLength(10)
  })
})
