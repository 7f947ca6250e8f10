import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { email } from '../../src/core/fields/email.ts'
import { bricksOf, exampleOf } from '../../src/core/fields/group.ts'
import { mijn, notMinePath, requestPath } from '../../src/core/mijn/paths.ts'
import { contract } from '../../src/server/features.ts'
import { isDatabaseAway } from '../../src/server/http/faults.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { bookingOf, firstSlots, ratesAt } from '../storms/bookings.ts'
import { waitingJobs } from '../storms/ledger.ts'
import { eventually, type SiteOfMany, startSite } from '../storms/site.ts'
import { addressOf, exampleBodyOf, fieldsOf, formOf, type Json, put } from './bodies.ts'
import { type Answered, answered, askSite, expectClean, inParallel } from './judge.ts'
import { asPart, naughtyStrings, naughtyValues, rawParts } from './naughty.ts'

// Everything that may be typed, in every field of every call and every query, on the built product.

const calls: AnyEndpoint[] = Object.values(contract)

/** One of eight, others for the next field: there are so many fields that each string still meets dozens of them. */
const oneOfEight = <T>(all: readonly T[], field: number): T[] =>
  all.filter((_one, index) => index % 8 === field % 8)

let database: FreshDatabase
let site: SiteOfMany
let goodBooking: Json
beforeAll(async () => {
  database = await freshDatabase('filled')
  site = await startSite(database, { count: 1, env: { LOG_LEVEL: 'warn' } })
  const rates = await ratesAt(url(''))
  goodBooking = bookingOf(rates, firstSlots(rates)) as unknown as Json
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await database?.close()
})

const url = (path: string) => `${site.urls[0]}${path}`

/** A call that succeeds, for one field of it to be spoiled. */
const goodBody = (call: AnyEndpoint): Json => {
  const body = call.name === 'klusservice.book' ? structuredClone(goodBooking) : exampleBodyOf(call)
  // one sender a request, so that no mailbox is full
  for (const { path, brick } of bricksOf(call.body ?? call.query))
    if (brick.facts.example === email.facts.example) put(body, path, `${randomUUID()}@voorbeeld.nl`)
  return body
}

const send = async (call: AnyEndpoint, body: Json, what: string): Promise<Answered> => {
  const headers = { 'x-forwarded-for': newVisitor(), 'idempotency-key': randomUUID() }
  const request = call.multipart
    ? { method: call.method, headers, body: formOf(body) }
    : {
        method: call.method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
  const answer = await answered(await askSite(url(addressOf(call)), request))
  expectClean(answer, what)
  return answer
}

const ask = async (call: AnyEndpoint, query: string, what: string) => {
  const path = call.path.replace(/\{\w+\}/g, encodeURIComponent('7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'))
  const answer = await askSite(url(`${path}?${query}`), {
    method: call.method,
    headers: { 'x-forwarded-for': newVisitor() },
    redirect: 'manual',
  })
  expectClean(await answered(answer), what)
}

// a call that refuses its body for another reason would never look at the field that is spoiled
test.each(calls.filter(({ name, multipart }) => multipart || name === 'forms.send'))(
  '$name takes in what is not spoiled',
  async (call) => {
    const { status, body } = await send(call, goodBody(call), call.name)
    expect([status, body]).toEqual([201, body])
  },
)

describe.each(calls.filter((call) => call.body))('$name', (call) => {
  test('takes or refuses every kind of value and one of eight strings in every field', async () => {
    const jobs = fieldsOf(call).flatMap((path, field) =>
      [...oneOfEight(naughtyStrings, field), ...naughtyValues].map((value) => async () => {
        const body = goodBody(call)
        put(body, path, value)
        await send(call, body, `${call.name} ${path} = ${JSON.stringify(value)?.slice(0, 80)}`)
      }),
    )
    await inParallel(jobs)
  })

  test('with a naughty name of a field, and with a field too few', async () => {
    const fields = fieldsOf(call)
    await inParallel([
      ...oneOfEight(naughtyStrings, calls.indexOf(call)).map((name) => async () => {
        const body = { ...goodBody(call), [name]: 'x' }
        await send(call, body, `${call.name} with ${JSON.stringify(name).slice(0, 80)}`)
      }),
      ...fields.map((path) => async () => {
        const body = goodBody(call)
        put(body, path, undefined)
        await send(call, body, `${call.name} without ${path}`)
      }),
    ])
  })
})

describe.each(calls)('$name by its query', (call) => {
  test('takes or refuses one of eight strings, also twice, as a list and under another name', async () => {
    const fields = bricksOf(call.query).map(({ path }) => path)
    const good = exampleOf(call.query) as Record<string, unknown>
    const jobs = [...fields, 'onbekend'].flatMap((name, field) =>
      oneOfEight(naughtyStrings, calls.indexOf(call) + field).flatMap((text) => {
        const query = (changed: Record<string, string>) =>
          new URLSearchParams({ ...(good as Record<string, string>), ...changed })
        const twice = query({})
        twice.append(name, text)
        return [query({ [name]: text }), twice, query({ [`${name}[]`]: text }), query({ [text]: name })].map(
          (one) => () => ask(call, one.toString(), `${call.name} ?${one.toString().slice(0, 120)}`),
        )
      }),
    )
    await inParallel(jobs)
  })
})

/** Somebody who is logged in, as a cookie. */
const cookieOf = async (as: 'member' | 'registered'): Promise<string> => {
  const answer = await askSite(url('/sandbox/viewer'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
    body: JSON.stringify({ as }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

test('every part of a path takes or refuses every string, also of who is logged in', async () => {
  const cookie = await cookieOf('member')
  const example = '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'
  const reference = '7KQM-X4TF'
  const named = calls
    .filter(({ path }) => path.includes('{'))
    .map((call) => [call.method, (part: string) => call.path.replace(/\{\w+\}/g, part)] as const)
  const places: readonly (readonly [method: string, path: (part: string) => string])[] = [
    ...named,
    ['GET', (part) => `/api/v1/files/${part}`],
    ['GET', (part) => `/api/v1/files/${example}/${part}`],
    ['GET', (part) => `${mijn.overview}/${part}`],
    ['GET', (part) => `${mijn.details}/${part}`],
    ['GET', (part) => `${mijn.membership}/${part}`],
    ['GET', (part) => `${mijn.data}/${part}`],
    ['GET', requestPath],
    ['GET', (part) => `${requestPath(reference)}/${part}`],
    ['GET', (part) => `${requestPath(part)}/${part}`],
    ['POST', notMinePath],
    ['GET', (part) => `/lidmaatschap/${part}`],
    ['GET', (part) => `/diensten/${part}/${part}`],
  ]
  expect(named.length).toBeGreaterThan(0)
  const jobs = places.flatMap(([method, path]) =>
    [...rawParts, ...naughtyStrings.map(asPart)].flatMap((part) =>
      ['', cookie].map((who) => async () => {
        const answer = await askSite(url(path(part)), {
          method,
          headers: { 'x-forwarded-for': newVisitor(), cookie: who },
          redirect: 'manual',
        })
        expectClean(await answered(answer), `${method} ${path(part).slice(0, 120)}`)
      }),
    ),
  )
  await inParallel(jobs)
})

test('search, the desk, the survey and headers take or refuse every string', async () => {
  const from = () => ({ 'x-forwarded-for': newVisitor() })
  const visit = async (path: string, what: string, init: RequestInit = {}) =>
    expectClean(
      await answered(
        await askSite(url(path), { redirect: 'manual', ...init, headers: { ...from(), ...init.headers } }),
      ),
      what,
    )
  const jobs = naughtyStrings.flatMap((text) => {
    const typed = encodeURIComponent(text.toWellFormed())
    const what = JSON.stringify(text).slice(0, 80)
    const json = { 'content-type': 'application/json' }
    // what a header can carry at all
    const header = Buffer.from(text)
      .toString('latin1')
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
      .trim()
    return [
      () => visit(`/zoekresultaat?q=${typed}`, `search ${what}`),
      () => visit(`/${typed.slice(0, 4000)}`, `page ${what}`),
      () => visit(`/assets/${typed.slice(0, 4000)}`, `asset ${what}`),
      () => visit(`/sandbox/mail/${typed.slice(0, 4000)}`, `message ${what}`),
      () => visit(`/api/v1/files/${typed.slice(0, 4000)}`, `file ${what}`),
      () =>
        visit(`/mening?pagina=${typed.slice(0, 4000)}`, `survey ${what}`, {
          method: 'POST',
          body: new URLSearchParams({ answer: text }),
        }),
      () =>
        visit('/sandbox/viewer', `viewer ${what}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ as: text }),
        }),
      () =>
        visit('/sandbox/faults', `switch ${what}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ partner: text, mode: text }),
        }),
      ...[
        'cookie',
        'if-none-match',
        'range',
        'accept-encoding',
        'accept',
        'origin',
        'x-forwarded-for',
        'forwarded',
        'idempotency-key',
        'x-request-id',
        'referer',
        'if-modified-since',
      ].flatMap((name) => [
        () => visit('/contact', `${name}: ${what}`, { headers: { [name]: header.slice(0, 4000) } }),
        () =>
          visit('/api/v2/account/me', `${name}: ${what}`, {
            method: 'POST',
            headers: { [name]: header.slice(0, 4000) },
          }),
      ]),
      () =>
        visit('/api/klusservice/appointment', `content-type ${what}`, {
          method: 'POST',
          headers: { 'content-type': header.slice(0, 4000) },
          body: '{}',
        }),
    ]
  })
  await inParallel(jobs)
})

test('whatever was taken in goes out as text, and no job stumbles over it', async () => {
  const { db } = database
  await eventually('all orders and mails went out', async () => (await waitingJobs(db)) === 0, 300)
  const stumbled = await db
    .selectFrom('delivery')
    .select(['partner', 'last_reason'])
    .where('state', '!=', 'delivered')
    .execute()
  expect(stumbled).toEqual([])
  const mails = await db.selectFrom('sandbox_message').selectAll().execute()
  expect(mails.length).toBeGreaterThan(50)
  const markup = /<script>alert|<img src=x|<svg\/onload|<plaintext>|<style>\*/
  for (const mail of mails) {
    const { html, subject, recipient } = mail
    expect(html?.match(markup)?.[0]).toBeUndefined()
    expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/)
  }
  for (const path of ['/sandbox/mail', '/sandbox/orders']) {
    const { body } = await answered(await askSite(url(path)))
    expect(body.match(markup)?.[0]).toBeUndefined()
  }
})

test('nothing of it was our own mistake', () => {
  for (const process of site.processes) {
    process.mustLive()
    const ours = process
      .output()
      .split('\n')
      .filter((line) => /"msg":"(unexpected|page failed|broken)"/.test(line))
      // no connection came in time: asked again, so that a request which always ends so is found there
      .filter((line) => !isDatabaseAway(new Error(JSON.parse(line).message)))
    expect(ours).toEqual([])
  }
})
