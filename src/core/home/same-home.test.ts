import { expect, test } from 'vitest'
import { sameHome } from '../inspections/same-home.ts'
import { isSameHome } from './same-home.ts'

const at = (addition?: string) => ({
  postcode: '3821BT',
  houseNumber: 10,
  ...(addition !== undefined && { addition }),
})

test.each([
  [undefined, '', true],
  ['A', 'A', true],
  ['a', 'A', false],
  ['A-2', 'A2', false],
  ['A', '', false],
])('of %j and %j it is %j that they are one home', (one, other, same) => {
  expect(isSameHome(at(one), at(other))).toBe(same)
  expect(sameHome(at(one), at(other))).toBe(same)
})

test('homes of which something is not answered yet are not one', () => {
  expect(sameHome({ postcode: '3821BT' }, { postcode: '3821BT' })).toBe(false)
  expect(sameHome(undefined, undefined)).toBe(false)
})
