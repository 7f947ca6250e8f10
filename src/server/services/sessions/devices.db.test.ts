import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts, other, password } from '../../../../test/kit/account.ts'
import { quickToken } from '../../../../test/kit/captcha.ts'

const { server, post, activate, forgotten, setPassword, registered, personOf, resetLinkOf } =
  await openAccounts()
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

test('a browser gets its cookie when somebody logs in: long-lived, out of reach of scripts, hashed where it is kept', async () => {
  const { email, answer } = await owner()
  const cookie = answer.cookies.find(({ name }) => name === deviceName)
  expect(cookie).toMatchObject({
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 365 * 86_400,
    value: expect.stringMatching(/^[\w-]{43}$/),
  })
  const [person] = await personOf(email)
  const rows = await db
    .selectFrom('known_device')
    .selectAll()
    .where('person_id', '=', person?.id ?? '')
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(cookie?.value)
  expect((await logIn(email, 'Geraden-geraden')).cookies).toEqual([])
})

describe('wrong passwords by strangers', () => {
  test('do not lock out the browser in which its owner logged in before', async () => {
    const { email, device } = await owner()
    expect(wrong(await guess(email, 25))).toBe(20)
    expect((await logIn(email, password)).statusCode).toBe(429)
    expect((await logIn(email, password, device)).statusCode).toBe(200)
    // Logging in with the right password gives the strangers no new tries.
    expect(wrong(await guess(email, 3))).toBe(0)
  })

  test('nor the owner who is logged in, when the password is asked again', async () => {
    const { email, answer } = await owner()
    await guess(email, 21)
    const cookie = kept(answer, '__Host-thuisbasis', deviceName)
    const change = { currentPassword: password, password: other }
    expect((await post('/api/v2/account/change-password', change, cookie)).statusCode).toBe(200)
  })
})

test('a cookie of another account, or one that nobody gave, counts as no browser at all', async () => {
  const { email } = await owner()
  const stranger = await owner()
  await guess(email, 21)
  for (const cookie of [
    stranger.device,
    `${deviceName}=${'A'.repeat(43)}`,
    `${deviceName}=x`,
    `${deviceName}=`,
  ])
    expect((await logIn(email, password, cookie)).statusCode).toBe(429)
})

test('another password and logging out everywhere forget every browser; logging out here forgets none', async () => {
  const { email, answer } = await owner()
  const [person] = await personOf(email)
  const devices = async () =>
    (
      await db
        .selectFrom('known_device')
        .select('seen_at')
        .where('person_id', '=', person?.id ?? '')
        .execute()
    ).length
  await logIn(email, password)
  expect(await devices()).toBe(2)
  await forgotten(email)
  const chosen = await setPassword(await resetLinkOf(email))
  expect(await devices()).toBe(1)
  await post('/api/v2/account/logout', {}, kept(chosen, '__Host-thuisbasis'))
  expect(await devices()).toBe(1)
  const again = await logIn(email, other, kept(answer, deviceName))
  await post('/api/v2/account/logout', { everywhere: true }, kept(again, '__Host-thuisbasis'))
  expect(await devices()).toBe(0)
})
