import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { registration } from '../../../../test/kit/membership.ts'

// Somebody types another's address with a password of their own. `stranger` has no mailbox; all mail goes to the owner.

const { clock, server, post, me, logIn, register, activate, forgotten, setPassword, ...more } =
  await openAccounts()
const { registered, mailOf, personOf, resetLinkOf } = more
afterAll(() => server.close())

const strangers = 'Vogels-boven-het-lege-plein-62'
const stranger = (emailAddress?: string) =>
  registered({ ...(emailAddress && { emailAddress }), password: strangers, lastName: 'Vreemdeling' })
const owner = (emailAddress?: string) => registered({ ...(emailAddress && { emailAddress }), password })
type Tried = Awaited<ReturnType<typeof registered>>

const worksWith = async (email: string, secret: string) => (await logIn(email, secret)).statusCode === 200
const expectOwners = async ({ body: { emailAddress: email } }: Tried) => {
  expect(await worksWith(email, strangers)).toBe(false)
  expect(await worksWith(email, password)).toBe(true)
  expect(await personOf(email)).toMatchObject([{ last_name: 'Berg', active_at: expect.any(String) }])
}

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
  test('becomes the owner’s by the owner’s own link, and the stranger’s is over', async () => {
    const { mine, theirs } = await both()
    expect((await activate(mine.link)).statusCode).toBe(200)
    await expectOwners(mine)
    const late = await activate(theirs.link, { secret: strangers })
    expect([late.statusCode, late.json().code]).toEqual([410, 'link-over'])
  })

  test('is given to nobody when the owner follows the stranger’s link, which says what to do', async () => {
    const { mine, theirs } = await both()
    const answer = await activate(theirs.link)
    expect(answer.statusCode).toBe(400)
    const sentence = 'Dit wachtwoord hoort niet bij deze e-mail. Kreeg je er meer? Gebruik dan de andere.'
    expect(answer.json()).toMatchObject({ code: 'password-differs', errors: { password: [sentence] } })
    expect(answer.cookies).toEqual([])
    for (const secret of [password, strangers])
      expect(await worksWith(mine.body.emailAddress, secret)).toBe(false)
    expect((await activate(mine.link)).statusCode).toBe(200)
    await expectOwners(mine)
  })
})

test('both links at once give the address to one, and nothing breaks', async () => {
  for (let round = 0; round < 4; round++) {
    const theirs = await stranger()
    const mine = await owner(theirs.body.emailAddress)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2 ? activate(mine.link) : activate(theirs.link, { secret: strangers }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 410].includes(status))).toBe(true)
    expect(await personOf(mine.body.emailAddress)).toHaveLength(1)
  }
})

test('a membership by a stranger is warned of, and ends for them when the owner chooses a password', async () => {
  const email = 'niet-van-mij@voorbeeld.nl'
  const joined = await post('/api/v2/becomeamember/register', registration(email))
  const cookie = joined.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(await me(cookie)).toMatchObject({ emailAddress: email })
  const mail = JSON.stringify((await mailOf(joined.json().reference)).content)
  expect(mail).toContain('Was jij dit niet? Dan kan iemand anders in dit account.')
  await forgotten(email)
  expect((await setPassword(await resetLinkOf(email), other)).statusCode).toBe(200)
  expect(await me(cookie)).toEqual({ membershipStatus: 'niet ingelogd' })
  expect((await register({ ...(await owner()).body, emailAddress: email })).statusCode).toBe(409)
})
