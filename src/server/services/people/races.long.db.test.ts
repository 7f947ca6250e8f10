import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { actDuring } from '../../../../test/kit/locks.ts'
import { registration } from '../../../../test/kit/membership.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../context.ts'
import { tokenOf } from '../links/mailed-link.ts'
import { hashPassword } from '../passwords/hash.ts'
import { attachRequests } from '../submissions/attach.ts'

// What two screens, or an owner and somebody who knows their password, do to one account at the same time.

const password = 'zeven-fietsen-in-de-gracht'
const chosen = 'Fiets-tegen-de-gele-muur-17'
let server: TestServer
let hash: string
beforeAll(async () => {
  hash = await hashPassword(password)
  server = await openTestServer()
})
afterAll(() => server.close())

const db = () => server.database.db
const post = (url: string, payload: unknown, cookie = '') =>
  server.app.inject({ method: 'POST', url, headers: { cookie }, payload: payload as object })
const account = (name: string, payload: unknown, cookie = '') =>
  post(`/api/v2/account/${name}`, payload, cookie)
const somebody = async (over: Parameters<typeof addPerson>[1] = {}) => {
  const person = await addPerson(server, { person: { password_hash: hash }, ...over })
  return { ...person, cookie: await cookieOf(server, person) }
}
const logIn = async ({ email }: OwnPerson) =>
  account('login', { username: email, password, token: await quickToken(server.runtime) })
const emailOf = async ({ id }: OwnPerson) =>
  (await db().selectFrom('person').select('email').where('id', '=', id).executeTakeFirst())?.email
const linkOf = async ({ id }: OwnPerson, purpose: string) => {
  const row = await db()
    .selectFrom('mailed_link')
    .select('id')
    .where('person_id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return tokenOf(server.runtime, row.id)
}

const during = <T>(first: (tx: Tx) => Promise<unknown>, act: () => Promise<T>): Promise<T> =>
  actDuring(db(), first, act)
const remove =
  ({ id }: OwnPerson) =>
  (tx: Tx) =>
    tx.deleteFrom('person').where('id', '=', id).execute()

describe('a link to another address that somebody had mailed to themselves', () => {
  const planted = async () => {
    const person = await somebody()
    const asked = await account(
      'change-email',
      { email: `${randomUUID()}@voorbeeld.nl`, currentPassword: password },
      person.cookie,
    )
    expect(asked.statusCode).toBe(200)
    return { person, link: await linkOf(person, 'change-email') }
  }
  const expectOver = async (person: OwnPerson, link: string) => {
    expect((await account('confirm-email', { token: link })).statusCode).toBe(410)
    expect(await emailOf(person)).toBe(person.email)
  }

  test('ends when the owner chooses a password by mail', async () => {
    const { person, link } = await planted()
    await account('forgotten-password', { username: person.email, token: await quickToken(server.runtime) })
    const owner = { link: await linkOf(person, 'set-password'), password: chosen }
    expect((await account('set-password', owner)).statusCode).toBe(200)
    await expectOver(person, link)
  })

  test('ends when the owner changes the password', async () => {
    const { person, link } = await planted()
    const change = { currentPassword: password, password: chosen }
    expect((await account('change-password', change, person.cookie)).statusCode).toBe(200)
    await expectOver(person, link)
  })
})

describe('while an account is being deleted on another screen', () => {
  test('logging in is refused like a wrong password', async () => {
    const person = await somebody()
    const answer = await during(remove(person), () => logIn(person))
    expect(answer.json()).toMatchObject({ status: 400, code: 'login-failed' })
    expect(answer.cookies.filter(({ value }) => value !== '')).toEqual([])
  })

  test('what was sent from its address finds nobody', async () => {
    const person = await somebody({ person: { email_confirmed_at: '2026-01-01T00:00:00Z' } })
    const id = randomUUID()
    const about = { kind: 'handyman.book', reference: id, received_at: '2026-11-20T14:00:00Z' }
    const row = { id, ...about, sender_email: person.email, request: '{}', summary: '{}' }
    await db().insertInto('submission').values(row).execute()
    const ctx = { ...server.runtime, requestId: 'test' } as unknown as RequestContext
    await during(remove(person), () =>
      db()
        .transaction()
        .execute((tx) => attachRequests(tx, ctx, person.id)),
    )
    const found = await db().selectFrom('submission').select('person_id').where('id', '=', id).execute()
    expect(found).toEqual([{ person_id: null }])
  })

  test('a forgotten password is answered as always', async () => {
    const person = await somebody()
    const answer = await during(remove(person), async () =>
      account('forgotten-password', { username: person.email, token: await quickToken(server.runtime) }),
    )
    expect(answer.statusCode).toBe(202)
  })

  test.each([
    ['becoming a member', '/api/v2/becomeamember/register', registration()],
    [
      'another e-mail address',
      '/api/v2/account/change-email',
      { email: `${randomUUID()}@voorbeeld.nl`, currentPassword: password },
    ],
  ])('%s says to log in', async (_what, url, body) => {
    const person = await somebody()
    const answer = await during(remove(person), () => post(url, body, person.cookie))
    expect(answer.json()).toMatchObject({ status: 401, code: 'login-required' })
  })
})
