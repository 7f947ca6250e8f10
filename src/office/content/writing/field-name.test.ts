import { expect, test } from 'vitest'
import { fieldName } from './field-name.ts'

const body = { kind: 'page', blocks: [{ kind: 'hero' }, { kind: 'how_it_works' }, { kind: 'weg' }, 7] }

test('a field is called by its label, with the item that it stands in', () => {
  expect(fieldName(['title'], body)).toBe('Titel')
  expect(fieldName(['blocks', 0, 'title'], body)).toBe('Titel')
  expect(fieldName(['blocks', 1, 'steps', 1, 'text'], body)).toBe('Stap 2, Uitleg')
  expect(fieldName(['blocks', 1, 'steps'], body)).toBe('Stappen')
})

test('what nobody named has no name', () => {
  expect(fieldName(['blocks', 0], body)).toBeUndefined()
  expect(fieldName(['blocks', 2, 'title'], body)).toBeUndefined()
  expect(fieldName(['blocks', 3], body)).toBeUndefined()
  expect(fieldName(['blocks', 0, 'oeps'], body)).toBeUndefined()
})
