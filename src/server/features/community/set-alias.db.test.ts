import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../../test/house.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { startJobs } from '../../jobs/start.ts'
import { signatureOf } from '../../ports/signature.ts'
import { listRequests } from '../../services/mijn/requests.ts'
import { allowances } from '../../services/rate-limits/take.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { demoPersonId } from '../../services/sessions/demo-people.ts'
import { startSession } from '../../services/sessions/start.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
const site = { clock, server: { communityHosts: ['community.voorbeeld.nl'] } }
let house: TestHouse
beforeAll(async () => {
  house = await openHouse(site)
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(house.house, house.outbox, { write })
})
afterAll(() => house.close())

const member = demoPersonId('lid') ?? ''
const newPerson = async () => {
  const id = randomUUID()
  await house.database.db
    .insertInto('person')
    .values({ id, email: `${id}@voorbeeld.nl`, active_at: '2026-11-01T00:00:00Z' })
    .execute()
  return id
}
const cookieOf = async (id: string) => `__Host-thuisbasis=${(await startSession(house.house, id)).token}`

const setAlias = async (alias: unknown, cookie = '', key?: string) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/v2/account/update-community-alias',
    headers: { cookie, ...(key && { 'idempotency-key': key }) },
    payload: { alias },
  })
  if (answer.statusCode === 500) throw new Error(house.logged().slice(-3000))
  return answer
}
const aliasOf = async (id: string) =>
  (
    await house.database.db
      .selectFrom('person')
      .select('community_alias')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).community_alias

describe('an alias', () => {
  test('is for whoever is logged in, tidied, and confirmed by one mail with its reference', async () => {
    expect((await setAlias('Dakgoot')).statusCode).toBe(401)
    const id = await newPerson()
    const answer = await setAlias('  Tuin \t vriend ', await cookieOf(id))
    expect([answer.statusCode, answer.json().alias]).toEqual([200, 'Tuin vriend'])
    expect(await aliasOf(id)).toBe('Tuin vriend')
    const mails = () =>
      house.database.db
        .selectFrom('sandbox_message')
        .select(['text', 'subject'])
        .where('recipient', '=', `${id}@voorbeeld.nl`)
        .execute()
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toContain(answer.json().reference)
    expect(mail?.text).toContain('Tuin vriend')
    const { lines } = await listRequests(house.house, id)
    expect(lines.map(({ title, state }) => [title, state])).toEqual([
      ['Alias voor de community', 'confirmed'],
    ])
  })

  test.each([
    ['Zwaluw', 'ZWALUW'],
    ['Éclair', 'éCLAIR'],
    ['Ñandoe', 'n\u0303andoe'],
  ])('%s is taken for %s', async (first, second) => {
    const [one, other] = [await newPerson(), await newPerson()]
    expect((await setAlias(first, await cookieOf(one))).statusCode).toBe(200)
    const answer = await setAlias(second, await cookieOf(other))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ alias: ['Deze alias is al in gebruik.'] })
    expect(await aliasOf(other)).toBeNull()
    // one's own, with other capitals
    expect((await setAlias(second, await cookieOf(one))).statusCode).toBe(200)
  })

  test('goes to one of ten who want it at once', async () => {
    const cookies = await Promise.all(Array.from({ length: 10 }, async () => cookieOf(await newPerson())))
    const answers = await Promise.all(cookies.map((cookie) => setAlias('Gewild', cookie)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(400)])
  })

  test('sent twice with one key is one', async () => {
    const cookie = await cookieOf(await newPerson())
    const key = randomUUID()
    const [first, second] = [await setAlias('Eenmalig', cookie, key), await setAlias('Eenmalig', cookie, key)]
    expect(second.body).toBe(first.body)
    expect((await setAlias('Anders', cookie, key)).statusCode).toBe(422)
  })

  test.each([
    [undefined, 'Dit is een verplicht veld.'],
    ['   ', 'Dit is een verplicht veld.'],
    ['x'.repeat(65), 'Vul maximaal 64 tekens in.'],
    ['a\u0000b', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    ['a\u202eb', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    ['a\u200db', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    [12, 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    [['a'], 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
  ])('%j is refused', async (alias, sentence) => {
    const answer = await setAlias(alias, await cookieOf(member))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ alias: [sentence] })
  })

  test.each(['Thuisbasis klantenservice', 'Beheerder', 'm0derator 2'])(
    '%s is the association’s',
    async (alias) => {
      const id = await newPerson()
      const answer = await setAlias(alias, await cookieOf(id))
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Problem>().errors).toEqual({
        alias: ['Deze alias lijkt op een naam van Thuisbasis zelf. Kies een andere.'],
      })
      expect(await aliasOf(id)).toBeNull()
    },
  )

  test.each(['<b>x</b>', 'http://evil.example', '\u0430dmin'])('%s is refused', async (alias) => {
    expect((await setAlias(alias, await cookieOf(await newPerson()))).statusCode).toBe(400)
  })

  test('of 64 characters of any alphabet passes', async () => {
    expect((await setAlias('ж'.repeat(64), await cookieOf(await newPerson()))).statusCode).toBe(200)
  })
})

const logIn = (returnUrl: string | undefined, cookie = '', on = house) =>
  on.app.inject({
    url: '/api/v2/account/community-login',
    headers: { cookie },
    ...(returnUrl !== undefined && { query: { returnUrl } }),
  })
const identity = async (ticket: unknown, more: object = {}) =>
  house.app.inject({
    method: 'POST',
    url: '/api/v2/account/community-identity',
    payload: { ticket, ...more },
  })
const ticketIn = (location: unknown) =>
  new URL(String(location), 'http://localhost:3000').searchParams.get('ticket')
const there = 'https://community.voorbeeld.nl/terug?a=b'

describe('logging in to the community', () => {
  test('asks a visitor to log in first, and comes back to the same address', async () => {
    const answer = await logIn(there)
    expect(answer.statusCode).toBe(302)
    const first = new URL(String(answer.headers.location), 'http://localhost:3000')
    expect([first.origin, first.pathname]).toEqual(['http://localhost:3000', '/inloggen'])
    const back = new URL(String(first.searchParams.get('terug')), 'http://localhost:3000')
    expect(back.pathname).toBe('/api/v2/account/community-login')
    expect(back.searchParams.get('returnUrl')).toBe(there)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('comes back at the front door when the address is too long to carry along', async () => {
    const answer = await logIn(`${there}${'c'.repeat(600)}`)
    const first = new URL(String(answer.headers.location), 'http://localhost:3000')
    expect(first.searchParams.get('terug')).toBe('/api/v2/account/community-login')
  })

  test('leads on with a ticket that works once, and tells who it is and nothing else', async () => {
    await setAlias('Lidmaat', await cookieOf(member))
    const answer = await logIn(there, await cookieOf(member))
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers.location).toMatch(/^https:\/\/community\.voorbeeld\.nl\/terug\?a=b&ticket=/)
    const ticket = ticketIn(answer.headers.location)
    const answers = await Promise.all(Array.from({ length: 5 }, () => identity(ticket)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404])
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({
      subject: member,
      alias: 'Lidmaat',
      membershipStatus: 'lid',
    })
    expect(house.logged()).not.toContain(String(ticket))
  })

  test('with a state it comes back with that, and works beside no other', async () => {
    const state = 'q7Jr0lXk2mWcV9sN'
    const asked = async () => {
      const answer = await house.app.inject({
        url: '/api/v2/account/community-login',
        headers: { cookie: await cookieOf(member) },
        query: { returnUrl: there, state },
      })
      expect(new URL(String(answer.headers.location)).searchParams.get('state')).toBe(state)
      return ticketIn(answer.headers.location)
    }
    expect((await identity(await asked(), { state })).statusCode).toBe(200)
    expect((await identity(await asked(), { state: 'another-state-of-somebody' })).statusCode).toBe(404)
    expect((await identity(await asked())).statusCode).toBe(404)
    // somebody's own ticket is worth nothing with the state of another browser
    const plain = ticketIn((await logIn(there, await cookieOf(member))).headers.location)
    expect((await identity(plain, { state })).statusCode).toBe(404)
    for (const wrong of ['kort', 'x'.repeat(201), 'met spatie en meer tekens', 'a&b=cdefghijklmnop'])
      expect(
        (await house.app.inject({ url: '/api/v2/account/community-login', query: { state: wrong } }))
          .statusCode,
      ).toBe(400)
  })

  test('a visitor takes the state along to log in and back', async () => {
    const state = 'q7Jr0lXk2mWcV9sN'
    const answer = await house.app.inject({
      url: '/api/v2/account/community-login',
      query: { returnUrl: there, state },
    })
    const first = new URL(String(answer.headers.location), 'http://localhost:3000')
    expect(first.searchParams.get('terug')).toContain(`state=${state}`)
  })

  test('a call that the community did not sign tells nobody', async () => {
    const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
    await using signing = await openHouse({
      clock,
      server: { communityHosts: ['community.voorbeeld.nl'], communitySecret: secret },
    })
    const answered = await signing.app.inject({
      url: '/api/v2/account/community-login',
      headers: { cookie: `__Host-thuisbasis=${(await startSession(signing.house, member)).token}` },
      query: { returnUrl: there },
    })
    const url = '/api/v2/account/community-identity'
    const body = JSON.stringify({ ticket: ticketIn(answered.headers.location) })
    const timestamp = String(Math.floor(clock.now() / 1000))
    const signed = { method: 'POST', path: url, timestamp, key: '', body }
    const ask = (headers: Record<string, string>) =>
      signing.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
    const good = { 'x-timestamp': timestamp, 'x-signature': signatureOf(signed, secret) }
    const old = String(Number(timestamp) - 301)
    for (const headers of [
      {},
      { ...good, 'x-signature': signatureOf(signed, `${secret}!`) },
      { ...good, 'x-signature': signatureOf({ ...signed, body: '{}' }, secret) },
      { 'x-timestamp': old, 'x-signature': signatureOf({ ...signed, timestamp: old }, secret) },
    ] as Record<string, string>[])
      expect((await ask(headers)).json()).toMatchObject({ status: 401, code: 'not-signed' })
    expect((await ask(good)).json()).toMatchObject({ subject: member })
    // nobody else signs
    expect(
      (await signing.app.inject({ method: 'POST', url: '/api/v2/account/me', payload: {} })).statusCode,
    ).toBe(200)
  })

  test('works without an alias and without a membership', async () => {
    const id = await newPerson()
    const { headers } = await logIn(undefined, await cookieOf(id))
    expect(headers.location).toMatch(/^https:\/\/community\.voorbeeld\.nl\/\?ticket=/)
    expect((await identity(ticketIn(headers.location))).json()).toEqual({
      subject: id,
      membershipStatus: 'niet lid',
    })
  })

  test('a ticket ends after a minute, and is swept', async () => {
    const [used, left] = await Promise.all(
      [0, 1].map(async () => ticketIn((await logIn(there, await cookieOf(member))).headers.location)),
    )
    ahead += 59_000
    expect((await identity(used)).statusCode).toBe(200)
    ahead += 2000
    expect((await identity(left)).json<Problem>().code).toBe('ticket-unknown')
    await logIn(there, await cookieOf(member))
    ahead += 61_000
    expect((await sweep(house.house)).tickets).toBeGreaterThanOrEqual(1)
  })

  test.each([
    undefined,
    7,
    '',
    'x'.repeat(201),
    '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42.x',
    `${'7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'}.${'A'.repeat(43)}`,
  ])('a ticket that is made up (%j) is refused', async (ticket) => {
    expect([400, 404]).toContain((await identity(ticket)).statusCode)
  })

  test.each(['Beheerder', '\u0430dmin', 'evil.example'])(
    'tells no alias of before it was judged: %s',
    async (alias) => {
      const id = await newPerson()
      const { db } = house.database
      await db.updateTable('person').set({ community_alias: alias }).where('id', '=', id).execute()
      const ticket = ticketIn((await logIn(there, await cookieOf(id))).headers.location)
      expect((await identity(ticket)).json()).toEqual({ subject: id, membershipStatus: 'niet lid' })
    },
  )

  test('of somebody who is gone leads nowhere', async () => {
    const id = await newPerson()
    const ticket = ticketIn((await logIn(there, await cookieOf(id))).headers.location)
    await house.database.db.deleteFrom('person').where('id', '=', id).execute()
    expect((await identity(ticket)).statusCode).toBe(404)
  })

  test.each([
    '//kwaad.nl',
    'https://kwaad.nl/',
    'https://community.voorbeeld.nl@kwaad.nl/',
    'https://community.voorbeeld.nl.kwaad.nl/',
    'https://community.voorbeeld.nl:444/',
    '/\\kwaad.nl',
    '/.//kwaad.nl',
    'https://community.voorbeeld.nl/\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
  ])('never leads to %j, also not by way of logging in', async (evil) => {
    for (const cookie of ['', await cookieOf(member)]) {
      const answer = await logIn(evil, cookie)
      expect(answer.statusCode).toBe(400)
      expect(answer.headers.location).toBeUndefined()
      expect(answer.json<Problem>().errors).toHaveProperty('returnUrl')
    }
  })

  test('takes one address', async () => {
    const twice = `/api/v2/account/community-login?returnUrl=${encodeURIComponent(there)}&returnUrl=x`
    expect((await house.app.inject(twice)).statusCode).toBe(400)
  })

  test('is stopped when it is asked too often, and uses up nothing of what one may send in', async () => {
    await using other = await openHouse(site)
    const many = await Promise.all(
      Array.from({ length: allowances.submit.burst + 5 }, () => logIn(undefined, '', other)),
    )
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    const sent = await other.app.inject({
      method: 'POST',
      url: '/api/v2/account/change-phones',
      payload: { mobile: '0612345678' },
    })
    // let in far enough to be asked who it is
    expect(sent.statusCode).toBe(401)
  })

  test('stays on this site in a demonstration without a community, and is refused in production', async () => {
    await using demo = await openHouse({ clock })
    expect((await logIn(undefined, '', demo)).headers.location).toContain('sandbox%252Fcommunity')
    await using strict = await openHouse({
      clock,
      server: { production: true, publicUrl: 'https://www.voorbeeld.nl' },
    })
    for (const asked of [undefined, '/sandbox/community', 'https://www.voorbeeld.nl/', there])
      expect((await logIn(asked, '', strict)).statusCode).toBe(400)
  })
})
