import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { actDuring, waitingForLocks } from '../../../../test/kit/locks.ts'
import { gift, registration, submissionOf } from '../../../../test/kit/membership.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { Tx } from '../../database/pool.ts'
import { tokenOf } from '../links/mailed-link.ts'
import { activateMembership } from '../memberships/activate.ts'
import { hashPassword } from '../passwords/hash.ts'

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

/** The owner chooses another password, which ends every session. */
const chooseAnother = async (tx: Tx, { id }: { id: string }): Promise<void> => {
  await tx
    .updateTable('person')
    .set({ password_hash: await hashPassword(chosen) })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('session').where('person_id', '=', id).execute()
}

test('who logs in with the old password while it changes is not logged in', async () => {
  const person = await somebody()
  const answer = await during(
    (tx) => chooseAnother(tx, person),
    () => logIn(person),
  )
  expect(answer.json()).toMatchObject({ status: 400, code: 'login-failed' })
  const sessions = await db().selectFrom('session').select('id').where('person_id', '=', person.id).execute()
  expect(sessions).toEqual([])
})

describe('while its owner chooses another password, who knows the old one', () => {
  const email = `${randomUUID()}@voorbeeld.nl`
  const iban = { iban: 'NL91ABNA0417164300', agreeCollection: true }
  test.each([
    ['has no link mailed to another address', 'change-email', { email }],
    ['gives no other IBAN', 'change-iban', iban],
    ['deletes nothing', 'delete', { understood: true }],
  ])('%s', async (_what, name, body) => {
    const membership = name === 'change-iban' ? { membership: { iban: 'NL20INGB0001234567' } } : {}
    const person = await somebody(membership)
    const answer = await during(
      (tx) => chooseAnother(tx, person),
      () => account(name, { ...body, currentPassword: password }, person.cookie),
    )
    expect(answer.json()).toMatchObject({ status: 401, code: 'login-required' })
    expect(await emailOf(person)).toBe(person.email)
    const links = await db()
      .selectFrom('mailed_link')
      .select('id')
      .where('person_id', '=', person.id)
      .execute()
    const mandates = await db()
      .selectFrom('mandate')
      .select(['reference', 'ended_at'])
      .where('person_id', '=', person.id)
      .execute()
    const running =
      name === 'change-iban' ? [{ reference: expect.stringMatching(/-20190401$/), ended_at: null }] : []
    expect([links, mandates]).toEqual([[], running])
  })
})

test('work that PostgreSQL breaks off because two wait for each other is done again', async () => {
  const person = await somebody()
  const asked = { email: `${randomUUID()}@voorbeeld.nl`, currentPassword: password }
  await account('change-email', asked, person.cookie)
  const link = await linkOf(person, 'change-email')
  const answer = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('person').select('id').where('id', '=', person.id).forUpdate().execute()
      const following = account('confirm-email', { token: link })
      // The transaction of the followed link has locked the link and waits for the person, so that PostgreSQL breaks off
      // whichever waited first.
      await expect.poll(() => waitingForLocks(db())).toBeGreaterThan(0)
      await tx.updateTable('mailed_link').set({ used_at: null }).where('person_id', '=', person.id).execute()
      return { following }
    })
    .then(({ following }) => following)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await emailOf(person)).toBe(asked.email)
})

describe('a membership', () => {
  const join = async (body: unknown, cookie: string) => {
    const answer = await post('/api/v2/becomeamember/register', body, cookie)
    expect(answer.statusCode, answer.body).toBe(201)
    return (await submissionOf(server, answer.json().reference)).id
  }
  const membershipOf = ({ id }: OwnPerson) =>
    db().selectFrom('membership').selectAll().where('person_id', '=', id).executeTakeFirstOrThrow()

  test('that is made at this moment keeps out a second request, and no gift card is lost', async () => {
    const person = await somebody()
    const submissionId = await join(registration(), person.cookie)
    const inside = (tx: Tx) => ({
      ...server.runtime,
      database: { transaction: () => ({ execute: (work: (open: Tx) => unknown) => work(tx) }) },
    })
    const answer = await during(
      (tx) => activateMembership(inside(tx) as unknown as TestServer['runtime'], submissionId),
      () => post('/api/v2/becomeamember/register', gift('GIFT-2026-OKAY-0007'), person.cookie),
    )
    expect(answer.json()).toMatchObject({ status: 409, code: 'already-member' })
    expect(await membershipOf(person)).toMatchObject({ renews: true, submission_id: submissionId })
    const card = await db()
      .selectFrom('gift_card')
      .select('redeemed_at')
      .where('code', '=', 'GIFT-2026-OKAY-0007')
      .executeTakeFirst()
    expect(card).toEqual({ redeemed_at: null })
  })

  test('of who comes back leaves its old mandate to the books', async () => {
    const person = await somebody({
      person: { password_hash: hash },
      membership: { iban: 'NL91ABNA0417164300', ends: '2024-04-01' },
    })
    const { mandate_reference } = await membershipOf(person)
    await activateMembership(server.runtime, await join(registration(), person.cookie))
    expect((await membershipOf(person)).mandate_reference).not.toBe(mandate_reference)
    const kept = await db()
      .selectFrom('mandate')
      .select(['reference', 'ended_at'])
      .where('person_id', '=', person.id)
      .orderBy('given_at')
      .execute()
    expect(kept[0]).toEqual({ reference: mandate_reference, ended_at: expect.any(String) })
    const { mandate_reference: now } = await membershipOf(person)
    expect(kept.slice(1)).toEqual(now === null ? [] : [{ reference: now, ended_at: null }])
  })
})
