import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import { openDatabase } from '../database/pool.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import { cachedReadiness } from '../services/readiness/read-readiness.ts'
import { securityHeaders } from './security.ts'

let server: TestServer
const seen: string[] = []
beforeAll(async () => {
  server = await openTestServer({
    server: {
      trustedProxies: ['10.0.0.0/8'],
      parts: [
        async (app) => {
          app.get('/pagina', async () => 'hallo')
          app.get('/kapot', async () => {
            throw new Error('secret: NL91ABNA0417164300')
          })
          app.get('/stuk', async () => JSON.parse('{"email":"jannie@voorbeeld.nl"'))
          app.get('/wie', async (request) => {
            seen.push(request.ip)
            return request.ip
          })
        },
      ],
    },
  })
})
afterAll(() => server.close())

test('every kind of answer carries the security headers', async () => {
  const urls = [
    '/pagina',
    '/kapot',
    '/nergens',
    '/api/klusservice/tasks',
    '/api/nergens',
    '/healthz',
    '/api/docs',
  ]
  for (const url of urls) {
    const { headers } = await server.app.inject(url)
    expect(headers, url).toMatchObject(securityHeaders(false))
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('the policy allows nothing unsafe, and production insists on https', () => {
  const policy = securityHeaders(true)['content-security-policy']
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/)
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

test('our own mistake is a 500 that tells nothing, and a log line that says where', async () => {
  const answer = await server.app.inject('/kapot')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    title: 'Er is iets misgegaan. Onze excuses voor het ongemak.',
    detail: 'Probeer het later opnieuw of bel onze klantenservice op 033 000 00 00.',
    status: 500,
    code: 'internal-error',
    requestId: answer.headers['x-request-id'],
  })
  expect(server.logged()).toContain('server.db.test.ts')
})

test('an answer leaves a line in the log, a health check that went well none', async () => {
  const linesOf = (route: string) => server.logged().split(`"route":"${route}"`).length - 1
  const before = linesOf('/pagina')
  await server.app.inject('/pagina')
  await server.app.inject('/healthz')
  expect([linesOf('/pagina') - before, linesOf('/healthz')]).toEqual([1, 0])
})

test('messages that quote what people typed stay out of the log', async () => {
  await server.app.inject('/stuk')
  expect(server.logged()).toContain('SyntaxError')
  expect(server.logged()).not.toContain('jannie')
})

test('only a proxy that is trusted says who is asking', async () => {
  const ask = (remoteAddress: string) =>
    server.app.inject({ url: '/wie', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect((await ask('10.1.2.3')).body).toBe('203.0.113.7')
  expect((await ask('198.51.100.1')).body).toBe('198.51.100.1')
})

test('ready only when database and queue answer', async () => {
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', queue: 'ok' })
  await using broken = await openTestServer()
  await broken.database.close()
  const answer = await broken.app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'unavailable', database: 'unavailable', queue: 'unavailable' },
  ])
  expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
})

test.each(['/readyz', '/api/v1/files/7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'])('%s is limited', async (url) => {
  await using own = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  const { burst } = allowances.read
  const answers = await Promise.all(Array.from({ length: burst + 3 }, () => own.app.inject(url)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
})

test('readiness is read once for all who ask within a second', async () => {
  let ahead = 0
  await using own = await openTestServer({ clock: { now: () => ahead } })
  const readiness = cachedReadiness(own.runtime)
  const [one, other] = [readiness(), readiness()]
  expect(other).toBe(one)
  ahead = 1000
  expect(readiness()).not.toBe(one)
})

test('an id of a request tells nothing of others', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await server.app.inject('/healthz')).headers['x-request-id']),
  )
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(new Set(ids.map((id) => String(id).slice(0, 8))).size).toBe(20)
})

test('the description is served as JSON and as a page', async () => {
  const json = await server.app.inject('/api/openapi.json')
  expect(json.json()).toMatchObject({ openapi: '3.1.0' })
  const page = await server.app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<html lang="nl">')
})

test('a database that is away is a 503 in Dutch, never a promise', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  await using broken = await openTestServer()
  broken.runtime.database = away
  const answer = await broken.app.inject({
    method: 'POST',
    url: '/api/v2/account/me',
    headers: { cookie: `__Host-thuisbasis=${'a'.repeat(43)}` },
  })
  await away.destroy()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    title: 'Er is iets misgegaan. Onze excuses voor het ongemak.',
  })
  expect(broken.logged()).toContain('ECONNREFUSED')
})
