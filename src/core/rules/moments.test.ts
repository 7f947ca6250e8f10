import { expect, test } from 'vitest'
import { hoursText, periodText } from './moments.ts'

test('a part of a day stands in a sentence with its hours, and on its button as on a clock (D92)', () => {
  expect([periodText('morning'), hoursText('morning')]).toEqual([
    'Ochtend, 8.00 tot 12.00 uur',
    '08:00 tot 12:00',
  ])
})
