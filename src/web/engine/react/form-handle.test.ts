import { expect, it } from 'vitest'
import { open } from '../testing/test-trial.ts'
import { formOf } from './form-handle.tsx'

it('draws the answers of its own snapshot, and knows what they are by now', () => {
  const { store } = open()
  const form = formOf(store, store.getSnapshot(), (path) => path)
  store.set('kind', 'yes')
  expect([form.value('kind'), form.now('kind')]).toEqual(['no', 'yes'])
  expect(formOf(store, store.getSnapshot(), (path) => path).value('kind')).toBe('yes')
})
