import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinAddition, splitAddition } from './addition.ts'

test.each([
  ['', { addition: '', extraAddition: '', indication: '' }],
  ['A', { addition: 'A', extraAddition: '', indication: '' }],
  ['A, 2', { addition: 'A', extraAddition: '2', indication: '' }],
  ['A,2,hoog', { addition: 'A', extraAddition: '2', indication: 'hoog' }],
  [',,hoog', { addition: '', extraAddition: '', indication: 'hoog' }],
  ['A,2,b,c', { addition: 'A', extraAddition: '2', indication: 'b,c' }],
])('%j is split at its commas', (typed, parts) => {
  expect(splitAddition(typed)).toEqual(parts)
})

test('what was split is the same once it is joined', () => {
  const part = fc.string({ unit: fc.constantFrom('A', '2', '-', 'h'), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(joinAddition(splitAddition(parts.join(' , ')))).toBe(parts.join(','))
    }),
  )
})
