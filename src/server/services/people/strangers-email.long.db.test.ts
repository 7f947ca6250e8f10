import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { registration } from '../../../../test/kit/membership.ts'
import { sweep } from '../retention/sweep.ts'

// Somebody types another's address with a password of their own. `stranger` has no mailbox; all mail goes to the owner.

const { clock, server, post, logIn, register, activate, forgotten, setPassword, ...more } =
  await openAccounts()
const { registered, personOf, resetLinkOf } = more
const { db } = server.database
afterAll(() => server.close())

const strangers = 'Vogels-boven-het-lege-plein-62'
const stranger = (emailAddress?: string) =>
  registered({ ...(emailAddress && { emailAddress }), password: strangers, lastName: 'Vreemdeling' })
const owner = (emailAddress?: string) => registered({ ...(emailAddress && { emailAddress }), password })

const worksWith = async (email: string, secret: string) => (await logIn(email, secret)).statusCode === 200

const orders = {
  'before its owner': async () => {
    const theirs = await stranger()
    clock.pass(1000)
    return { theirs, mine: await owner(theirs.body.emailAddress) }
  },
  'after its owner': async () => {
    const mine = await owner()
    clock.pass(1000)
    return { mine, theirs: await stranger(mine.body.emailAddress) }
  },
}

describe.each(Object.entries(orders))('an address that a stranger registered %s', (_name, both) => {
  test('is the owner’s with a new password, without anything that the stranger filled in', async () => {
    const { mine, theirs } = await both()
    const email = mine.body.emailAddress
    await forgotten(email)
    const answer = await setPassword(await resetLinkOf(email), other)
    expect(answer.statusCode).toBe(200)
    const rows = await personOf(email)
    expect(rows).toMatchObject([{ last_name: null, mobile: null, postcode: null, gender: 2 }])
    for (const secret of [password, strangers]) expect(await worksWith(email, secret)).toBe(false)
    for (const { link } of [mine, theirs])
      expect((await activate(link, { secret: strangers })).statusCode).toBe(410)
    const requests = await db
      .selectFrom('submission')
      .select('id')
      .where('person_id', '=', rows[0]?.id ?? '')
      .execute()
    expect(requests).toEqual([])
  })

  test('becomes a member’s account by becoming a member, and both links are over', async () => {
    const { mine, theirs } = await both()
    const email = mine.body.emailAddress
    const joined = await post('/api/v2/becomeamember/register', registration(email))
    expect(joined.statusCode, joined.body).toBe(201)
    for (const [{ link }, secret] of [
      [mine, password],
      [theirs, strangers],
    ] as const)
      expect((await activate(link, { secret })).statusCode).toBe(410)
    expect(await worksWith(email, strangers)).toBe(false)
    expect(await personOf(email)).toHaveLength(1)
  })
})

test('a registration is gone with its try: confirmed by another, taken over, or never confirmed', async () => {
  const left = async (email: string) =>
    (
      await db
        .selectFrom('submission')
        .select('id')
        .where('kind', '=', 'account.register')
        .where(sql<boolean>`request::text LIKE ${`%${email}%`}`)
        .execute()
    ).length
  const confirmed = await owner()
  await stranger(confirmed.body.emailAddress)
  expect(await left(confirmed.body.emailAddress)).toBe(2)
  await activate(confirmed.link)
  expect(await left(confirmed.body.emailAddress)).toBe(1)
  const taken = await stranger()
  await forgotten(taken.body.emailAddress)
  await setPassword(await resetLinkOf(taken.body.emailAddress), other)
  expect(await left(taken.body.emailAddress)).toBe(0)
  const never = await stranger()
  clock.pass(7 * 24 * 3_600_000 + 60_000)
  await sweep(server.runtime)
  expect(await left(never.body.emailAddress)).toBe(0)
})

test('who has only one of link and password has nothing, and tries are counted', async () => {
  const { body, link } = await owner()
  for (let count = 0; count < 19; count++)
    expect((await activate(link, { secret: `Geraden-${count}-x` })).statusCode).toBe(400)
  expect((await activate(link)).statusCode).toBe(429)
  expect(await worksWith(body.emailAddress, password)).toBe(false)
})

test('a registration answers alike whether or not others tried the address', async () => {
  const first = await owner()
  const {
    requestId: _one,
    reference: _two,
    ...answer
  } = (await register({ ...first.body, password: strangers })).json()
  expect(answer).toEqual({})
})
