import { afterAll, describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { softwareAuthenticator } from '../../../../test/kit/software-authenticator.ts'
import { type Colleague, openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { totpCode, windowOf } from '../../services/staff/totp.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, get, post, colleague, givePassword, open, lettersTo } = office

const minute = 60_000
type Device = ReturnType<typeof softwareAuthenticator>
type Over = Parameters<Device['make']>[1]

const toMake = (cookie: string, host?: string) =>
  post('/account/factors/passkeys/options', {}, { cookie, ...(host && { host }) })
const add = (cookie: string, response: object, name = 'Laptop van het werk') =>
  post('/account/factors/passkeys', { name, response }, { cookie })
const toShow = (cookie: string, host?: string) =>
  post('/login/passkey/options', {}, { cookie, ...(host && { host }) })
const give = (cookie: string, response: object) => post('/login/passkey', { response }, { cookie })

/** Makes a passkey and adds it, as a browser does. */
const register = async (cookie: string, device: Device, over?: Over) =>
  add(cookie, device.make((await toMake(cookie)).body, over))
/** Shows a passkey, as a browser does. */
const show = async (cookie: string, device: Device, over?: Over) =>
  give(cookie, device.show((await toShow(cookie)).body, over))

/** A colleague with a passkey, and the cookie of a session of theirs. */
const withPasskey = async (): Promise<{ mine: Colleague; device: Device; cookie: string }> => {
  const [mine, device] = [await colleague(), softwareAuthenticator()]
  const cookie = await open(mine)
  expect((await register(cookie, device)).status).toBe(201)
  return { mine, device, cookie }
}
const factorsOf = async (cookie: string) => (await get('/account/factors', { cookie })).body

describe('a passkey', () => {
  test('is added, listed and told by mail', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    const options = await toMake(cookie)
    expect(options.body).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
    })
    expect((await get('/me', { cookie })).body.hasPasskey).toBe(false)
    const { status, body } = await add(cookie, softwareAuthenticator().make(options.body))
    expect(status).toBe(201)
    expect((await get('/me', { cookie })).body.hasPasskey).toBe(true)
    expect(await factorsOf(cookie)).toMatchObject({
      hasTotp: true,
      passkeys: [{ id: body.id, name: 'Laptop van het werk' }],
    })
    expect(await lettersTo(mine)).toEqual(['staff-factor-changed: er is een passkey toegevoegd'])
  })

  test('opens the office after the password, and nothing without one', async () => {
    const { mine, device } = await withPasskey()
    const half = await givePassword(mine)
    expect(half.body).toEqual({ factor: 'passkey' })
    const answer = await show(half.cookie, device)
    expect(answer.body).toEqual({ loggedIn: true })
    expect((await get('/me', { cookie: answer.cookie })).body.emailAddress).toBe(mine.email)
    expect((await get('/me', { cookie: half.cookie })).status).toBe(401)
    expect((await toShow('')).status).toBe(401)
  })

  test('makes the factor of an open session fresh again', async () => {
    const { device, cookie } = await withPasskey()
    clock.pass(6 * minute)
    expect((await get('/me', { cookie })).body.freshUntil).toBeUndefined()
    expect((await toMake(cookie)).status).toBe(403)
    const answer = await show(cookie, device)
    expect(answer.body.freshUntil).toBeDefined()
    expect((await toMake(answer.cookie)).status).toBe(200)
  })

  test('signs each challenge once, also when the first answer was wrong', async () => {
    const { device, cookie } = await withPasskey()
    const { challenge } = (await toShow(cookie)).body
    const once = await give(cookie, device.show({ challenge }))
    expect(once.status).toBe(200)
    expect((await give(once.cookie, device.show({ challenge }))).status).toBe(400)
    const next = (await toShow(once.cookie)).body
    expect((await give(once.cookie, device.show(next, { origin: 'https://evil.example' }))).status).toBe(400)
    expect((await give(once.cookie, device.show(next))).status).toBe(400)
    // of two answers at once, one counts
    const last = (await toShow(once.cookie)).body
    const answers = [device.show(last), device.show(last)]
    const both = await Promise.all(answers.map((answer) => give(once.cookie, answer)))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('signs a challenge for what it was asked for', async () => {
    const { device, cookie } = await withPasskey()
    expect((await give(cookie, device.show((await toMake(cookie)).body))).status).toBe(400)
    const other = softwareAuthenticator()
    expect((await add(cookie, other.make((await toShow(cookie)).body))).status).toBe(400)
  })

  test('that is not right is refused in one sentence', async () => {
    const { mine, device, cookie } = await withPasskey()
    const theirs = await withPasskey()
    const stranger = softwareAuthenticator()
    expect((await show(cookie, device, { counter: 7 })).status).toBe(200)
    const half = (await givePassword(mine)).cookie
    const wrong: [string, Device, Over][] = [
      ['another origin', device, { origin: 'http://127.0.0.1:3000' }],
      ['another site', device, { origin: 'https://evil.example' }],
      ['another host', device, { rpId: 'evil.example' }],
      ['a device that did not recognise its owner', device, { recognised: false }],
      ['a count that stays', device, { counter: 7 }],
      ['a count that goes back', device, { counter: 3 }],
      ['the passkey of a colleague', theirs.device, {}],
      ['a passkey that nobody has', stranger, {}],
    ]
    expect(
      await failures(wrong, async ([, one, over]) => {
        const { status, body } = await show(half, one, over)
        expect([status, body.code]).toEqual([400, 'passkey-wrong'])
      }),
    ).toEqual([])
    expect((await show(half, device, { counter: 8 })).status).toBe(200)
  })

  test('that is made otherwise than asked is not added', async () => {
    const cookie = await open(await colleague())
    const wrong: [string, Over][] = [
      ['at another origin', { origin: 'https://evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['by a device that did not recognise its owner', { recognised: false }],
    ]
    expect(
      await failures(wrong, async ([, over]) => {
        const { status, body } = await register(cookie, softwareAuthenticator(), over)
        expect([status, body.code]).toEqual([400, 'passkey-wrong'])
      }),
    ).toEqual([])
    const made = softwareAuthenticator().make((await toMake(cookie)).body)
    expect((await add(cookie, made)).status).toBe(201)
    expect((await add(cookie, made)).status).toBe(400)
  })

  test('whatever else is sent in its place is refused at its field', async () => {
    const { device, cookie } = await withPasskey()
    const { challenge } = (await toMake(cookie)).body
    const good = device.make({ challenge })
    const long = 'A'.repeat(8193)
    const hostile: [string, object][] = [
      ['nothing', {}],
      ['a list', []],
      ['another type', { ...good, type: 'password' }],
      ['an id that is no text', { ...good, id: 7, rawId: 7 }],
      ['an id that is too long', { ...good, id: long, rawId: long }],
      ['bytes that are too many', { ...good, response: { ...good.response, attestationObject: long } }],
      ['bytes in other signs', { ...good, response: { ...good.response, clientDataJSON: '{"type":1}' } }],
      ['bytes that mean nothing', { ...good, response: { ...good.response, attestationObject: 'AAAA' } }],
      ['nested lists', { ...good, response: { ...good.response, attestationObject: 'gYGB'.repeat(2000) } }],
      ['client data of nothing', { ...good, response: { ...good.response, clientDataJSON: 'bnVsbA' } }],
    ]
    expect(
      await failures(hostile, async ([, response]) => {
        const { challenge: next } = (await toMake(cookie)).body
        expect(next).not.toBe(challenge)
        expect((await add(cookie, response)).status).toBe(400)
        expect((await give(cookie, response)).status).toBe(400)
      }),
    ).toEqual([])
  })

  test('is of one account, once', async () => {
    const { device, cookie } = await withPasskey()
    expect((await register(cookie, device)).status).toBe(409)
    const elsewhere = await open(await colleague())
    expect((await register(elsewhere, device)).body.code).toBe('passkey-known')
  })

  test('works at a name alone: at a bare address the calls say so', async () => {
    const { cookie } = await withPasskey()
    for (const host of ['127.0.0.1:3000', '[::1]:3000'])
      for (const { status, body } of [await toShow(cookie, host), await toMake(cookie, host)]) {
        expect([status, body.code]).toEqual([409, 'passkey-not-here'])
        expect(body.title).toContain('Open het kantoor op localhost')
      }
  })

  test('is asked of nobody who has none', async () => {
    const { body } = await toShow(await open(await colleague()))
    expect(body.code).toBe('passkey-none')
  })
})

describe('removing a passkey', () => {
  const remove = (cookie: string, id: string) =>
    post(`/account/factors/passkeys/${id}/remove`, {}, { cookie })
  const idsOf = async (cookie: string): Promise<string[]> =>
    (await factorsOf(cookie)).passkeys.map(({ id }: { id: string }) => id)

  test('closes the office to it, and is told by mail', async () => {
    const { mine, device, cookie } = await withPasskey()
    const [id = ''] = await idsOf(cookie)
    expect((await remove(cookie, id)).body).toEqual({ removed: true })
    expect((await remove(cookie, id)).status).toBe(404)
    expect((await show((await givePassword(mine)).cookie, device)).status).not.toBe(200)
    expect(await lettersTo(mine)).toContain('staff-factor-changed: er is een passkey verwijderd')
  })

  test('leaves the last second factor, also when two are removed at once', async () => {
    const { mine, cookie } = await withPasskey()
    await register(cookie, softwareAuthenticator())
    await db.updateTable('staff_account').set({ totp_locked: null }).where('id', '=', mine.id).execute()
    const ids = await idsOf(cookie)
    const answers = await Promise.all(ids.map((id) => remove(cookie, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [last = ''] = await idsOf(cookie)
    expect((await remove(cookie, last)).body.code).toBe('last-factor')
  })

  test('is for its owner, and wants a fresh factor', async () => {
    const { cookie } = await withPasskey()
    const [id = ''] = await idsOf(cookie)
    expect((await remove(await open(await colleague()), id)).status).toBe(404)
    clock.pass(6 * minute)
    expect((await remove(cookie, id)).status).toBe(403)
  })
})

describe('an app with codes', () => {
  const begin = (cookie: string) => post('/account/factors/totp', {}, { cookie })
  const confirm = (cookie: string, code: string) =>
    post('/account/factors/totp/confirm', { code }, { cookie })
  const codeOf = (secret: string) => totpCode(secret, windowOf(clock.now()))

  test('is set up anew once a code of it is right; the old one then opens nothing', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    const { secret, picture } = (await begin(cookie)).body
    expect(picture).toMatch(/^<svg /)
    expect(picture).not.toContain('style')
    expect((await begin(cookie)).body.secret).toBe(secret)
    expect((await confirm(cookie, 'AAAA-BBBB-CCCC')).status).toBe(400)
    const answer = await confirm(cookie, codeOf(secret))
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect((await confirm(answer.cookie, codeOf(secret))).body.code).toBe('totp-not-begun')
    clock.pass(minute)
    const half = (await givePassword(mine)).cookie
    expect((await post('/login/factor', { code: office.codeNow(mine) }, { cookie: half })).status).toBe(400)
    expect((await post('/login/factor', { code: codeOf(secret) }, { cookie: half })).status).toBe(200)
    expect(await lettersTo(mine)).toEqual([
      'staff-factor-changed: er is een app met codes ingesteld, met nieuwe herstelcodes',
    ])
  })

  test('is begun again after a passkey was begun, and keeps its secret while the factor is given again', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    await begin(cookie)
    await toMake(cookie)
    const { secret } = (await begin(cookie)).body
    const again = await post('/step-up', { code: office.codeNow(mine) }, { cookie })
    expect(again.status).toBe(200)
    expect((await confirm(again.cookie, codeOf(secret))).status).toBe(200)
  })
})

test('new recovery codes take the place of the old ones', async () => {
  const mine = await colleague()
  const cookie = await open(mine)
  const renew = async (): Promise<string[]> =>
    (await post('/account/factors/recovery-codes', {}, { cookie })).body.recoveryCodes
  const [[old = ''], [next = '']] = [await renew(), await renew()]
  expect((await factorsOf(cookie)).recoveryCodesLeft).toBe(10)
  const half = (await givePassword(mine)).cookie
  expect((await post('/login/factor', { code: old }, { cookie: half })).status).toBe(400)
  expect((await post('/login/factor', { code: next }, { cookie: half })).status).toBe(200)
  expect((await factorsOf(cookie)).recoveryCodesLeft).toBe(9)
  const told = 'staff-factor-changed: er zijn nieuwe herstelcodes gemaakt; de oude werken niet meer'
  expect(await lettersTo(mine)).toEqual([told, told])
})
