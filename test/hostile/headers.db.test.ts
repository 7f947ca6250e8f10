import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../src/server/http/security.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { type Answered, answered, askSite, expectClean } from './judge.ts'
import { asks, http, sendRaw } from './raw.ts'

// What every answer carries, whatever it is, and what other sites may not do here.

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => server?.close())

const json = 'application/json'

describe('other sites', () => {
  const unsafe = [
    '/api/klusservice/appointment',
    '/api/v2/account/me',
    '/api/events/funnel',
    '/api/v1/files',
    '/mening?pagina=/',
    '/sandbox/faults',
    '/sandbox/viewer',
    '/nergens',
  ]
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://kwaad.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost.kwaad.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
  ]
  test('change nothing here, by whatever address', async () => {
    for (const path of unsafe)
      for (const headers of foreign) {
        const answer = await answered(
          await askSite(`${server.url}${path}`, {
            method: 'POST',
            headers: { ...headers, 'content-type': json, 'x-forwarded-for': newVisitor() },
            body: '{}',
          }),
        )
        expectClean(answer, path)
        expect([answer.status, JSON.parse(answer.body).code], `${path} ${JSON.stringify(headers)}`).toEqual([
          403,
          'foreign-origin',
        ])
      }
  })
})

describe('security headers', () => {
  const get = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    answered(
      await askSite(`${server.url}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { 'x-forwarded-for': newVisitor(), ...headers },
      }),
    )
  const etag = async () => (await get('/contact')).headers.etag ?? ''
  const asset = async () => /\/assets\/[\w.-]+\.css/.exec((await get('/')).body)?.[0] ?? '/none'
  const kinds: readonly (readonly [string, number, () => Promise<Answered>])[] = [
    ['a page', 200, () => get('/contact')],
    ['a page that is known', 304, async () => get('/contact', { 'if-none-match': await etag() })],
    ['the head of a page', 200, () => get('/contact', {}, { method: 'HEAD' })],
    ['a page that is not there', 404, () => get('/nergens')],
    ['a redirect', 308, () => get('/CONTACT')],
    ['a redirect to log in', 303, () => get('/mijn')],
    ['an asset', 200, async () => get(await asset())],
    ['the head of an asset', 200, async () => get(await asset(), {}, { method: 'HEAD' })],
    ['an asset that is not there', 404, () => get('/assets/nergens.js')],
    ['an icon', 200, () => get('/favicon.svg')],
    ['a call', 200, () => get('/api/klusservice/tasks')],
    [
      'a call without content',
      204,
      () =>
        get(
          '/api/events/funnel',
          { 'content-type': json },
          {
            method: 'POST',
            body: JSON.stringify({
              funnel: 'klusservice',
              number: 1,
              step: 'klus',
              membershipStatus: 'lid',
              outcome: 'shown',
            }),
          },
        ),
    ],
    [
      'a refused call',
      400,
      () => get('/api/klusservice/appointment', { 'content-type': json }, { method: 'POST', body: '{}' }),
    ],
    [
      'a foreign call',
      403,
      () =>
        get(
          '/api/klusservice/appointment',
          { origin: 'https://kwaad.example' },
          { method: 'POST', body: '{}' },
        ),
    ],
    ['a call by the wrong method', 405, () => get('/api/klusservice/tasks', {}, { method: 'DELETE' })],
    [
      'a body too large',
      413,
      () =>
        get(
          '/api/klusservice/appointment',
          { 'content-type': json },
          { method: 'POST', body: `{"a":"${'x'.repeat(300_000)}"}` },
        ),
    ],
    [
      'a wrong type',
      415,
      () =>
        get('/api/klusservice/appointment', { 'content-type': 'text/plain' }, { method: 'POST', body: 'x' }),
    ],
    ['options', 405, () => get('/api/klusservice/tasks', {}, { method: 'OPTIONS' })],
    ['an address that cannot be read', 404, () => sendRaw(server.url, asks('/%'))],
    ['HTTP that is none', 400, () => sendRaw(server.url, 'hallo\r\n\r\n')],
    ['headers too large', 431, () => sendRaw(server.url, http(`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`))],
    ['the description', 200, () => get('/api/openapi.json')],
    ['robots', 200, () => get('/robots.txt')],
    ['health', 200, () => get('/healthz')],
  ]
  test.each(kinds)('%s', async (_what, status, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(securityHeaders(false))
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('one who asks too much', async () => {
    const own = newVisitor()
    const ask = () => get('/api/v1/address?postcode=x&houseNumber=1', { 'x-forwarded-for': own })
    let last = await ask()
    for (let round = 0; round < 40 && last.status !== 429; round++)
      last = (await Promise.all(Array.from({ length: 50 }, ask))).at(-1) ?? last
    expect(last.status).toBe(429)
    expect(last.headers).toMatchObject(securityHeaders(false))
  })

  test('a partner that is down', async () => {
    const turn = (mode: string) =>
      get(
        '/sandbox/faults',
        { 'content-type': json },
        { method: 'POST', body: JSON.stringify({ partner: 'klusservice', mode }) },
      )
    await turn('down')
    const answer = await get('/api/klusservice/tasks')
    await turn('none')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.headers).toMatchObject(securityHeaders(false))
  })
})
