import { expect, test } from 'vitest'
import { viewFilters } from '../../core/contract/request-views/request-views-operations.ts'
import { periodWords, pileWords } from '../../core/fields/staff/request-view.ts'
import { addressNames, type ListAddress, periodChoices } from './request-filters.ts'
import {
  addressOf,
  goneOf,
  isWorthSaving,
  keptOf,
  type SavedView,
  savedAt,
  searchOf,
} from './view-address.ts'
import { requestViews } from './views.ts'

const whole: ListAddress = {
  ...{ weergave: 'open', stand: 'failed', loket: 'juridisch', soort: 'handyman.book', van: 'mij' },
  ...{ binnen: 'deze-week', teken: 'rates-not-rechecked', volgorde: 'nieuwste' },
}

const viewOf = (filters: SavedView['filters'], id = 'a'): SavedView => ({
  ...{ id, filters, label: 'Spoed', desk: null, mayRemove: true },
})

test('the call takes the piles, periods and names of the address, and no others', () => {
  expect(requestViews.map(({ word }) => word).filter(Boolean)).toEqual(pileWords)
  expect(periodChoices.map(({ value }) => value)).toEqual(periodWords)
  const aside = ['na', 'voor', 'open', 'partner']
  const names = addressNames.filter((name) => !aside.includes(name))
  expect(Object.keys(viewFilters.parts).toSorted()).toEqual(names.toSorted())
})

test('a view comes back as the address that it was saved from, less the page and what was open beside it', () => {
  const kept = keptOf({ ...whole, na: 'verder', voor: 'terug', open: '7KQM-X4TF' })
  expect(kept).toEqual(whole)
  expect(viewFilters.schema.parse(kept)).toEqual(whole)
  expect(addressOf(viewOf(kept))).toEqual(whole)
  expect(Object.fromEntries(new URLSearchParams(searchOf(kept)))).toEqual(whole)
})

test('what the list passes over is not kept, so that one list is one view', () => {
  expect(keptOf({ weergave: 'toString', binnen: '__proto__' })).toEqual({})
  expect(keptOf({ weergave: 'open', volgorde: 'belofte' })).toEqual({ weergave: 'open' })
  expect(keptOf({ weergave: 'laat', volgorde: 'nieuwste' })).toEqual({ weergave: 'laat' })
  expect(searchOf({ van: 'mij', weergave: 'open', volgorde: 'belofte' })).toBe('weergave=open&van=mij')
})

test('a pile by itself is nothing to save; a filter or another order is', () => {
  for (const { word } of requestViews)
    expect([word, isWorthSaving({ weergave: word })]).toEqual([word, false])
  expect(isWorthSaving({ na: 'verder', open: '7KQM-X4TF' })).toBe(false)
  expect(isWorthSaving({ loket: 'juridisch' })).toBe(true)
  expect(isWorthSaving({ weergave: 'partner', partner: 'klusservice' })).toBe(false)
  expect(isWorthSaving({ weergave: 'open', volgorde: 'nieuwste' })).toBe(true)
})

test('the view of an address is found on every page of its list, and of two the first', () => {
  const law = { loket: 'juridisch' }
  const views = [viewOf(law, 'one'), viewOf(law, 'two'), viewOf(whole, 'three')]
  expect(savedAt(views, { loket: 'juridisch', na: 'verder' })?.id).toBe('one')
  expect(savedAt(views, { ...whole, open: '7KQM-X4TF' })?.id).toBe('three')
  expect(savedAt(views, { loket: 'juridisch', van: 'mij' })).toBeUndefined()
  expect(savedAt(views, {})).toBeUndefined()
})

test('a kind, a desk, a flag or a colleague that is there no more is told', () => {
  const me = '00000000-0000-4000-8000-000000000101'
  const known = {
    kinds: [{ kind: 'handyman.book', words: 'Klus boeken' }],
    desks: [{ desk: 'juridisch', name: 'Juridisch advies' }],
    flags: [{ flag: 'rates-not-rechecked', words: 'Tarieven niet nog eens gecontroleerd' }],
    colleagues: [{ id: '00000000-0000-4000-8000-000000000102', name: 'Sanne Bakker', desks: null }],
    absent: [],
    partners: [{ partner: 'klusservice', label: 'Vakman-partner' }],
  }
  for (const van of ['mij', 'geen', me, '00000000-0000-4000-8000-000000000102'])
    expect([van, goneOf({ ...whole, van }, known, me)]).toEqual([van, []])
  expect(goneOf({}, known, me)).toEqual([])
  const old = { soort: 'fax.send', loket: 'telex', teken: 'wet', van: '00000000-0000-4000-8000-000000000103' }
  expect(goneOf(old, known, me)).toHaveLength(4)
  expect(goneOf({ partner: 'klusservice' }, known, me)).toEqual([])
  expect(goneOf({ partner: 'telex' }, known, me)).toHaveLength(1)
  expect(goneOf({ loket: 'telex' }, known, me)).toEqual(['Het loket waarop je filtert, bestaat niet meer.'])
})
