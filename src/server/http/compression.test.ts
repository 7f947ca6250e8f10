import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'

const long = { text: 'zo lang als het breed is '.repeat(100) }
const json = JSON.stringify(long)

const ask = async (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') => {
  await using app = fastify()
  compressAnswers(app)
  app.get('/long', async () => long)
  app.get('/short', async () => ({ text: 'kort' }))
  app.get('/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5000)))
  app.get('/done', async (_request, reply) =>
    reply.header('content-encoding', 'gzip').type('text/plain').send(Buffer.alloc(5000)),
  )
  app.get('/nothing', async (_request, reply) => reply.code(204).send())
  return await app.inject({ url, method, headers: accepted ? { 'accept-encoding': accepted } : {} })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('an answer over 1 KB, to who takes %s', async (accepted, encoding, open) => {
  const { headers, rawPayload } = await ask('/long', accepted)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(rawPayload.length).toBeLessThan(json.length / 5)
  expect(open(rawPayload).toString()).toBe(json)
})

test('who takes nothing else gets it as it is', async () => {
  for (const accepted of [undefined, 'identity', 'deflate', 'br;q=0']) {
    const { headers, body } = await ask('/long', accepted)
    expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, 'Accept-Encoding', json])
  }
})

test('the head of an answer says what the answer would', async () => {
  const { headers, body } = await ask('/long', 'br', 'HEAD')
  expect([headers['content-encoding'], body]).toEqual(['br', ''])
})

test.each([
  ['/short', undefined],
  ['/file', undefined],
  ['/done', 'gzip'],
  ['/nothing', undefined],
])('%s stays as it is', async (url, encoding) => {
  const { headers } = await ask(url, 'br, gzip')
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, undefined])
})
