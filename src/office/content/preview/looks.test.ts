import { expect, test } from 'vitest'
import { dayOfLook, isDay, lookInWords } from './looks.ts'

const today = '2026-12-01'

test('a day is one of this century, and what is no day is today', () => {
  const days = ['2027-01-01', '', '0202-01-01', '2027-02-30', 'morgen', today]
  expect(days.map(isDay)).toEqual([true, true, false, false, false, true])
  expect(days.map((day) => dayOfLook({ day }, today))).toEqual([
    '2027-01-01',
    ...Array.from({ length: 5 }, () => undefined),
  ])
})

test('what a preview shows is said in words', () => {
  expect(lookInWords({ as: 'member', day: '2027-01-01' }, today)).toBe(
    'Zo ziet een lid deze pagina op vrijdag 1 januari 2027',
  )
  expect(lookInWords({ as: 'person', day: 'morgen' }, today)).toBe(
    'Zo ziet iemand met een account deze pagina op dinsdag 1 december 2026',
  )
})
