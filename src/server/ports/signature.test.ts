import { expect, test } from 'vitest'
import { isSignedBy, signatureOf } from './signature.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const older = 'een-ouder-geheim-van-meer-dan-32-tekens'
const signed = {
  method: 'POST',
  path: '/v1/orders?a=1',
  timestamp: '1795176000',
  key: 'k',
  body: '{"a":1}',
}
const now = 1795176000

test('a signature holds for five minutes', () => {
  const signature = signatureOf(signed, secret)
  expect(isSignedBy([secret], signed, signature, now)).toBe(true)
  expect(isSignedBy([secret], signed, signature, now + 300)).toBe(true)
  expect(isSignedBy([secret], signed, signature, now + 301)).toBe(false)
  expect(isSignedBy([secret], signed, signature, now - 301)).toBe(false)
})

test('any of the secrets may have made it, and no other', () => {
  for (const one of [secret, older])
    expect(isSignedBy([secret, older], signed, signatureOf(signed, one), now)).toBe(true)
  expect(isSignedBy([secret, older], signed, signatureOf(signed, `${secret}!`), now)).toBe(false)
  expect(isSignedBy([], signed, signatureOf(signed, secret), now)).toBe(false)
})

test.each(['method', 'path', 'timestamp', 'key', 'body'] as const)('it covers the %s', (part) => {
  const changed = { ...signed, [part]: `${signed[part]}1` }
  expect(isSignedBy([secret], changed, signatureOf(signed, secret), now)).toBe(false)
})

test('it is what docs/partners.md says', () => {
  expect(signatureOf(signed, secret)).toBe(
    'v1=1a4a1d92dcf0ce5c6844615f42fa31d1e1872a05002c73295b1771401d6c6289',
  )
})
