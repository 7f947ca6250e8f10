import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { contract } from '../../src/server/features.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { claimingFiles, type ServerProcess, startServerProcess } from '../kit/server-process.ts'
import { askSite, expectClean, inParallel, readResponse } from './judge.ts'
import { bodies } from './odd-requests.ts'
import { http, sendRaw } from './raw.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ ...claimingFiles, TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => server?.close())

const posts: AnyEndpoint[] = Object.values(contract).filter((call) => call.body)
/** Whether a call accepts an empty body, so that a body of unknown fields may be accepted as well. */
const mayBeBare = ({ body }: AnyEndpoint) => body?.schema.safeParse({}).success === true

test.each(bodies)('every call is sent %s', async (what, body, type, allowed) => {
  for (const call of posts) {
    const multipart = call.multipart && !type?.startsWith('multipart')
    const answer = await readResponse(
      await askSite(`${server.url}${call.path}`, {
        method: call.method,
        headers: { 'x-forwarded-for': newVisitor(), ...(type && { 'content-type': type }) },
        body: new Blob([new Uint8Array(Buffer.from(body))]),
      }),
    )
    expectClean(answer, `${call.name}: ${what}`)
    const bare = mayBeBare(call) && allowed.includes(400) ? [call.status, 401] : []
    expect(
      multipart ? [400, 413, 415] : [...allowed, ...bare],
      `${call.name}: ${answer.status} ${answer.body}`,
    ).toContain(answer.status)
  }
})

test('every method on every kind of address', async () => {
  const paths = [
    '/',
    '/contact',
    '/api/klusservice/tasks',
    '/api/klusservice/appointment',
    '/api/v1/files',
    '/assets/x.js',
    '/healthz',
    '/sandbox',
    '/sandbox/faults',
    '/mening',
    '/mijn',
    '/api/docs',
    '/nergens',
  ]
  const methods = [
    'HEAD',
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'POST',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'PURGE',
  ]
  await inParallel(
    paths.flatMap((path) =>
      methods.map(
        (method) => async () =>
          expectClean(await sendRaw(server.url, http(`${method} ${path} HTTP/1.1`)), `${method} ${path}`),
      ),
    ),
  )
})

test('nothing of it was our own mistake', () => {
  expect(server.output().match(/.*"msg":"(unexpected|page failed|broken)".*/)?.[0]).toBeUndefined()
})
