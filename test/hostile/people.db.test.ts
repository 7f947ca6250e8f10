import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { tokenOf } from '../../src/server/services/links/mailed-link.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { type Answer, callerOf, captchaToken } from '../kit/caller.ts'
import { quickToken } from '../kit/captcha.ts'
import { registration } from '../kit/membership.ts'
import { openWholeSite, type WholeSite, wholeSiteSecret } from '../kit/whole-site.ts'
import { askSite } from './judge.ts'

// Tests attempts to get into somebody else's account, at a site of two servers on one database behind a proxy.

const vault = makeVault([wholeSiteSecret])
const member = { name: 'lid@voorbeeld.nl', number: '12345678', password: 'Thuisbasis-lid-2026' }

let one: WholeSite
let two: WholeSite
beforeAll(async () => {
  one = await openWholeSite()
  two = await openWholeSite({ database: one.database })
})
afterAll(async () => {
  await two?.close()
  await one?.close()
})

const visitor = (index = 0) => callerOf(index % 2 ? two.url : one.url)
const quick = () => quickToken({ clock: systemClock, vault })
/** The header as the proxy passes it on: the address that the client claims, then the one that the proxy saw. */
const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.7, ${address}` })
const logIn = async (
  username: string,
  password: string,
  { caller = visitor(), address = '203.0.113.9' } = {},
): Promise<Answer> =>
  caller.post('/api/v2/account/login', { username, password, token: await quick() }, from(address))
const statusOf = async (caller: ReturnType<typeof visitor>): Promise<string> =>
  (await caller.post('/api/v2/account/me')).json.membershipStatus

/** The part of an answer that does not identify this one request. */
const comparableAnswer = ({ status, json, headers }: Answer) => {
  const { requestId: _, ...rest } = json
  return { status, rest, cookies: headers.getSetCookie(), type: headers.get('content-type') }
}
const linkOf = async (email: string, purpose: string): Promise<string> => {
  const row = await one.database.db
    .selectFrom('mailed_link')
    .innerJoin('person', 'person.id', 'mailed_link.person_id')
    .select('mailed_link.id')
    .where('person.email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('mailed_link.created_at', 'desc')
    .executeTakeFirstOrThrow()
  return tokenOf({ vault }, row.id)
}
const registerPerson = async () => {
  const caller = visitor()
  const body = registration()
  const answer = await caller.post('/api/v2/becomeamember/register', body)
  expect(answer.status, answer.text).toBe(201)
  return { caller, email: body.nameAddressDetails.emailAddress, reference: answer.json.reference as string }
}

test('guesses from ever other addresses, by name and number, at either of two servers, stop at twenty', async () => {
  const guess = (names: readonly [string, string]) => async (index: number) =>
    logIn(names[index % 2] as string, `Geraden-${index}-geraden`, {
      caller: visitor(index >> 1),
      address: `192.0.2.${index}`,
    })
  const known = guess([member.name, member.number])
  const unknown = guess(['niemand@voorbeeld.nl', 'NIEMAND@voorbeeld.nl'])
  const answers = { known: [] as Answer[], unknown: [] as Answer[] }
  for (let index = 0; index < 24; index++) {
    const [one, other] = await Promise.all([known(index), unknown(index)])
    answers.known.push(one)
    answers.unknown.push(other)
  }
  const statuses = [...Array<number>(20).fill(400), ...Array<number>(4).fill(429)]
  expect(answers.known.map(({ status }) => status)).toEqual(statuses)
  // a name without an account is stopped in the same words, so that the answer does not tell whether there is one
  expect(answers.unknown.map(comparableAnswer)).toEqual(answers.known.map(comparableAnswer))
  expect(Number(answers.known.at(-1)?.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  expect((await logIn(member.number, member.password)).status).toBe(429)
  await one.database.db.deleteFrom('login_failure').execute()
  expect((await logIn(member.number, member.password)).status).toBe(200)
})

test('a cookie that somebody planted is worth nothing once its victim has logged in', async () => {
  const attacker = visitor()
  const file = new FormData()
  file.append('File', new Blob([Buffer.from('%PDF-1.7\n%%EOF')], { type: 'application/pdf' }), 'a.pdf')
  const upload = await askSite(`${one.url}/api/v1/files`, { method: 'POST', body: file })
  const living = upload.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='))
  const planted = [...living, ['__Host-thuisbasis', 'A'.repeat(43)]].slice(0, 2)
  expect(living.length).toBeGreaterThan(0)
  for (const [name = '', value = ''] of planted) {
    const victim = visitor()
    victim.cookies.set(name, value)
    attacker.cookies.clear()
    attacker.cookies.set(name, value)
    expect((await logIn(member.name, member.password, { caller: victim })).status).toBe(200)
    expect(await statusOf(victim)).toBe('lid')
    expect(victim.cookies.get(name)).not.toBe(value)
    expect(await statusOf(attacker)).toBe('niet ingelogd')
  }
})

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const bodies: [type: string, body: string][] = [
  ['application/x-www-form-urlencoded', 'overal=ja&everywhere=true'],
  ['text/plain', '{"everywhere":true}'],
  ['application/json', '{"everywhere":true}'],
]

test('a page of another site neither logs out nor changes anything of who is logged in here', async () => {
  const owner = visitor()
  await logIn(member.name, member.password, { caller: owner })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const targets = ['/mijn/uitloggen', '/mijn/lidmaatschap/opzegging-intrekken', '/api/v2/account/logout']
  for (const target of targets)
    for (const headers of foreign)
      for (const [type, body] of bodies) {
        const answer = await askSite(one.url + target, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie, 'content-type': type, ...headers },
          body,
        })
        expect(answer.status, `${target} ${JSON.stringify(headers)} ${type}`).toBe(403)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
  expect(await statusOf(owner)).toBe('lid')
})

test('a check against robots that is missing, forged or used opens nothing, at either of two servers', async () => {
  const real = await captchaToken(visitor())
  const opened = JSON.parse(Buffer.from(real, 'base64').toString())
  const forge = (change: (one: typeof opened) => void): string => {
    const copy = structuredClone(opened)
    change(copy)
    return Buffer.from(JSON.stringify(copy)).toString('base64')
  }
  const forged = [
    undefined,
    '',
    'x',
    Buffer.from('{"__proto__":{}}').toString('base64'),
    forge((one) => (one.challenge.parameters.cost = 1)),
    forge((one) => (one.challenge.parameters.expiresAt += 60)),
    forge((one) => (one.challenge.signature = '00'.repeat(32))),
    forge((one) => (one.solution.derivedKey = '00'.repeat(32))),
  ]
  const attempt = (token: unknown, index = 0) =>
    visitor(index).post('/api/v2/account/login', { username: member.name, password: member.password, token })
  for (const [index, token] of forged.entries()) {
    const answer = await attempt(token, index)
    expect([answer.status, answer.json.code]).toEqual([403, 'captcha-failed'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const twenty = await Promise.all(Array.from({ length: 20 }, (_, index) => attempt(real, index)))
  expect(twenty.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(twenty.filter(({ status }) => status === 403)).toHaveLength(19)
})

test('what belongs to somebody else looks like what does not exist', async () => {
  const [owner, other] = [await registerPerson(), await registerPerson()]
  const plain = ({ status, text }: Answer) => [status, text.replace(/[A-Z0-9]{4}-[A-Z0-9]{4}/g, '')]
  const mine = await owner.caller.get(`/mijn/aanvragen/${owner.reference}`)
  expect(mine.status).toBe(200)
  for (const path of ['', '/afspraak.ics', '/%2e%2e', '/x']) {
    const theirs = await other.caller.get(`/mijn/aanvragen/${owner.reference}${path}`)
    const nothing = await other.caller.get(`/mijn/aanvragen/7KQM-X4TF${path}`)
    expect(theirs.status).toBe(404)
    expect(plain(theirs)).toEqual(plain(nothing))
  }
  const data = await other.caller.get('/api/v2/account/my-data')
  expect(data.text).not.toContain(owner.reference)
  expect(data.text).not.toContain(owner.email)
  expect((await visitor().get(`/mijn/aanvragen/${owner.reference}`)).headers.get('location')).toMatch(
    /^\/inloggen\?/,
  )
})

test('a mailed link opens one thing of one account, once', async () => {
  const { email } = await registerPerson()
  await visitor().post('/api/v2/account/forgotten-password', { username: email, token: await quick() })
  const link = await linkOf(email, 'set-password')
  const [id = '', signature = ''] = link.split('.')
  // a fixed first character would be right for one signature in 64
  const forged = signature.replace(/^./, (first) => (first === '_' ? '-' : '_'))
  const chosen = { password: 'Fiets-tegen-de-gele-muur-17' }
  const wrong = [
    ['/api/v2/account/activate', { ...chosen, link }],
    ['/api/v2/account/confirm-email', { token: link }],
    ['/api/v2/account/set-password', { ...chosen, link: `${id}.${forged}` }],
    ['/api/v2/account/set-password', { ...chosen, link: `${crypto.randomUUID()}.${signature}` }],
    ['/api/v2/account/set-password', { ...chosen, link: `${id}.${vault.sign('community-ticket', id)}` }],
  ] as const
  for (const [path, body] of wrong) {
    const answer = await visitor().post(path, body)
    expect([answer.status, answer.json.code], path).toEqual([410, 'link-over'])
  }
  const ten = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      visitor(index).post('/api/v2/account/set-password', { ...chosen, link }),
    ),
  )
  expect(ten.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(410)])
})

test('no name, address, password or link stands in what the servers logged', () => {
  const printed = one.logged() + two.logged()
  expect(printed).toContain('"level":30')
  // the mail addresses of these tests have a UUID before the `@`
  expect(printed).not.toMatch(/[0-9a-f]{12}@/)
  for (const given of ['Geraden-', 'Fiets-tegen', 'gele-fiets', 'Vindplaats', 'niemand@', '417164300'])
    expect(printed).not.toContain(given)
})
