import { expect, test } from 'vitest'
import { callOutcomes, outcomeInWords, topicInWords } from './phone-calls.ts'

test('a call ends in one of five ways, one for each key', () => {
  expect(callOutcomes).toHaveLength(5)
  expect(outcomeInWords('answered')).toBe('Beantwoord')
  expect(topicInWords('membership')).toBe('Het lidmaatschap')
})

test('a word that no release knows any more is told as it is', () => {
  expect(outcomeInWords('telex')).toBe('telex')
  expect(topicInWords('toString')).toBe('toString')
})
