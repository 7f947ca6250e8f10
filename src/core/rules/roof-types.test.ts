import { expect, test } from 'vitest'
import { naughtyStrings } from '../../../test/hostile/naughty.ts'
import { roofTypeIn, roofTypes } from './roof-types.ts'

test('a query names one of the four types of the specification, or none', () => {
  expect(Object.keys(roofTypes)).toEqual([
    'between-0-and-15',
    'between-0-and-30',
    'between-30-and-70',
    'greater-than-70',
  ])
  expect(roofTypeIn('?daktype=greater-than-70')).toBe('greater-than-70')
  expect(roofTypeIn('?step=moment&daktype=between-0-and-15&daktype=x')).toBe('between-0-and-15')
  for (const text of ['', 'toString', '__proto__', 'Plat dak', ...naughtyStrings]) {
    // a lone surrogate cannot be part of an address
    const query = new URLSearchParams({ daktype: text }).toString()
    expect(roofTypeIn(`?${query}`), text).toBeUndefined()
    expect(roofTypeIn(text), text).toBeUndefined()
  }
})
