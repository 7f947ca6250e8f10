import { describe, expect, it } from 'vitest'
import { open, walkTo } from '../testing/test-trial.ts'

const atThree = async () => {
  const opened = open()
  await walkTo(opened, 'drie')
  for (const [path, value] of Object.entries({ slot: 'ochtend', time: 'tien uur' }))
    opened.store.set(path, value)
  return opened.store
}

describe('answers that hang on another', () => {
  it('go when it changes, with what hangs on them in turn', async () => {
    const store = await atThree()
    store.set('home.houseNumber', '11')
    expect(store.answer('slot')).toBeUndefined()
    expect(store.answer('time')).toBeUndefined()
  })

  it('stay when it is only typed in another way, or when something else changes', async () => {
    const store = await atThree()
    store.set('home.postcode', '3821 bt')
    store.set('from', 'a@b.nl')
    expect(store.answer('slot')).toBe('ochtend')
  })

  it('go in their own entry of a list only, and stay when entries move', async () => {
    const store = await atThree()
    store.set('entries', [
      { name: 'een', detail: 'x' },
      { name: 'twee', detail: 'y' },
    ])
    store.set('entries[1].name', 'drie')
    expect(store.answer('entries')).toEqual([{ name: 'een', detail: 'x' }, { name: 'drie' }])
    store.set('entries[1].detail', 'z')
    store.removeEntry('entries', 0)
    expect(store.answer('entries')).toEqual([{ name: 'drie', detail: 'z' }])
  })
})

describe('answers that can no longer be', () => {
  it('go as soon as that is so', async () => {
    const store = await atThree()
    store.setCount('entries', 2)
    store.set('top', '2')
    expect(store.answer('top')).toBe('2')
    store.setCount('entries', 1)
    expect(store.answer('top')).toBeUndefined()
  })

  it('go from a stored draft too', () => {
    expect(open(undefined, { kept: { answers: { top: '2' } } }).store.answer('top')).toBeUndefined()
  })
})

describe('a choice that rules the others out', () => {
  it('wins when it is chosen last, and goes when another is', async () => {
    const store = await atThree()
    store.set('days', ['ma', 'di'])
    store.set('days', ['ma', 'di', 'geen'])
    expect(store.answer('days')).toEqual(['geen'])
    store.set('days', ['geen', 'di'])
    expect(store.answer('days')).toEqual(['di'])
  })
})

describe('entries of a list', () => {
  it('come back when the list grows again, within its bounds', async () => {
    const store = await atThree()
    store.setCount('entries', 3)
    store.set('entries[1].name', 'twee')
    store.set('entries[2].name', 'drie')
    store.setCount('entries', 1)
    expect(store.answer('entries')).toHaveLength(1)
    store.setCount('entries', 9)
    expect(store.answer('entries')).toEqual([{}, { name: 'twee' }, { name: 'drie' }])
    store.removeEntry('entries', 1)
    store.setCount('entries', 3)
    expect(store.answer('entries')).toEqual([{}, { name: 'drie' }, { name: 'twee' }])
    store.removeEntry('entries', 7)
    expect(store.answer('entries')).toHaveLength(3)
  })
})
