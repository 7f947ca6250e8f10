import { expect, test } from 'vitest'
import { staffActs } from '../../core/staff/trail-words.ts'
import { actKinds } from './act-kinds.ts'

test('every act of staff is found by one kind', () => {
  const found = Object.keys(staffActs).map(
    (name) => actKinds.filter(({ value }) => name.startsWith(value)).length,
  )
  expect(found.filter((kinds) => kinds !== 1)).toEqual([])
})
