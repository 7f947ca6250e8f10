import { expect, test } from 'vitest'
import { tableText } from './table-text.ts'

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer

test.each([
  ['UTF-8', bytesOf(0x5a, 0x6f, 0xc3, 0xab)],
  ['UTF-8 that begins with its mark', bytesOf(0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab)],
  ['the older alphabet of Windows', bytesOf(0x5a, 0x6f, 0xeb)],
])('a name keeps its letters in %s', (_alphabet, bytes) => {
  expect(tableText(bytes)).toBe('Zoë')
})
