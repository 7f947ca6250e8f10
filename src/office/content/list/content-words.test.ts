import { expect, test } from 'vitest'
import { documentStates } from '../../../core/fields/content/document.ts'
import { stateInWords } from './content-words.ts'

const now = new Date('2026-12-01T09:00:00Z')

test.each([
  [{ state: 'published', number: null, from: null }, 'Op de site'],
  [{ state: 'changed', number: 12, from: null }, 'Concept 12'],
  [{ state: 'new', number: 1, from: null }, 'Nieuw'],
  [{ state: 'planned', number: null, from: '2027-01-01' }, 'Gaat op 1 januari'],
  [{ state: 'planned', number: null, from: '2028-01-01' }, 'Gaat op 1 januari 2028'],
  [{ state: 'withdrawn', number: null, from: null }, 'Van de site'],
  [{ state: 'withdrawn', number: 4, from: null }, 'Van de site, concept 4'],
] as const)('a document that is %o stands as %s', (document, words) => {
  expect(stateInWords(document, now).words).toBe(words)
})

test('every state has a sign and words', () => {
  for (const state of documentStates) {
    const { icon, words } = stateInWords({ state, number: null, from: null }, now)
    expect([icon, words].every((one) => one !== '')).toBe(true)
  }
})
