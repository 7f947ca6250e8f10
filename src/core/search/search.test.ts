import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf, splitCompound } from './compounds.ts'
import { askedWords, foldText, wordsOf } from './search-words.ts'
import { correctionsOf, editDistance } from './typing-errors.ts'

const known = new Set(
  'dak goot dakgoot lekkage verzekering verzekeringen rechts bijstand rechtsbijstand polis woning bouw kraan cv ketel de bed'.split(
    ' ',
  ),
)
const split = (word: string) => splitCompound(word, (part) => known.has(part))

describe('words', () => {
  it('are folded and told apart by anything that is no letter or number', () => {
    expect(wordsOf('Geïsoleerd, CO₂-meter & 3e kozijn')).toEqual([
      'geisoleerd',
      'co2',
      'meter',
      '3e',
      'kozijn',
    ])
    expect(foldText('ÉÉN')).toBe('een')
  })
  it.each([
    ['V.V.E.', ['vve']],
    ['de v.v.e: wat kost die?', ['de', 'vve', 'wat', 'kost', 'die']],
    ['c.v.-ketel', ['cv', 'ketel']],
    ['bel mij.Dank', ['bel', 'mij', 'dank']],
  ])('of %s lose the dots of an abbreviation alone', (text, words) => expect(wordsOf(text)).toEqual(words))
  it('of a question leave out what says nothing, but not everything', () => {
    expect(askedWords('Wat moet ik doen als mijn dak lekt?')).toEqual(['dak', 'lekt'])
    expect(askedWords('hoeveel kost lidmaatschap?')).toEqual(['kost', 'lidmaatschap'])
    expect(askedWords('wie zijn wij')).toEqual(['wij'])
    expect(askedWords('wie is het')).toEqual(['wie', 'is', 'het'])
    expect(askedWords('a b c d e f g h i j k')).toHaveLength(8)
  })
})

describe('compounds', () => {
  it.each([
    ['dakgootlekkage', ['dakgoot', 'lekkage']],
    ['rechtsbijstandverzekering', ['rechtsbijstand', 'verzekering']],
    ['verzekeringspolis', ['verzekering', 'polis']],
    ['woningenbouw', ['woning', 'bouw']],
    ['cvketel', ['cv', 'ketel']],
  ])('%s is made of its parts', (word, parts) => expect(split(word)).toEqual(parts))
  it('are not words of which a part is unknown, or that are short', () => {
    expect(split('dakgootxyz')).toBeUndefined()
    expect(split('kraan')).toBeUndefined()
    expect(split('debedkraan')).toBeUndefined()
    expect(split('verzekering')).toBeUndefined()
  })
  it('are split only into pieces that were looked up', () => {
    const parts = split('dakgootlekkage') ?? []
    expect(piecesOf('dakgootlekkage')).toEqual(expect.arrayContaining(parts))
  })
})

describe('typing errors', () => {
  it.each([
    ['verwaming', 'verwarming', 1],
    ['scehur', 'scheur', 1],
    ['hypoteek', 'hypotheek', 1],
    ['kat', 'hond', 3],
  ])('between %s and %s are %i', (a, b, slips) => expect(editDistance(a, b, 2)).toBe(slips))
  it('are as many in both directions, and none between a word and itself', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3))
        expect(editDistance(a, a, 3)).toBe(0)
      }),
    )
  })
  it('are forgiven for the nearest words alone, and never in a short word', () => {
    expect(correctionsOf('scehur', ['scheur', 'schuur'])).toEqual(['scheur'])
    expect(correctionsOf('dka', ['dak'])).toEqual([])
    expect(correctionsOf('lekt', ['dakgoot'])).toEqual([])
  })
})
