import { expect, test } from 'vitest'
import { type ListAnswer, onlyLate, orderOf, periodOf, queryOf } from './request-filters.ts'

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

test('the pile of what is late ends at the first promise that is still to come', () => {
  const now = new Date('2026-12-01T10:00:00Z')
  const due = (dueOn: string) => ({ dueOn }) as ListAnswer['items'][number]
  const [late, soon] = [due('2026-12-01T09:59:00Z'), due('2026-12-01T11:00:00Z')]
  const page = { next: 'verder', previous: 'terug' }
  expect(onlyLate({ items: [late, soon], ...page }, now)).toEqual({
    items: [late],
    next: null,
    previous: 'terug',
  })
  expect(onlyLate({ items: [late], ...page }, now)).toEqual({ items: [late], ...page })
})
