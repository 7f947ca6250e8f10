import { expect, test } from 'vitest'
import { ageInWords, expectedInFull, promiseInFull, promiseInShort } from './promise.ts'

// a Tuesday
const now = new Date('2026-12-01T10:48:00+01:00')

test.each([
  ['2026-11-29T16:00:00Z', '2 dagen te laat', 'late'],
  ['2026-11-30T22:59:00Z', '1 dag te laat', 'late'],
  ['2026-12-01T08:00:00Z', 'sinds 9.00 te laat', 'late'],
  ['2026-12-01T16:00:00Z', 'vandaag 17.00', 'soon'],
  ['2026-12-01T22:59:00Z', 'vandaag 23.59', 'soon'],
  ['2026-12-01T23:30:00Z', 'wo 2 dec, 0.30', undefined],
  ['2026-12-04T16:00:00Z', 'vr 4 dec', undefined],
])('a list tells until when an answer was promised: %s', (dueOn, words, tone) => {
  const told = promiseInShort(dueOn, now)
  expect([told.words, told.tone]).toEqual([words, tone])
})

test.each([
  ['2026-12-01T16:00:00Z', 'Beloofd: antwoord vandaag vóór 17.00 uur', 'Nog 6 uur en 12 minuten'],
  ['2026-12-01T10:48:00Z', 'Beloofd: antwoord vandaag vóór 11.48 uur', 'Nog 1 uur'],
  ['2026-12-01T09:49:00Z', 'Beloofd: antwoord vandaag vóór 10.49 uur', 'Nog 1 minuut'],
  ['2026-12-04T16:00:00Z', 'Beloofd: antwoord vr 4 dec vóór 17.00 uur', 'Nog 3 dagen'],
  ['2026-11-29T16:00:00Z', 'Beloofd: antwoord zo 29 nov vóór 17.00 uur', 'Dat is 2 dagen te laat'],
])('a request tells its promise in full: %s', (dueOn, words, left) => {
  const told = promiseInFull(dueOn, now)
  expect([told.words, told.left]).toEqual([words, left])
})

test.each([
  ['2026-12-04T16:00:00Z', 'Antwoord verwacht: vr 4 dec vóór 17.00 uur', 'De partner heeft de aanvraag nu'],
  ['2026-12-01T08:00:00Z', 'Antwoord verwacht: vandaag vóór 9.00 uur', 'Kijk of de partner al antwoordde'],
])('what a partner has keeps its moment, and nobody here is late with it: %s', (dueOn, words, left) => {
  expect(expectedInFull(dueOn, now)).toEqual({ words, left })
})

test('a night in which the clock goes back is one day', () => {
  const before = new Date('2026-10-24T12:00:00+02:00')
  expect(promiseInFull('2026-10-26T12:00:00+01:00', before).left).toBe('Nog 2 dagen')
})

test.each([
  ['2026-12-01T09:47:40Z', 'net'],
  ['2026-12-01T09:23:00Z', '25 min'],
  ['2026-12-01T06:48:00Z', '3 uur'],
  ['2026-11-30T09:48:00Z', '1 dag'],
  ['2026-11-22T09:00:00Z', '9 dagen'],
])('the age of a request is told in its largest unit: %s', (receivedAt, words) => {
  expect(ageInWords(receivedAt, now)).toBe(words)
})
