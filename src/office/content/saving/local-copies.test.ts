import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copiesOf, dropCopy, keepCopy, newCopyKey } from './local-copies.ts'

/** A browser's storage: what it keeps is among its own keys. */
const openStorage = () => {
  const storage: Record<string, unknown> = {}
  const way = (name: string, value: unknown) => Object.defineProperty(storage, name, { value })
  way('getItem', (key: string) => storage[key] ?? null)
  way('setItem', (key: string, text: string) => {
    storage[key] = text
  })
  way('removeItem', (key: string) => {
    delete storage[key]
  })
  return storage
}

let storage: Record<string, unknown>
beforeEach(() => {
  storage = openStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

const unsaved = { base: { number: 3, body: { title: 'a' } }, body: { title: 'ab' } }

test('what is not saved is kept for who wrote it alone, and goes once it is saved', () => {
  const key = newCopyKey('noor', 'klusservice')
  expect(keepCopy(key, unsaved)).toBe(true)
  expect(copiesOf('noor', 'klusservice')).toMatchObject([unsaved])
  expect(copiesOf('noor', 'klus')).toEqual([])
  expect(copiesOf('loes', 'klusservice')).toEqual([])
  expect(keepCopy(key, undefined)).toBe(true)
  expect(Object.keys(storage)).toEqual([])
})

test('copies are few, and what is no copy is not read as one', () => {
  for (let count = 0; count < 40; count++) keepCopy(newCopyKey('noor', `pagina_${count}`), unsaved)
  expect(Object.keys(storage).length).toBe(12)
  expect(copiesOf('noor', 'pagina_39').length).toBe(1)
  for (const odd of ['', '{', 'null', '[]', '{"at":1}', '{"at":1,"body":{},"base":{"number":"3","body":{}}}'])
    storage[`beheer-tekst:noor:odd:${odd.length}`] = odd
  expect(copiesOf('noor', 'odd')).toEqual([])
  dropCopy(copiesOf('noor', 'pagina_39')[0]?.key ?? '')
  expect(copiesOf('noor', 'pagina_39')).toEqual([])
})

test('a browser without room says so, and breaks nothing', () => {
  const large = { ...unsaved, body: { title: 'a'.repeat(1_100_000) } }
  expect(keepCopy('beheer-tekst:noor:groot:1', large)).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(keepCopy('beheer-tekst:noor:klusservice:1', unsaved)).toBe(false)
  expect(copiesOf('noor', 'klusservice')).toEqual([])
})
