import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, represent } from './content-negotiation.ts'

const text = '<p>Een huis aan de gracht, met een trapgevel en een tuin.</p>\n'.repeat(40)
const page = { status: 200, type: 'text/html; charset=utf-8' }

it('says the same in every encoding', () => {
  const { body } = represent(text, page)
  expect(body.identity.toString()).toBe(text)
  expect(brotliDecompressSync(body.br).toString()).toBe(text)
  expect(gunzipSync(body.gzip).toString()).toBe(text)
})

it('compresses once', () => {
  const { body } = represent(text, page)
  expect(body.br).toBe(body.br)
  expect(body.gzip).toBe(body.gzip)
})

it('takes no more memory than it says, whatever was asked for', () => {
  const { body, size } = represent(text, page)
  expect(body.identity.length + body.br.length + body.gzip.length).toBeLessThanOrEqual(size)
})

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['BR', 'br'],
  ['deflate', 'identity'],
])('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
