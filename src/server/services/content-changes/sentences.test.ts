import { expect, test } from 'vitest'
import { differenceOf, sentencesOf } from './sentences.ts'

test('a text is told by its sentences, each cell and item by itself', () => {
  expect(
    sentencesOf('<h2>Kosten</h2><p>Je betaalt € 45,00. Dat is <strong>alles</strong>! Ook om 8.30 uur.</p>'),
  ).toEqual(['Kosten', 'Je betaalt € 45,00.', 'Dat is alles !', 'Ook om 8.30 uur.'])
  expect(sentencesOf('<ul><li>een</li><li>twee</li></ul>')).toEqual(['een', 'twee'])
  expect(sentencesOf('<p></p>')).toEqual([])
})

test('what differs is told once, wherever it stands, and as often as it stands there more', async () => {
  expect(await differenceOf(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual({ gone: [], come: [], more: 0 })
  expect(await differenceOf(['a', 'a', 'b'], ['a', 'c'])).toEqual({ gone: ['a', 'b'], come: ['c'], more: 0 })
})

test('very many sentences are compared in slices', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `Zin ${index}.`)
  let rests = 0
  const rest = async () => {
    rests++
  }
  const { more } = await differenceOf([], many, rest)
  expect(more).toBeGreaterThan(19_000)
  expect(rests).toBeGreaterThan(20)
})
