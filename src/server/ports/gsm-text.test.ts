import { expect, test } from 'vitest'
import { gsmLength, gsmText } from './gsm-text.ts'

test.each([
  ['', 0],
  ['Je afspraak is om 9.00 uur.\nÉén', 31],
  ['€ 10 [a] {b} ~ | ^ \\', 29],
  ['ë', undefined],
  ['“a”', undefined],
  ['👍', undefined],
] as const)('%j takes the room of %s', (text, length) => expect(gsmLength(text)).toBe(length))

test.each([
  ['België – ‘morgen’', "Belgie - 'morgen'"],
  ['Één\u00a0uur… Ĳssel', 'Één uur... IJssel'],
  ['e\u0301', 'é'],
  ['👍 ж', '? ?'],
])('%j is written as %j', (text, written) => {
  expect(gsmText(text)).toBe(written.normalize('NFC'))
})

test('what is written in the alphabet stays as it is, and anything becomes of the alphabet', () => {
  const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code)).join('')
  const text = gsmText(all)
  expect(gsmLength(text)).toBeGreaterThan(0)
  expect(gsmText(text)).toBe(text)
})
