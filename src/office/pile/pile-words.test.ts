import { expect, test } from 'vitest'
import { waitingInWords } from './pile-words.ts'

test('how much waits is told up to a thousand', () => {
  expect([0, 1, 14, 1000, 1001].map(waitingInWords)).toEqual([
    'er wacht niets',
    '1 wacht',
    '14 wachten',
    '1.000 wachten',
    'meer dan 1.000 wachten',
  ])
})
