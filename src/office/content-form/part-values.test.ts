import { expect, test } from 'vitest'
import { kinds } from '../../core/content/kinds.ts'
import { fieldTreeOf } from './field-tree.ts'
import { changeAt, emptyOf, fits, moved, nameOfItem, optionOf, partAt } from './part-values.ts'

test('a change touches its place alone', () => {
  const before = { a: { b: [1, { c: 'x' }] }, rest: { d: null } }
  const after = changeAt(before, ['a', 'b', 1, 'c'], () => 'y') as typeof before
  expect(after).toEqual({ a: { b: [1, { c: 'y' }] }, rest: { d: null } })
  expect(after.rest).toBe(before.rest)
  expect(before.a.b).toEqual([1, { c: 'x' }])
})

test('what becomes undefined is taken out, and what was not there is made', () => {
  expect(changeAt({ a: 1, b: 2 }, ['a'], () => undefined)).toEqual({ b: 2 })
  expect(changeAt({}, ['a', 'b'], () => 1)).toEqual({ a: { b: 1 } })
})

test('a name that every object has by itself is a name like any other', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    const made = changeAt({}, [name, 'label'], () => 'Prijs') as object
    expect(Object.keys(made)).toEqual([name])
    expect(partAt(made, [name, 'label'])).toBe('Prijs')
    expect(partAt({}, [name])).toBeUndefined()
  }
})

test('a new block of every kind can be shown, and misses only what has to be written or chosen', () => {
  for (const { kind, schema } of Object.values(kinds)) {
    const tree = fieldTreeOf(schema)
    const empty = emptyOf(tree)
    expect(fits(tree, empty)).toBe(true)
    expect((empty as { kind: string }).kind).toBe(kind)
  }
})

test('a value of the wrong type fits no control, and one that is not there fits each', () => {
  const tree = fieldTreeOf(kinds.accordion.schema)
  const items = tree.type === 'object' ? tree.fields.find(({ key }) => key === 'items')?.node : undefined
  if (items?.type !== 'list') throw new Error('items are a list')
  expect(fits(items, undefined)).toBe(true)
  expect(fits(items, 'tekst')).toBe(false)
  expect(fits(items.item, ['tekst'])).toBe(false)
})

test('a number of a union is no text', () => {
  const line = { type: 'line' } as const
  const number = { type: 'number' } as const
  expect(optionOf([line, number], 3)).toBe(1)
  expect(optionOf([line, number], '3')).toBe(0)
  expect(optionOf([line, number], undefined)).toBe(-1)
})

test('items move, and are called by their words', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(nameOfItem({ what: 'Servicekosten', note: 'Per bezoek' }, 'note')).toBe('Per bezoek')
  expect(nameOfItem({ title: ' ', label: 'Een\nregel' })).toBe('Een regel')
  expect(nameOfItem(['lek', 'lekkage'])).toBe('lek, lekkage')
  expect(nameOfItem({ href: '/contact' })).toBe('')
})
