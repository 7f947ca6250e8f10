import { expect, test } from 'vitest'
import { orderOf, periodOf, queryOf } from './request-filters.ts'

// a Tuesday
const today = '2026-12-01'

test.each([
  ['vandaag', '2026-12-01', '2026-12-01'],
  ['gisteren', '2026-11-30', '2026-11-30'],
  ['deze-week', '2026-11-30', '2026-12-01'],
  ['vorige-week', '2026-11-23', '2026-11-29'],
  ['deze-maand', '2026-12-01', '2026-12-01'],
  ['vorige-maand', '2026-11-01', '2026-11-30'],
])('a period in the address is told in days: %s', (word, from, until) => {
  expect(periodOf(word, today)).toEqual({ from, until })
})

test('the first of January and a Sunday are in the weeks and months of the calendar', () => {
  expect(periodOf('vorige-maand', '2027-01-01')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
  expect(periodOf('deze-week', '2026-12-06')).toEqual({ from: '2026-11-30', until: '2026-12-06' })
})

test('a word of the address that names no period, pile or property filters nothing', () => {
  expect(periodOf('toString', today)).toBeUndefined()
  expect(queryOf({ weergave: 'toString', binnen: '__proto__' }, today)).toEqual(queryOf({}, today))
})

test('a filter refines its pile, and an owner takes the place of that of the pile', () => {
  expect(queryOf({}, today)).toMatchObject({ open: 'ja', owner: 'geen', order: 'belofte' })
  const refined = queryOf({ weergave: 'open', stand: 'failed', van: 'mij', binnen: 'vandaag' }, today)
  expect(refined).toMatchObject({ open: 'ja', owner: 'mij', state: 'failed', from: today, until: today })
})

test('what is late goes by promise and what is done by day, whatever order the address says', () => {
  expect(orderOf({ weergave: 'open', volgorde: 'nieuwste' })).toBe('nieuwste')
  expect(orderOf({ weergave: 'laat', volgorde: 'nieuwste' })).toBe('belofte')
  expect(orderOf({ weergave: 'klaar', volgorde: 'belofte' })).toBe('nieuwste')
})

test('what is late, for today or with a partner is asked so, and a partner narrows no other view', () => {
  expect(queryOf({ weergave: 'laat' }, today)).toMatchObject({ open: 'ja', due: 'laat' })
  expect(queryOf({ weergave: 'vandaag', van: 'mij' }, today)).toMatchObject({ due: 'vandaag', owner: 'mij' })
  expect(queryOf({ weergave: 'partner' }, today)).toMatchObject({ open: undefined, partner: 'alle' })
  const one = { partner: 'klusservice' }
  expect(queryOf({ weergave: 'partner', ...one }, today)).toMatchObject(one)
  expect(queryOf({ weergave: 'open', ...one }, today).partner).toBeUndefined()
})
