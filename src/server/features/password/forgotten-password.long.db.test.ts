import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { cookieOf } from '../../../../test/kit/membership.ts'
import { tokenOf } from '../../services/links/mailed-link.ts'

const { clock, server, logIn, activate, forgotten, setPassword, registered, personOf, resetLinkOf } =
  await openAccounts()
const { db } = server.database
afterAll(() => server.close())

describe('a forgotten password', () => {
  const known = async () => {
    const { body, link } = await registered()
    const cookie = cookieOf(await activate(link))
    return { email: body.emailAddress, cookie }
  }

  test('opens an account that too many wrong passwords had closed', async () => {
    const { email } = await known()
    for (let index = 0; index < 21; index++) await logIn(email, `Geraden-${index}-x`)
    expect((await logIn(email, password)).statusCode).toBe(429)
    await forgotten(email)
    await setPassword(await resetLinkOf(email))
    expect((await logIn(email, other)).statusCode).toBe(200)
  })

  /**
   * Letters with a link to this account: the link, and the time at which its mail is sent (by the machine's clock when it is sent
   * at once).
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

  test('floods nobody, and nobody is told', async () => {
    const { email } = await known()
    const answers = await Promise.all(Array.from({ length: 25 }, () => forgotten(email)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    // ten are mailed at once, and one when there is room again
    expect(await lettersTo(email)).toHaveLength(11)
    for (let minute = 0; minute < 20; minute++) {
      clock.pass(60_000)
      await forgotten(email)
      await forgotten(email)
    }
    expect((await lettersTo(email)).length).toBeLessThanOrEqual(11 + 20)
  })

  test('cannot be held shut: whoever others flood still gets a link that works, two minutes later at the latest', async () => {
    const { email } = await known()
    for (let index = 0; index < 10; index++) await forgotten(email)
    const before = (await lettersTo(email)).map(({ token }) => token)
    const asked = clock.now()
    expect((await forgotten(email)).statusCode).toBe(202)
    const [letter, ...more] = (await lettersTo(email)).filter(({ token }) => !before.includes(token))
    expect(more).toEqual([])
    expect(letter?.leaves).toBeGreaterThan(asked)
    expect(letter?.leaves).toBeLessThanOrEqual(asked + 121_000)
    // the others keep asking, which ends nobody's link
    for (let minute = 0; minute < 30; minute++) {
      clock.pass(60_000)
      await forgotten(email)
    }
    expect((await setPassword(letter?.token ?? '')).statusCode).toBe(200)
  })
})
