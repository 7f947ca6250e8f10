import { describe, expect, test } from 'vitest'
import {
  exampleValues,
  fillReply,
  leftPlaceholders,
  missingInWords,
  placeholdersIn,
  replyPlaceholderNames,
  unfilledInWords,
  unknownInWords,
} from './reply-placeholders.ts'

describe('a text to choose from', () => {
  test('holds each placeholder once, however it is typed', () => {
    expect(placeholdersIn('{aanhef} {Mijn  Naam} { loket } {aanhef}')).toEqual({
      known: ['aanhef', 'mijn naam', 'loket'],
      unknown: [],
    })
  })

  test('names the words that are no placeholders, and leaves other braces alone', () => {
    expect(unknownInWords('{aanhev} en {12} en {} en {a, b}')).toContain('{aanhev}')
    expect(unknownInWords('{aanhev}, {naam}')).toContain('{aanhev}, {naam}')
    expect(unknownInWords('{constructor}')).toContain('{constructor}')
    expect(unknownInWords('{12} en {} en {  } en {a, b} en { open')).toBeUndefined()
  })

  test('gets its values, and says which are missing', () => {
    const { text, missing } = fillReply('{aanhef} Tot {afspraak}. Groet, {Mijn naam}', {
      aanhef: 'Hallo,',
      'mijn naam': 'Sanne',
    })
    expect(text).toBe('Hallo, Tot {afspraak}. Groet, Sanne')
    expect(missing).toEqual(['afspraak'])
    expect(leftPlaceholders(text)).toEqual(missing)
    expect(missingInWords(missing)).toBe('Vul zelf in: {afspraak}.')
    // of the longest there are, the sentence still fits where a refusal is kept
    const ofRequests = replyPlaceholderNames.filter((name) => name !== 'eigen woorden')
    expect(unfilledInWords(ofRequests)?.length).toBeLessThan(400)
    expect(unfilledInWords(replyPlaceholderNames)).toContain('Schrijf zelf')
    expect(unfilledInWords([])).toBeUndefined()
  })

  test('does not look into what a stranger is called', () => {
    const { text } = fillReply('{aanhef}', { aanhef: 'Beste $& {telefoon},', telefoon: '088' })
    expect(text).toBe('Beste $& {telefoon},')
  })

  test('has an example of every placeholder, which leaves nothing over', () => {
    const all = replyPlaceholderNames.map((name) => `{${name}}`).join(' ')
    expect(placeholdersIn(all)).toEqual({ known: replyPlaceholderNames, unknown: [] })
    const { text, missing } = fillReply(all, exampleValues)
    expect(missing).toEqual([])
    expect(leftPlaceholders(text)).toEqual([])
  })
})
