import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { bricksOf, exampleOf } from '../../src/core/fields/brick/group.ts'
import { mijn, notMinePath, requestPath } from '../../src/core/mijn/paths.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { calls, oneOf, onSite } from './input.ts'
import { askSite, expectClean, inParallel, readResponse } from './judge.ts'
import { asPart, naughtyStrings, rawParts } from './naughty.ts'

// Hostile addresses, queries and headers; bodies have test files of their own.

onSite(({ url }) => {
  const ask = async (call: AnyEndpoint, query: string, what: string) => {
    const path = call.path.replace(/\{\w+\}/g, encodeURIComponent('7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'))
    const answer = await askSite(url(`${path}?${query}`), {
      method: call.method,
      headers: { 'x-forwarded-for': newVisitor() },
      redirect: 'manual',
    })
    expectClean(await readResponse(answer), what)
  }

  describe.each(calls)('$name by its query', (call) => {
    test('takes or refuses some strings, also twice, as a list and under another name', async () => {
      const fields = bricksOf(call.query).map(({ path }) => path)
      const good = exampleOf(call.query) as Record<string, unknown>
      const jobs = [...fields, 'onbekend'].flatMap((name, field) =>
        oneOf(16, naughtyStrings, calls.indexOf(call) + field).flatMap((text) => {
          const query = (changed: Record<string, string>) =>
            new URLSearchParams({ ...(good as Record<string, string>), ...changed })
          const twice = query({})
          twice.append(name, text)
          return [
            query({ [name]: text }),
            twice,
            query({ [`${name}[]`]: text }),
            query({ [text]: name }),
          ].map((one) => () => ask(call, one.toString(), `${call.name} ?${one.toString().slice(0, 120)}`))
        }),
      )
      await inParallel(jobs)
    })
  })

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

  test('every part of a path takes or refuses some strings, also of who is logged in', async () => {
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
    const jobs = places.flatMap(([method, path], place) =>
      [...rawParts, ...oneOf(4, naughtyStrings, place).map(asPart)].flatMap((part) =>
        ['', cookie].map((who) => async () => {
          const answer = await askSite(url(path(part)), {
            method,
            headers: { 'x-forwarded-for': newVisitor(), cookie: who },
            redirect: 'manual',
          })
          expectClean(await readResponse(answer), `${method} ${path(part).slice(0, 120)}`)
        }),
      ),
    )
    await inParallel(jobs)
  })

  test('search, the desk, the survey and headers take or refuse every string', async () => {
    const from = () => ({ 'x-forwarded-for': newVisitor() })
    const visit = async (path: string, what: string, init: RequestInit = {}) =>
      expectClean(
        await readResponse(
          await askSite(url(path), { redirect: 'manual', ...init, headers: { ...from(), ...init.headers } }),
        ),
        what,
      )
    const jobs = naughtyStrings.flatMap((text) => {
      const typed = encodeURIComponent(text.toWellFormed())
      const what = JSON.stringify(text).slice(0, 80)
      const json = { 'content-type': 'application/json' }
      // only texts that a header can carry
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
})
