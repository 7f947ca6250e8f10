import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingFrom, send, type TestBooking } from '../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import type { Problem } from '../../core/kernel/fault.ts'

let server: TestServer
let good: TestBooking
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  good = await bookingFrom(server, '2026-11-23')
})
afterAll(() => server.close())

const post = (payload: string | Buffer, type = 'application/json', headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/klusservice/appointment',
    headers: { ...(type && { 'content-type': type }), ...headers },
    payload,
  })

test('in production only pages of the public address may send, whatever host a request names', async () => {
  const publicUrl = 'https://www.thuisbasis.example'
  await using live = await openTestServer({ server: { production: true, publicUrl } })
  const from = async (origin: string) => {
    const headers = { origin, host: 'nep.example' }
    const answer = await live.app.inject({
      method: 'POST',
      url: '/api/v2/account/logout',
      headers,
      payload: {},
    })
    return answer.statusCode
  }
  expect([
    await from(publicUrl),
    await from('https://nep.example'),
    await from('http://nep.example'),
  ]).toEqual([200, 403, 403])
})

describe('bodies that are none', () => {
  test.each([
    ['no JSON', '{"appointment":', 'application/json', 400, 'invalid-json'],
    ['a list', '[]', 'application/json', 400, 'invalid-body'],
    ['a text', '"x"', 'application/json', 400, 'invalid-body'],
    ['null', 'null', 'application/json', 400, 'invalid-body'],
    ['nothing', '', 'application/json', 400, 'invalid-fields'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'application/json', 400, 'invalid-json'],
    [
      'a depth of thousands',
      `${'['.repeat(4000)}${']'.repeat(4000)}`,
      'application/json',
      400,
      'body-too-deep',
    ],
    [
      'entries without end',
      `{"appointment":{"options":[${'{},'.repeat(5000)}{}]}}`,
      'application/json',
      400,
      'body-too-many-values',
    ],
    ['more than may be sent', `{"a":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'body-too-large'],
    ['a text by its type', 'hallo', 'text/plain', 415, 'unsupported-media-type'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported-media-type'],
    ['a broken multipart', 'x', 'multipart/form-data; boundary=y', 415, 'unsupported-media-type'],
    ['a type that is none', '{}', 'json', 415, 'unsupported-media-type'],
  ])('%s', async (_name, payload, type, status, code) => {
    const answer = await post(payload, type)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code])
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
})

describe('fields of the wrong kind are 400, never 500', () => {
  const values: unknown[] = [
    null,
    0,
    -1,
    1e308,
    true,
    '',
    ' ',
    [],
    {},
    [[]],
    '\u0000',
    '\ud800',
    '🏠'.repeat(9999),
  ]
  const paths = ['task_id', 'comment', 'rate', 'user', 'address', 'options'] as const
  test.each(paths.flatMap((path) => values.map((value, index) => [path, index, value] as const)))(
    '%s with value %i',
    async (path, _index, value) => {
      const answer = await send(server, { appointment: { ...good.appointment, [path]: value } })
      expect(answer.statusCode).toBe(400)
      const keys = Object.keys(answer.json<Problem>().errors ?? {})
      expect(keys.length).toBeGreaterThan(0)
      for (const key of keys) expect(key).toMatch(new RegExp(`^appointment\\.${path}`))
    },
  )
})

test('unknown fields and __proto__ are ignored', async () => {
  const text = JSON.stringify(good).replace(
    '{',
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"extra":1,',
  )
  const answer = await post(text)
  expect(answer.statusCode).toBe(201)
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
  const [row] = await server.database.db.selectFrom('submission').select('request').execute()
  expect(JSON.stringify(row)).not.toContain('extra')
})

describe('other sites', () => {
  test.each([
    ['a foreign origin', { origin: 'https://kwaad.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['another port', { origin: 'http://localhost:81' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { origin: 'http://localhost:3104', 'sec-fetch-site': 'same-origin' }, 400],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, 400],
    ['a program', {}, 400],
  ])('%s', async (_name, headers, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/klusservice/appointment',
      headers: { 'content-type': 'application/json', host: 'localhost:3104', ...headers },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(status)
  })

  test('may read', async () => {
    const answer = await server.app.inject({
      url: '/api/klusservice/tasks',
      headers: { origin: 'https://kwaad.example' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('queries', () => {
  test.each([
    ['postalCode=3821BT&postalCode=1012JS&houseNumber=1', ['postalCode']],
    ['postalCode[]=3821BT&houseNumber=1', ['postalCode']],
    ['postalCode=3821BT&houseNumber=1e3', ['houseNumber']],
    ['postalCode=3821BT&houseNumber=0', ['houseNumber']],
    ['postalCode=3821BT&houseNumber=100000', ['houseNumber']],
    ['postalCode=%00&houseNumber=%ff', ['postalCode', 'houseNumber']],
    ['', ['postalCode', 'houseNumber']],
  ])('%s', async (query, fields) => {
    const answer = await server.app.inject(`/api/klusservice/verify?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(fields)
  })

  test.each(['taskId=x&lat=91&lon=5', 'taskId=x&lat=a&lon=5', 'taskId=&lat=52&lon=5', 'lat=52&lon=5'])(
    'task-rates?%s',
    async (query) => {
      const answer = await server.app.inject(
        `/api/klusservice/task-rates?${query}&fromDate=2026-12-01T00:00:00Z`,
      )
      expect(answer.statusCode).toBe(400)
    },
  )

  test.each([
    'morgen',
    '2026-13-01T00:00:00Z',
    '2026-13-01',
    '2026-12-01T00:00:00',
    '+010000-01-01T00:00:00Z',
  ])('fromDate %s', async (from) => {
    const query = new URLSearchParams({ taskId: 'lekkende-kraan', lat: '52', lon: '5', fromDate: from })
    const answer = await server.app.inject(`/api/klusservice/task-rates?${query}`)
    expect(answer.json<Problem>().errors).toEqual({ fromDate: ['Dit is geen geldig tijdstip.'] })
  })

  test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-12-01T00:00:00-12:00'])(
    'fromDate %s is far away but true',
    async (from) => {
      const query = new URLSearchParams({ taskId: 'lekkende-kraan', lat: '52', lon: '5', fromDate: from })
      expect((await server.app.inject(`/api/klusservice/task-rates?${query}`)).statusCode).toBe(200)
    },
  )
})

/** An address whose parameter is longer than the router reads. */
const withLongParameter = `/api/v1/giftcard/validate/${'A'.repeat(201)}`

test('what is not there is a 404, what is asked the wrong way a 405, both as a problem', async () => {
  for (const [method, url, status] of [
    ['GET', '/api/', 404],
    ['GET', '/api/klusservice', 404],
    ['POST', '/api/klusservice/nergens', 404],
    ['DELETE', '/api/klusservice/tasks', 405],
    ['GET', '/api/klusservice/appointment', 405],
    ['GET', withLongParameter, 400],
  ] as const) {
    const answer = await server.app.inject({ method, url })
    expect([url, answer.statusCode]).toEqual([url, status])
    expect(answer.headers['content-type']).toContain('application/problem+json')
  }
  expect((await server.app.inject('/api/klusservice/appointment')).headers.allow).toBe('POST')
  const options = await server.app.inject({ method: 'OPTIONS', url: '/api/klusservice/tasks' })
  expect(options.headers.allow).toBe('GET, HEAD')
  expect((await server.app.inject({ method: 'HEAD', url: '/api/klusservice/tasks' })).statusCode).toBe(200)
})
