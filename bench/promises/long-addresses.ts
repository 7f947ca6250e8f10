import { bricksOf } from '../../src/core/fields/brick/group.ts'
import { mijn, notMinePath, requestPath } from '../../src/core/mijn/paths.ts'
import { contract } from '../../src/server/features.ts'
import { sendRaw } from '../../test/hostile/raw.ts'
import { newVisitor } from '../../test/kit/new-visitor.ts'
import { startServerProcess } from '../../test/kit/server-process.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

/** Length in characters: as long as the headers of a request may be, with room for the rest of them. */
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
  // texts in which a pattern that looks for the end of a text never finds it
  ...['/', '.', '%20', ' '].map((sign) => `${fill(sign)}x`),
  `${fill('/')}x/`,
]
const sendable = (text: string) => !text.includes(' ')

const contractPaths = [...new Set(Object.values(contract).map(({ path }) => path))]
/** Every kind of address that reads something that the visitor sends, with `*` where that stands. */
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

const rounds = 3

/** The session of a member at this site, whose requests pass as being of the same origin. */
interface Asker {
  url: string
  cookie: string
}

/** Milliseconds until the last byte of the answer; every request comes from an address of its own. */
const timeOf = async (
  { url, cookie }: Asker,
  { method = 'GET', path, extra = '' }: Head,
): Promise<number> => {
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
  await sendRaw(url, `${lines.join('\r\n')}\r\n\r\n${method === 'POST' ? '{}' : ''}`)
  return performance.now() - start
}

/** The least of three times, as any one of them may have waited for something else. */
const leastOf = async (asker: Asker, head: Head): Promise<number> =>
  Math.min(await timeOf(asker, head), await timeOf(asker, head), await timeOf(asker, head))

/** The milliseconds by which the slowest of these texts takes longer than plain letters at the same place. */
const extraOf = async (
  asker: Asker,
  signs: readonly string[],
  at: (text: string) => Head,
): Promise<{ extra: number; text: string }> => {
  const control = await leastOf(asker, at(letters))
  let worst = { extra: 0, text: '' }
  for (const text of signs) {
    const once = (await timeOf(asker, at(text))) - control
    if (once <= worst.extra) continue
    const extra = (await leastOf(asker, at(text))) - control
    if (extra > worst.extra) worst = { extra, text }
  }
  return worst
}

const inHeaders = [...shapes, ...['a,', 'a;q=0.', 'a=b; ', 'W/"a", ', 'bytes=0-1,'].map(fill)]
const places: Record<string, () => [name: string, signs: readonly string[], at: (text: string) => Head][]> = {
  'An address or query': () =>
    addresses.map((address) => [
      address,
      shapes.filter(sendable),
      (text) => ({ path: address.replace('*', () => text) }),
    ]),
  'A header': () =>
    headers.flatMap((name) =>
      targets.map((target): [string, readonly string[], (text: string) => Head] => {
        const [method = '', path = ''] = target.split(' ')
        return [`${name} of ${target}`, inHeaders, (text) => ({ method, path, extra: `${name}: ${text}` })]
      }),
    ),
}

/**
 * Measures 15 KB of characters over which a pattern may backtrack, against letters at the same place. Work that grows with the
 * square takes a quarter of a second more, and longer.
 */
export async function measureLongAddresses(): Promise<Measurement[]> {
  await using server = await startServerProcess({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const answer = await fetch(`${server.url}/sandbox/viewer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"as":"member"}',
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const asker = { url: server.url, cookie }
  const measured: Measurement[] = []
  for (const [what, all] of Object.entries(places)) {
    const worsts: { extra: number; text: string }[] = []
    for (let round = 0; round < rounds; round++) {
      let worst = { extra: 0, text: '' }
      for (const [name, signs, at] of all()) {
        const { extra, text } = await extraOf(asker, signs, at)
        if (extra > worst.extra) worst = { extra, text: `${name} with ${text.slice(0, 12)}` }
      }
      worsts.push(worst)
    }
    measured.push({
      what: `${what} of 15 KB of the worst signs that are known, against letters: longer by`,
      spread: spreadOf(worsts.map(({ extra }) => extra)),
      unit: 'ms',
      bound: { side: 'at most', value: 80 },
      note: worsts.map(({ text }) => text).join('; '),
    })
  }
  return measured
}
