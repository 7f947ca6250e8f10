import { expect, test } from 'vitest'
import { mostOfBulk } from '../../../core/staff/bulk-acts.ts'
import type { ListedRequest } from '../request-words.ts'
import { type Chosen, hasAll, noneChosen, toggled, withPage } from './choice.ts'

const row = (reference: string) => ({ reference }) as ListedRequest
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => row(`rij ${from + place}`))
const named = (chosen: Chosen) => [...chosen.keys()]

test('a row is chosen and left again', () => {
  const one = toggled(noneChosen, row('een'))
  expect(named(one)).toEqual(['een'])
  expect(named(toggled(one, row('twee')))).toEqual(['een', 'twee'])
  expect(named(toggled(one, row('een')))).toEqual([])
})

test('a page is chosen beside what was, and left when all of it was', () => {
  const page = rows(0, 3)
  const chosen = withPage(toggled(noneChosen, row('eerder')), page)
  expect(named(chosen)).toEqual(['eerder', 'rij 0', 'rij 1', 'rij 2'])
  expect(hasAll(chosen, page)).toBe(true)
  expect(named(withPage(chosen, page))).toEqual(['eerder'])
  expect(hasAll(noneChosen, [])).toBe(false)
})

test('no more are chosen than may be, and each of those can be left', () => {
  const full = withPage(noneChosen, rows(0, mostOfBulk + 7))
  expect(full.size).toBe(mostOfBulk)
  expect(toggled(full, row('nog een')).size).toBe(mostOfBulk)
  expect(toggled(full, row('rij 0')).size).toBe(mostOfBulk - 1)
})
