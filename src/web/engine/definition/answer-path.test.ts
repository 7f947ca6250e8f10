import { describe, expect, it } from 'vitest'
import { isWithin, placesOf, valueAt, withIndexOf, withoutIndexes, withValueAt } from './answer-path.ts'

describe('paths of answers', () => {
  it('reads and writes below groups and lists without changing what was there', () => {
    const before = { home: { city: 'Delft' }, list: [{ a: 1 }] }
    const after = withValueAt(withValueAt(before, 'home.postcode', '2611AA'), 'list[1].a', 2)
    expect(after).toEqual({ home: { city: 'Delft', postcode: '2611AA' }, list: [{ a: 1 }, { a: 2 }] })
    expect(before).toEqual({ home: { city: 'Delft' }, list: [{ a: 1 }] })
    expect(valueAt(after, 'list[1].a')).toBe(2)
    expect(valueAt(after, 'list[5].a')).toBeUndefined()
    expect(valueAt({}, 'constructor.name')).toBeUndefined()
  })

  it('takes an answer away with undefined', () => {
    expect(withValueAt({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
  })

  it('knows what lies below what', () => {
    expect(isWithin('home.city', 'home')).toBe(true)
    expect(isWithin('list[0].a', 'list')).toBe(true)
    expect(isWithin('homes', 'home')).toBe(false)
    expect(withoutIndexes('a[0].b[12].c')).toBe('a[].b[].c')
  })

  it('brings a rule about entries to the entry, and to every entry', () => {
    expect(withIndexOf('list[].b', 'list[2].a')).toBe('list[2].b')
    expect(withIndexOf('other[].b', 'list[2].a')).toBe('other[].b')
    expect(placesOf('list[].b', { list: [{}, {}] })).toEqual(['list[0].b', 'list[1].b'])
    expect(placesOf('list[].b', {})).toEqual([])
  })
})
