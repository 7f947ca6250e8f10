import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'
import { day } from '../../../../test/kit/clock.ts'
import { sweep } from '../retention/sweep.ts'

const { clock, server, post, activate, registered, personOf } = await openAccounts()
const { db } = server.database
afterAll(() => server.close())

const deviceName = '__Host-thuisbasis-apparaat'
type Answer = Awaited<ReturnType<typeof activate>>
/** The cookies of an answer with these names, as a browser sends them back. */
const kept = ({ cookies }: Answer, ...names: string[]) =>
  cookies
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
const logIn = async (username: string, secret: string, cookie = '', from = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v2/account/login',
    remoteAddress: from,
    headers: { cookie },
    payload: { username, password: secret, token: await quickToken(server.runtime) },
  })
const guess = (email: string, times: number, cookie = '') =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      logIn(email, `Geraden-${index}-geraden`, cookie, `10.1.${index}.1`).then(
        ({ statusCode }) => statusCode,
      ),
    ),
  )
const wrong = (statuses: number[]) => statuses.filter((status) => status === 400).length
const owner = async () => {
  const { body, link } = await registered()
  const answer = await activate(link)
  return { email: body.emailAddress, device: kept(answer, deviceName), answer }
}

describe('wrong passwords by strangers', () => {
  test('nor one who is logged in and lost the cookie of the browser, whose own tries end as well', async () => {
    const { email, answer } = await owner()
    expect(wrong(await guess(email, 25))).toBe(20)
    const session = kept(answer, '__Host-thuisbasis')
    const change = (currentPassword: string) =>
      post('/api/v2/account/change-password', { currentPassword, password: other }, session)
    const statuses: number[] = []
    for (let at = 0; at < 17; at++) statuses.push((await change(`Geraden-${at}-geraden`)).statusCode)
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429])
    clock.pass(15 * 60_000 + 1000)
    await guess(email, 21)
    expect((await change(password)).statusCode).toBe(200)
  })
})

test('a known browser has tries of its own that end, and all of them together stop before forty', async () => {
  const { email, device } = await owner()
  const second = kept(await logIn(email, password), deviceName)
  expect(second).not.toBe(device)
  const tried = [
    wrong(await guess(email, 25, device)),
    wrong(await guess(email, 25, second)),
    wrong(await guess(email, 25)),
  ]
  expect(tried[0]).toBe(15)
  expect(tried.reduce((sum, one) => sum + one)).toBeLessThan(40)
  expect((await logIn(email, password, device)).statusCode).toBe(429)
  clock.pass(15 * 60_000 + 1000)
  expect((await logIn(email, password, device)).statusCode).toBe(200)
})

test('a household that shares a browser is known by one cookie', async () => {
  const [one, two] = [await owner(), await owner()]
  const answer = await logIn(two.email, password, one.device)
  const shared = kept(answer, deviceName)
  // Every login makes a new token, so that whoever planted or copied the one before has nothing.
  expect(shared).not.toBe(one.device)
  await guess(one.email, 21)
  await guess(two.email, 21)
  for (const { email } of [one, two]) expect((await logIn(email, password, one.device)).statusCode).toBe(429)
  const next = kept(await logIn(one.email, password, shared), deviceName)
  expect((await logIn(two.email, password, next)).statusCode).toBe(200)
})

test('of very many browsers the last ten are known, and each for a year', async () => {
  const { email } = await owner()
  const [person] = await personOf(email)
  const all = () =>
    db
      .selectFrom('known_device')
      .select('seen_at')
      .where('person_id', '=', person?.id ?? '')
      .execute()
  for (let index = 0; index < 12; index++) {
    clock.pass(1000)
    await logIn(email, password)
  }
  expect(await all()).toHaveLength(10)
  clock.pass(365 * day - 60_000)
  await sweep(server.runtime)
  expect(await all()).toHaveLength(10)
  clock.pass(120_000)
  await sweep(server.runtime)
  expect(await all()).toHaveLength(0)
})
