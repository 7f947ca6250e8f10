import { expect, test } from 'vitest'
import { insurers } from '../figures/insurers.ts'
import { insurerChoices } from './insurers.ts'

const day = '2026-11-24'
const { value: all } = insurers.on(day)

test('about 150 insurers and labels can be chosen, each by a name of its own', () => {
  const names = insurerChoices(day).map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(140)
  expect(names.length).toBeLessThanOrEqual(160)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')))
})

test('no insurer and no label stands in the list twice', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  const names = all.flatMap(({ name, tradeNames }) => [name, ...tradeNames]).map((one) => one.toLowerCase())
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([])
})

test('a label is found by its own name and tells whose it is', () => {
  expect(insurerChoices(day)).toContainEqual({ id: 'achmea', name: 'FBTO (Achmea)' })
  expect(insurerChoices(day)).toContainEqual({ id: 'achmea', name: 'Achmea' })
})
