import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, get, post, colleague, givePassword, open, lettersTo } = office

const minute = 60_000
const fresh = 'nog-zeven-fietsen-erbij'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1'

interface Listed {
  id: string
  device: string
  isThis: boolean
}
const sessionsOf = async (cookie: string): Promise<Listed[]> =>
  (await get('/account/sessions', { cookie })).body.items
const works = async (cookie: string) => (await get('/me', { cookie })).status === 200

describe('where somebody is logged in', () => {
  test('is told in words, of nobody else, and not while only a password was given', async () => {
    const [mine, theirs] = [await colleague(), await colleague()]
    const here = await open(mine)
    clock.pass(minute)
    await open(mine, iphone)
    await open(theirs)
    await givePassword(mine)
    clock.pass(minute)
    const { body } = await get('/account/sessions', { cookie: here })
    expect(body.items).toMatchObject([
      { device: 'Firefox op Linux', place: '192.0.2.7', isThis: true },
      { device: 'Safari op een iPhone', place: '192.0.2.7', isThis: false },
    ])
    expect(JSON.stringify(body)).not.toContain('Mozilla')
  })

  test('ends one by one, and never that of a colleague', async () => {
    const [mine, theirs] = [await colleague(), await colleague()]
    const [here, there, elsewhere] = [await open(mine), await open(mine, iphone), await open(theirs)]
    const [theirSession] = await sessionsOf(elsewhere)
    const other = (await sessionsOf(here)).find(({ isThis }) => !isThis)
    const end = (id = '') => post(`/account/sessions/${id}/end`, {}, { cookie: here })
    expect((await end(theirSession?.id)).status).toBe(404)
    expect((await end(randomUUID())).status).toBe(404)
    expect((await end('geen-nummer')).status).toBe(400)
    expect(await works(elsewhere)).toBe(true)
    expect((await end(other?.id)).body).toEqual({ ended: true })
    expect([await works(there), await works(here)]).toEqual([false, true])
  })

  test('ends everywhere else at once, a half login included', async () => {
    const mine = await colleague()
    const [here, there] = [await open(mine), await open(mine, iphone)]
    const half = await givePassword(mine)
    const { body } = await post('/account/sessions/end-others', {}, { cookie: here })
    expect(body).toEqual({ ended: 2 })
    expect([await works(here), await works(there)]).toEqual([true, false])
    const { status } = await post('/login/factor', { code: office.codeNow(mine) }, { cookie: half.cookie })
    expect(status).toBe(401)
  })

  test('wants a fresh second factor', async () => {
    const mine = await colleague()
    const [here, there] = [await open(mine), await open(mine, iphone)]
    const [session] = await sessionsOf(there)
    clock.pass(6 * minute)
    const one = await post(`/account/sessions/${session?.id}/end`, {}, { cookie: here })
    const others = await post('/account/sessions/end-others', {}, { cookie: here })
    expect([one.body.code, others.body.code]).toEqual(['step-up-needed', 'step-up-needed'])
    expect([await works(here), await works(there)]).toEqual([true, true])
  })

  test('who ends the present session is logged out, and its cookie goes', async () => {
    const here = await open(await colleague())
    const [own] = await sessionsOf(here)
    const answer = await post(`/account/sessions/${own?.id}/end`, {}, { cookie: here })
    expect(answer.status).toBe(200)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await works(here)).toBe(false)
  })
})

describe('another password', () => {
  const change = (cookie: string, given: object) => post('/account/password', given, { cookie })

  test('ends every other session, goes on here by a new token, and is told by mail', async () => {
    const mine = await colleague()
    const [here, there] = [await open(mine), await open(mine, iphone)]
    const answer = await change(here, { currentPassword: mine.password, password: fresh })
    expect(answer.body).toEqual({ changed: true })
    expect([await works(here), await works(there), await works(answer.cookie)]).toEqual([false, false, true])
    expect((await givePassword(mine)).status).toBe(400)
    expect((await givePassword({ ...mine, password: fresh })).status).toBe(200)
    expect(await lettersTo(mine)).toEqual(['staff-password-changed'])
  })

  test('is judged, and wants the present one', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    const errorsOf = async (currentPassword: string, password: string) =>
      (await change(cookie, { currentPassword, password })).body.errors
    expect(await errorsOf('verkeerd-wachtwoord', fresh)).toHaveProperty('currentPassword')
    expect(await errorsOf(mine.password, 'welkom12345')).toEqual({ password: ['Wachtwoord is te zwak.'] })
    expect(await errorsOf(mine.password, mine.password)).toHaveProperty('password')
    expect(await lettersTo(mine)).toEqual([])
  })

  test('wants a fresh second factor', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    clock.pass(6 * minute)
    const { status, body } = await change(cookie, { currentPassword: mine.password, password: fresh })
    expect([status, body.code]).toEqual([403, 'step-up-needed'])
  })

  test('guesses of the present one stop', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    const statuses: number[] = []
    for (let index = 0; index < 20; index++)
      statuses.push((await change(cookie, { currentPassword: `geraden-${index}`, password: fresh })).status)
    expect(statuses).toEqual([...Array<number>(15).fill(400), ...Array<number>(5).fill(429)])
  })

  test('of two at once one is refused', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    const answers = await Promise.all(
      ['eerste-fiets-in-gracht', 'tweede-fiets-in-gracht'].map((password) =>
        change(cookie, { currentPassword: mine.password, password }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
