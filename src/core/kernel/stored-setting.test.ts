import { expect, it } from 'vitest'
import { storedSetting } from './stored-setting.ts'

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('keeps JSON under its key and forgets it', () => {
  const own = shelf()
  const setting = storedSetting(() => own, 'filters', { city: '' })
  expect(setting.read()).toEqual({ city: '' })
  expect(setting.write({ city: 'Urk' })).toBe(true)
  expect([own.kept.get('filters'), setting.read()]).toEqual(['{"city":"Urk"}', { city: 'Urk' }])
  setting.clear()
  expect(setting.read()).toEqual({ city: '' })
})

it('falls back to the default when what is stored cannot be read', () => {
  const own = shelf()
  own.kept.set('filters', '{half')
  expect(storedSetting(() => own, 'filters', 7).read()).toBe(7)
})

it('lives where the browser refuses storage', () => {
  const setting = storedSetting<number>(
    () => {
      throw new DOMException('nee', 'SecurityError')
    },
    'x',
    1,
  )
  expect([setting.read(), setting.write(2)]).toEqual([1, false])
  expect(() => setting.clear()).not.toThrow()
})
