import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../../src/server/http/security.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'
import { type Answered, askSite, complaintOf, readResponse } from './judge.ts'
import { asks, http, sendRaw } from './raw.ts'

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

const json = { 'content-type': 'application/json' }
const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  readResponse(
    await askSite(`${site.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': newVisitor(), ...headers },
    }),
  )
const post = (path: string, headers: Record<string, string>, body: string) =>
  ask(path, headers, { method: 'POST', body })
const booking = '/api/klusservice/appointment'

const unsafe = [
  booking,
  '/api/v2/account/me',
  '/api/events/funnel',
  '/api/v1/files',
  '/mening?pagina=/',
  '/mijn/uitloggen',
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

test('other sites change nothing here, by whatever address', async () => {
  const failures: string[] = []
  for (const path of unsafe)
    for (const headers of foreign) {
      const answer = await post(path, { ...headers, ...json }, '{}')
      const complaint = complaintOf(answer) ?? `${answer.status} ${JSON.parse(answer.body).code}`
      if (complaint !== '403 foreign-origin')
        failures.push(`${path} ${JSON.stringify(headers)}: ${complaint}`)
    }
  expect(failures).toEqual([])
})

const etag = async () => (await ask('/contact')).headers.etag ?? ''
const asset = async () => /\/assets\/[\w.-]+\.css/.exec((await ask('/')).body)?.[0] ?? '/none'
const shown = { funnel: 'klusservice', number: 1, step: 'klus', membershipStatus: 'lid', outcome: 'shown' }
const turn = (mode: string) => post('/sandbox/faults', json, JSON.stringify({ partner: 'klusservice', mode }))

/** Answers of every kind: name, expected status, and how to get one. */
const kinds: readonly (readonly [string, number, () => Promise<Answered>])[] = [
  ['a page', 200, () => ask('/contact')],
  ['a page that is known', 304, async () => ask('/contact', { 'if-none-match': await etag() })],
  ['the head of a page', 200, () => ask('/contact', {}, { method: 'HEAD' })],
  ['a page that is not there', 404, () => ask('/nergens')],
  ['a page of a funnel', 200, () => ask('/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken')],
  ['a search', 200, () => ask('/zoekresultaat?q=dak')],
  ['a redirect', 308, () => ask('/CONTACT')],
  ['a redirect to log in', 303, () => ask('/mijn')],
  ['an asset', 200, async () => ask(await asset())],
  ['the head of an asset', 200, async () => ask(await asset(), {}, { method: 'HEAD' })],
  ['an asset that is not there', 404, () => ask('/assets/nergens.js')],
  ['an icon', 200, () => ask('/favicon.svg')],
  ['a call', 200, () => ask('/api/klusservice/tasks')],
  ['a call without content', 204, () => post('/api/events/funnel', json, JSON.stringify(shown))],
  ['a refused call', 400, () => post(booking, json, '{}')],
  ['a foreign call', 403, () => post(booking, { origin: 'https://kwaad.example' }, '{}')],
  ['a call by the wrong method', 405, () => ask('/api/klusservice/tasks', {}, { method: 'DELETE' })],
  ['a body too large', 413, () => post(booking, json, `{"a":"${'x'.repeat(300_000)}"}`)],
  ['a wrong type', 415, () => post(booking, { 'content-type': 'text/plain' }, 'x')],
  ['options', 405, () => ask('/api/klusservice/tasks', {}, { method: 'OPTIONS' })],
  ['an address that cannot be read', 404, () => sendRaw(site.url, asks('/%'))],
  ['HTTP that is none', 400, () => sendRaw(site.url, 'hallo\r\n\r\n')],
  ['headers too large', 431, () => sendRaw(site.url, http(`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`))],
  ['the description', 200, () => ask('/api/openapi.json')],
  ['robots', 200, () => ask('/robots.txt')],
  ['health', 200, () => ask('/healthz')],
  [
    'a partner that is down',
    503,
    async () => {
      await turn('down')
      const answer = await ask('/api/klusservice/tasks')
      await turn('none')
      return answer
    },
  ],
]

test('every answer carries the headers of safety, its Content-Security-Policy among them', async () => {
  const failures: string[] = []
  for (const [what, status, answerOf] of kinds) {
    const { status: got, headers } = await answerOf()
    // each kind of page has a policy of its own
    const { 'content-security-policy': _policy, ...wanted } = securityHeaders(false)
    const wrong = Object.entries(wanted).filter(([name, value]) => !value || headers[name] !== value)
    const policy = headers['content-security-policy'] ?? ''
    if (got !== status) failures.push(`${what}: ${got}`)
    for (const [name] of wrong) failures.push(`${what}: ${name} is ${headers[name]}`)
    if (!policy.includes("default-src 'none'") || policy.includes('unsafe'))
      failures.push(`${what}: its policy is ${policy}`)
    if (!/^[0-9a-f-]{36}$/.test(headers['x-request-id'] ?? '')) failures.push(`${what}: no id`)
  }
  expect(failures).toEqual([])
})

test('no page has a script or a style of its own in it', async () => {
  const paths = [
    '/',
    '/contact',
    '/nergens',
    '/zoekresultaat?q=dak',
    '/inloggen',
    '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken',
    '/api/docs',
  ]
  const failures: string[] = []
  for (const path of paths) {
    const { body } = await ask(path)
    if (!body.includes('<html')) failures.push(`${path}: no page`)
    // data for the page, and scripts of our own folder, are the only ones
    const own =
      /<script(?![^>]*\b(src="\/assets\/|type="(application\/(ld\+)?json|importmap|speculationrules)"))[^>]*>/
    for (const found of [
      own.exec(body)?.[0],
      /\son\w+="[^"]*"/.exec(body)?.[0],
      /\sstyle="[^"]*"/.exec(body)?.[0],
    ])
      if (found) failures.push(`${path}: ${found}`)
  }
  expect(failures).toEqual([])
})

test('what is for members is in no answer to anybody else, also once a member has read it', async () => {
  const path = '/diensten/juridisch/voorbeeldcontract-verhuizing'
  const words = 'zonnebloemclausule'
  const login = await askSite(`${site.url}/sandbox/viewer`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ as: 'member' }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const [before, member, after] = [await ask(path), await ask(path, { cookie }), await ask(path)]
  expect([before, member, after].map(({ status, body }) => [status, body.includes(words)])).toEqual([
    [200, false],
    [200, true],
    [200, false],
  ])
  expect(member.headers['cache-control']).toBe('private, no-store')
  expect(member.headers).not.toHaveProperty('etag')
  expect((await ask('/zoekresultaat?q=zonnebloemclausule')).body).not.toContain('zet erbij wat het waard is')
})
