import { expect, test } from 'vitest'
import { queueWords, workInWords } from '../core/dead-letters/queue-words.ts'
import { queues } from './features.ts'

test('the work of every queue has words of its own for when it fails, and no other has', () => {
  expect(Object.keys(queueWords).toSorted()).toEqual(queues.map(({ name }) => name).toSorted())
  const words = Object.values(queueWords)
  for (const one of words) expect(one).toMatch(/^\p{Lu}[^.]*$/u)
  expect(new Set(words).size).toBe(words.length)
  expect(workInWords('constructor')).toBe('Ander werk')
})
