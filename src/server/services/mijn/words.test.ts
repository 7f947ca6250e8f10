import { expect, test } from 'vitest'
import { actionWords } from '../../../core/mijn/words.ts'
import { actions } from '../permissions.ts'

// what leaves no trace with a person
const untold = new Set(['hypotheekwacht.validate-email'])

test('whatever a person does on the site has words in their own data', () => {
  expect(actions.filter((action) => !untold.has(action) && !actionWords[action])).toEqual([])
})
