import { expect, test } from 'vitest'
import { aboutInWords, countsInWords, notedInWords, outcomeIcon, outcomeOfKey } from './call-words.ts'

test('the digits 1 to 5 choose how a call ended, and no other key does', () => {
  expect(['1', '2', '3', '4', '5'].map(outcomeOfKey)).toEqual([
    ...['answered', 'call-back', 'passed-on', 'request-made', 'nothing'],
  ])
  expect(['0', '6', '9', '12', 'b', 'Enter'].filter((key) => outcomeOfKey(key) !== undefined)).toEqual([])
})

test('what was noted is told with whom it was about', () => {
  expect(notedInWords('answered', null)).toBe('Genoteerd: beantwoord.')
  expect(notedInWords('call-back', { name: 'de Vries', reference: '7KQM-X4TF' })).toBe(
    'Genoteerd bij de Vries (7KQM-X4TF): later terugbellen.',
  )
  expect(aboutInWords({ name: null, reference: null })).toBe('een lid')
  expect(aboutInWords({ name: null, reference: '7KQM-X4TF' })).toBe('7KQM-X4TF')
})

test('counts stand in the order of their keys, without what never happened', () => {
  expect(countsInWords({ 'passed-on': 1, answered: 1200, constructor: 3 })).toBe(
    '1.200 beantwoord, 1 doorverbonden',
  )
  expect(countsInWords({})).toBe('nog geen gesprekken')
})

test('a word that no release knows any more has a drawing too', () => {
  expect(outcomeIcon('toString')).toBe('phone')
})
