import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { cookieOf } from '../../../../test/kit/membership.ts'
import { tokenOf } from '../../services/links/mailed-link.ts'

const {
  clock,
  server,
  post,
  me,
  logIn,
  activate,
  forgotten,
  setPassword,
  registered,
  personOf,
  resetLinkOf,
} = await openAccounts()
const { db } = server.database
afterAll(() => server.close())

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

  test('is chosen anew with any link of the last hour: then every session and every link ends, and the owner is told', async () => {
    const { email, cookie } = await known()
    await forgotten(email)
    const older = await resetLinkOf(email)
    clock.pass(1000)
    await forgotten(email)
    const newer = await resetLinkOf(email)
    expect(newer).not.toBe(older)
    const answer = await setPassword(older)
    expect(answer.json()).toEqual({ membershipStatus: 'niet lid' })
    expect((await setPassword(newer)).json()).toMatchObject({
      status: 410,
      title: 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
    })
    expect(await me(cookie)).toEqual({ membershipStatus: 'niet ingelogd' })
    expect(await me(cookieOf(answer))).toMatchObject({ emailAddress: email })
    expect((await logIn(email, password)).statusCode).toBe(400)
    expect((await logIn(email, other)).statusCode).toBe(200)
    expect((await setPassword(older)).statusCode).toBe(410)
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

  /**
   * The mails with a link for a new password to this account, oldest first: the token of the link, and the time from which its
   * mail may be sent (ms since 1970; by the machine's clock when it is sent at once).
   */
  const lettersTo = async (email: string) => {
    const [person] = await personOf(email)
    const { rows } = await sql<{ link: string; leaves: string }>`
      SELECT letter.link_id AS link, job.start_after AS leaves
      FROM letter JOIN pgboss.job ON job.data->>'letter' = letter.id::text
      WHERE letter.person_id = ${person?.id ?? null} AND letter.kind = 'set-password'
      ORDER BY letter.created_at`.execute(db)
    return rows.map(({ link, leaves }) => ({
      token: tokenOf(server.runtime, link),
      leaves: Date.parse(leaves),
    }))
  }

  test('is asked by no robot: without a solved check it is a 403 with its sentence, and no mail leaves', async () => {
    const { email } = await known()
    const used = await quickToken(server.runtime)
    expect((await forgotten(email, used)).statusCode).toBe(202)
    for (const token of [undefined, '', 'eyJ4IjoxfQ==', used]) {
      const answer = await post('/api/v2/account/forgotten-password', { username: email, token })
      expect(answer.json()).toMatchObject({
        status: 403,
        code: 'captcha-failed',
        title: 'De beveiligingscontrole is mislukt. Probeer het opnieuw.',
      })
    }
    expect(await lettersTo(email)).toHaveLength(1)
  })
})
