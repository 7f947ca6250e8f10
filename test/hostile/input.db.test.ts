import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { bricksOf, exampleOf } from '../../src/core/fields/brick/group.ts'
import { requestPath } from '../../src/core/mijn/paths.ts'
import { contract } from '../../src/server/features.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { parsePath, valueAt } from '../kit/request-values.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'
import { addressOf, exampleBodyOf, fieldsOf, formOf, put } from './bodies.ts'
import { askSite, complaintOf, inParallel, readResponse } from './judge.ts'
import { asPart, rawParts, unstorableStrings } from './naughty.ts'

// One string that breaks most of what can break, once through each call. The long round puts every string into every field
// (input*.long.db.test.ts).

/** Holds markup, quotes, a template, a mail header, an emoji of two UTF-16 units and a right-to-left override. */
const naughty = `"><script>alert(1)</script>'; -- \${7*7}\r\nBcc: x@voorbeeld.nl 🏠\u202e`
const values = [null, {}, 1e308, ['x']]
const calls: AnyEndpoint[] = Object.values(contract)

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite()
})
afterAll(() => site?.close())

const failures: string[] = []
const visit =
  (what: string, path: string, init: RequestInit = {}) =>
  async (): Promise<void> => {
    const answer = await askSite(`${site.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': newVisitor(), ...(init.headers as Record<string, string>) },
    })
    const complaint = complaintOf(await readResponse(answer))
    if (complaint) failures.push(`${what}: ${complaint}`)
  }
const expectAnswers = async (visits: readonly (() => Promise<void>)[]) => {
  failures.length = 0
  await inParallel(visits)
  expect(failures).toEqual([])
}

const sendBody = (call: AnyEndpoint, path: string, value: unknown) => {
  const body = exampleBodyOf(call)
  put(body, path, value)
  const headers = { 'idempotency-key': randomUUID() }
  return visit(
    `${call.name} ${path} = ${JSON.stringify(value)}`,
    addressOf(call),
    call.multipart
      ? { method: call.method, headers, body: formOf(body) }
      : {
          method: call.method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  )
}

const filled = (call: AnyEndpoint) => {
  const body = exampleBodyOf(call)
  for (const path of fieldsOf(call))
    if (typeof valueAt(body, parsePath(path)) === 'string') put(body, path, naughty)
  return visit(`${call.name} with it everywhere`, addressOf(call), {
    method: call.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
}

test('every call takes or refuses it, and what no database of texts can hold, in its fields', async () => {
  const visits = calls
    .filter((call) => call.body)
    .flatMap((call, at) => {
      const [first = ''] = fieldsOf(call)
      const texts = [unstorableStrings[at % unstorableStrings.length], values[at % values.length]]
      return [
        ...texts.map((value) => sendBody(call, first, value)),
        call.multipart ? sendBody(call, first, naughty) : filled(call),
      ]
    })
  expect(visits.length).toBeGreaterThan(60)
  await expectAnswers(visits)
})

test('every call takes or refuses it in its query and in its path', async () => {
  const visits = calls.flatMap((call) => {
    const path = (part: string) => call.path.replace(/\{\w+\}/g, part)
    const good = exampleOf(call.query) as Record<string, string>
    const names = [...bricksOf(call.query).map(({ path }) => path), 'onbekend']
    const queries = names.map((name) => new URLSearchParams({ ...good, [name]: naughty }))
    const { method } = call
    return [
      ...queries.map((query) =>
        visit(`${call.name} ?${query}`, `${path(randomUUID())}?${query}`, { method }),
      ),
      ...(call.path.includes('{')
        ? ['%00', '%ff', asPart(naughty)].map((part) =>
            visit(`${call.name} at ${part}`, path(part), { method }),
          )
        : []),
    ]
  })
  await expectAnswers(visits)
})

test('pages, search, files, the desk, the survey and headers take or refuse it', async () => {
  const typed = encodeURIComponent(naughty.toWellFormed())
  const header = naughty.replaceAll(/[^\t\x20-\x7e]/g, '')
  const json = { 'content-type': 'application/json' }
  const post = (body: BodyInit, headers = {}) => ({ method: 'POST', headers, body })
  const names = ['cookie', 'if-none-match', 'range', 'accept', 'origin', 'x-forwarded-for', 'idempotency-key']
  await expectAnswers([
    ...[typed, ...rawParts].flatMap((part) => [
      visit(`search ${part}`, `/zoekresultaat?q=${part}`),
      visit(`page ${part}`, `/${part}`),
      visit(`asset ${part}`, `/assets/${part}`),
      visit(`message ${part}`, `/sandbox/mail/${part}`),
      visit(`file ${part}`, `/api/v1/files/${part}`),
      visit(`request ${part}`, requestPath(part)),
    ]),
    visit('survey', `/mening?pagina=${typed}`, post(new URLSearchParams({ answer: naughty }))),
    visit('viewer', '/sandbox/viewer', post(JSON.stringify({ as: naughty }), json)),
    visit('switch', '/sandbox/faults', post(JSON.stringify({ partner: naughty, mode: naughty }), json)),
    ...names.map((name) => visit(name, '/contact', { headers: { [name]: header } })),
    ...names.map((name) =>
      visit(`${name} of a call`, '/api/v2/account/me', post('{}', { ...json, [name]: header })),
    ),
  ])
})

test('nothing of it was our own mistake', () => {
  const ours = site
    .logged()
    .split('\n')
    .filter((line) => /"msg":"(unexpected|page failed|broken)"/.test(line))
  expect(ours).toEqual([])
})
