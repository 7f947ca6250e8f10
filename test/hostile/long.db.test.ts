import { afterAll, beforeAll, expect, test } from 'vitest'
import { bricksOf } from '../../src/core/fields/group.ts'
import { mijn, notMinePath, requestPath } from '../../src/core/mijn/paths.ts'
import { contract } from '../../src/server/features.ts'
import { isLongRound } from '../kit/long-round.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { sendRaw } from './raw.ts'

// Addresses, queries and headers of 15 KB, of signs over which a pattern may go again and again. Each is timed
// against letters at the same place in the same run: what takes longer by far does work that grows with the square.
// A short round takes a quarter of the signs for each address, others for each, and one target for each header.

let server: ServerProcess
let cookie: string
beforeAll(async () => {
  server = await startServerProcess({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const answer = await fetch(`${server.url}/sandbox/viewer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"as":"member"}',
  })
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
afterAll(() => server?.close())

/** As long as the headers of a request may be, with room for what is around it. */
const length = 15_000
const fill = (pattern: string) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
const letters = fill('a')
const shapes = [
  ...[
    '/',
    '%',
    ';',
    '.',
    '-',
    '+',
    ',',
    '=',
    '&',
    '?',
    '"',
    '1',
    ':',
    '%2f',
    '%20',
    '%cc%80%cc%a7',
    'a/',
  ].map(fill),
  // what a pattern for the end of a text never finds there
  ...['/', '.', '%20', ' '].map((sign) => `${fill(sign)}x`),
  `${fill('/')}x/`,
]
const sendable = (text: string) => !text.includes(' ')

const contractPaths = [...new Set(Object.values(contract).map(({ path }) => path))]
/** Every kind of address that takes something of whoever asks, with `*` where it goes. */
const addresses = [
  '/*',
  '/x/*',
  '/contact/*',
  '/nieuws/*',
  '/lidmaatschap*',
  '/assets/*',
  '/og/*',
  '/api*',
  '/api/*',
  ...contractPaths.filter((path) => path.includes('{')).map((path) => path.replace(/\{\w+\}/g, '*')),
  '/api/v1/files/*',
  '/api/docs/*',
  '/sandbox*',
  '/sandbox/*',
  '/sandbox/mail/*',
  '/sandbox/mail/1/bijlage/*',
  '/concept/*',
  '/mijn*',
  '/mijn/*',
  requestPath('*'),
  notMinePath('*'),
  '/readyz*',
  '/zoekresultaat?q=*',
  '/zoekresultaat?*',
  '/contact?*',
  '/CONTACT/?*',
  '/mening?pagina=*',
  `${mijn.requests}?pagina=*`,
  '/sandbox/community?ticket=*',
  '/sandbox/orders.json?partner=*',
  '/sandbox/kaders/formulier?*=*',
  '/api/v2/account/community-login?returnUrl=*',
  ...Object.values(contract).flatMap(({ query, path }) =>
    bricksOf(query).map((field) => `${path.replace(/\{\w+\}/g, 'x')}?${field.path}=*`),
  ),
]

const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'content-type',
  'expect',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
]
const targets = [
  'GET /contact',
  'GET /favicon.svg',
  'GET /mijn',
  'GET /api/klusservice/tasks',
  'POST /api/v2/account/login',
]

interface Head {
  method?: string
  path: string
  extra?: string
}

/** Milliseconds until the last byte of the answer; every request from an address of its own. */
const timeOf = async ({ method = 'GET', path, extra = '' }: Head): Promise<number> => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(extra.startsWith('host:') ? [] : ['host: localhost']),
    'connection: close',
    ...(extra.startsWith('x-forwarded-for:') ? [] : [`x-forwarded-for: ${newVisitor()}`]),
    ...(extra.startsWith('cookie:') ? [] : [`cookie: ${cookie}`]),
    ...(extra ? [extra] : []),
    ...(method === 'POST' ? ['content-length: 2'] : []),
  ]
  const start = performance.now()
  await sendRaw(server.url, `${lines.join('\r\n')}\r\n\r\n${method === 'POST' ? '{}' : ''}`)
  return performance.now() - start
}

/** Quadratic work on 15 KB takes a quarter of a second and more, linear work next to nothing. */
const air = { times: 5, ms: 80 }

/** The least of some times, as soon as one is within the bound: a machine that is busy with others is not always so. */
const expectQuick = async (head: Head, control: number, what: string) => {
  const bound = air.times * control + air.ms
  let least = await timeOf(head)
  for (let again = 0; again < 20 && least >= bound; again++) least = Math.min(least, await timeOf(head))
  expect(least, `${what}: ${least.toFixed()} ms, letters ${control.toFixed()} ms`).toBeLessThan(bound)
}

const controlOf = async (head: Head) => Math.min(await timeOf(head), await timeOf(head), await timeOf(head))

/** All of these for this test, or in a short round for each test another part of them. */
const someOf = <T>(values: readonly T[], at: number, parts: number): T[] =>
  values.filter((_value, index) => isLongRound || (index + at) % parts === 0)

test.each(addresses)('%s takes no longer for any signs than for letters', async (address) => {
  const at = (text: string): Head => ({ path: address.replace('*', () => text) })
  const control = await controlOf(at(letters))
  for (const text of someOf(shapes.filter(sendable), addresses.indexOf(address), 4))
    await expectQuick(at(text), control, `${address} with ${text.slice(0, 12)}`)
})

test.each(headers)('the header %s takes no longer for any signs than for letters', async (name) => {
  for (const target of someOf(targets, headers.indexOf(name), targets.length)) {
    const [method = '', path = ''] = target.split(' ')
    const at = (text: string): Head => ({ method, path, extra: `${name}: ${text}` })
    const control = await controlOf(at(letters))
    for (const text of [
      ...shapes,
      fill('a,'),
      fill('a;q=0.'),
      fill('a=b; '),
      fill('W/"a", '),
      fill('bytes=0-1,'),
    ])
      await expectQuick(at(text), control, `${target} with ${name}: ${text.slice(0, 12)}`)
  }
})
