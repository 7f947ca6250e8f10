import { expect, test } from 'vitest'
import { heldInWords } from './held-words.ts'

test('what is left is told in whole minutes, until it is over', () => {
  expect([900, 720, 661, 61, 60, 1, 0].map(heldInWords)).toEqual([
    'nog 15 minuten',
    'nog 12 minuten',
    'nog 12 minuten',
    'nog 2 minuten',
    'nog 1 minuut',
    'nog 1 minuut',
    'de tijd is om',
  ])
})
