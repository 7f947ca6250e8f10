import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { requestKinds, requestParts } from '../../server/features.ts'
import { bricksOf } from '../fields/brick/group.ts'
import { maskedOf } from '../fields/brick/summary-rows.ts'
import { isMasked, valueNow } from './corrections.ts'

const masked = Object.keys(requestKinds).flatMap((kind) => {
  const part = requestParts[kind]
  return (part ? bricksOf(part) : []).flatMap(({ path, brick }) =>
    brick.facts.keeps === 'masked' ? [{ name: `${kind} ${path}`, brick }] : [],
  )
})

test('what every kind of request masks is known by how it is shown', async () => {
  expect(masked.length).toBeGreaterThan(3)
  const missed = await failures(masked, ({ brick }) =>
    expect(isMasked({ value: maskedOf(brick, brick.facts.example) })).toBe(true),
  )
  expect(missed).toEqual([])
  expect(isMasked({ value: 'De kraan lekt.' })).toBe(false)
})

test('of several corrections of one answer the last one counts', () => {
  const corrections = [
    { place: 0, value: 'eerst' },
    { place: 1, value: 'elders' },
    { place: 0, value: 'nu' },
  ]
  expect([0, 1, 2].map((place) => valueNow({ value: 'verstuurd' }, corrections, place))).toEqual([
    'nu',
    'elders',
    'verstuurd',
  ])
})
