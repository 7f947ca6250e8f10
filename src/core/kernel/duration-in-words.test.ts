import { expect, test } from 'vitest'
import { durationInWords } from './duration-in-words.ts'

test.each([
  [0, 'een seconde'],
  [1, 'een seconde'],
  [1.2, '2 seconden'],
  [59, '59 seconden'],
  [59.5, 'een minuut'],
  [60, 'een minuut'],
  [61, '2 minuten'],
  [899.1, '15 minuten'],
])('%s seconds are %s', (seconds, words) => expect(durationInWords(seconds)).toBe(words))
