import { expect, test } from 'vitest'
import { absentInWords, awayInWords, returnedInWords } from './absence-words.ts'

test('an absence says from when it is still to come, and until when where that is known', () => {
  const told = (fromDay: string, untilDay: string | null) => awayInWords({ fromDay, untilDay }, '2026-12-01')
  expect(told('2026-12-01', '2026-12-04')).toBe('tot en met vr 4 dec')
  expect(told('2026-12-01', null)).toBe('nog onbekend hoelang')
  expect(told('2026-12-07', null)).toBe('vanaf ma 7 dec')
  expect(told('2026-12-07', '2026-12-11')).toBe('vanaf ma 7 dec tot en met vr 11 dec')
})

test('the list of who works here says the same in a sentence', () => {
  const told = (fromDay: string, untilDay: string | null) =>
    absentInWords({ fromDay, untilDay }, '2026-12-01')
  expect(told('2026-12-01', '2026-12-04')).toBe('Afwezig tot en met vr 4 dec')
  expect(told('2026-12-07', null)).toBe('Afwezig vanaf ma 7 dec')
  expect(told('2026-12-01', null)).toBe('Afwezig, nog onbekend hoelang')
})

test('what lies on the pile again is counted', () => {
  expect([0, 1, 5].map(returnedInWords)).toEqual([
    'Bewaard.',
    'Bewaard. 1 aanvraag ligt weer op de stapel.',
    'Bewaard. 5 aanvragen liggen weer op de stapel.',
  ])
})
