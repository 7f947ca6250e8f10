import { afterAll, describe, expect, test } from 'vitest'
import { openCommunity } from '../../../../test/kit/community.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { signatureOf } from '../../ports/signature.ts'
import { allowances } from '../rate-limits/rate-limits.ts'
import { sweep } from '../retention/sweep.ts'
import { startSession } from '../sessions/start.ts'

const { clock, site, server, member, newPerson, cookieOf, setAlias } = await openCommunity()
afterAll(() => server.close())

const logIn = (returnUrl: string | undefined, cookie = '', on = server) =>
  on.app.inject({
    url: '/api/v2/account/community-login',
    headers: { cookie },
    ...(returnUrl !== undefined && { query: { returnUrl } }),
  })
const identity = async (ticket: unknown, more: object = {}) =>
  server.app.inject({
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
    expect(server.logged()).not.toContain(String(ticket))
  })

  test('with a state it comes back with that, and works beside no other', async () => {
    const state = 'q7Jr0lXk2mWcV9sN'
    const asked = async () => {
      const answer = await server.app.inject({
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
    // A ticket of one's own is worth nothing with the state of another browser.
    const plain = ticketIn((await logIn(there, await cookieOf(member))).headers.location)
    expect((await identity(plain, { state })).statusCode).toBe(404)
    for (const wrong of ['kort', 'x'.repeat(201), 'met spatie en meer tekens', 'a&b=cdefghijklmnop'])
      expect(
        (await server.app.inject({ url: '/api/v2/account/community-login', query: { state: wrong } }))
          .statusCode,
      ).toBe(400)
  })

  test('a visitor takes the state along to log in and back', async () => {
    const state = 'q7Jr0lXk2mWcV9sN'
    const answer = await server.app.inject({
      url: '/api/v2/account/community-login',
      query: { returnUrl: there, state },
    })
    const first = new URL(String(answer.headers.location), 'http://localhost:3000')
    expect(first.searchParams.get('terug')).toContain(`state=${state}`)
  })

  test('a call that the community did not sign tells nobody', async () => {
    const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
    const newer = 'een-nieuwer-geheim-van-meer-dan-32-tekens'
    await using signing = await openTestServer({
      clock,
      server: { communityHosts: ['community.voorbeeld.nl'], communitySecrets: [newer, secret] },
    })
    const answered = await signing.app.inject({
      url: '/api/v2/account/community-login',
      headers: { cookie: `__Host-thuisbasis=${(await startSession(signing.runtime, member)).token}` },
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
    // A call that browsers make needs no signature, also where the calls of the community do.
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
    clock.pass(59_000)
    expect((await identity(used)).statusCode).toBe(200)
    clock.pass(2000)
    expect((await identity(left)).json<Problem>().code).toBe('ticket-unknown')
    await logIn(there, await cookieOf(member))
    clock.pass(61_000)
    expect((await sweep(server.runtime)).tickets).toBeGreaterThanOrEqual(1)
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
      const { db } = server.database
      await db.updateTable('person').set({ community_alias: alias }).where('id', '=', id).execute()
      const ticket = ticketIn((await logIn(there, await cookieOf(id))).headers.location)
      expect((await identity(ticket)).json()).toEqual({ subject: id, membershipStatus: 'niet lid' })
    },
  )

  test('of somebody who is gone leads nowhere', async () => {
    const id = await newPerson()
    const ticket = ticketIn((await logIn(there, await cookieOf(id))).headers.location)
    await server.database.db.deleteFrom('person').where('id', '=', id).execute()
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
    expect((await server.app.inject(twice)).statusCode).toBe(400)
  })

  test('is stopped when it is asked too often, and uses up nothing of what one may send in', async () => {
    await using other = await openTestServer(site)
    const many = await Promise.all(
      Array.from({ length: allowances.submit.burst + 5 }, () => logIn(undefined, '', other)),
    )
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    const sent = await other.app.inject({
      method: 'POST',
      url: '/api/v2/account/change-phones',
      payload: { mobile: '0612345678' },
    })
    // The call is let in as far as the question who it is.
    expect(sent.statusCode).toBe(401)
  })

  test('stays on this site in a demonstration without a community, and is refused in production', async () => {
    await using demo = await openTestServer({ clock })
    expect((await logIn(undefined, '', demo)).headers.location).toContain('sandbox%252Fcommunity')
    await using strict = await openTestServer({
      clock,
      server: { production: true, publicUrl: 'https://www.voorbeeld.nl' },
    })
    for (const asked of [undefined, '/sandbox/community', 'https://www.voorbeeld.nl/', there])
      expect((await logIn(asked, '', strict)).statusCode).toBe(400)
  })
})
