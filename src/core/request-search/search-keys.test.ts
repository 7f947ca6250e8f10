import { describe, expect, it } from 'vitest'
import { naughtyStrings } from '../../../test/hostile/naughty.ts'
import { failures } from '../../../test/kit/failures.ts'
import { parsePath, valueAt } from '../../../test/kit/request-values.ts'
import { deskOf, requestKinds, requestParts } from '../../server/features.ts'
import { optional } from '../fields/brick/brick.ts'
import { bricksOf, group, list } from '../fields/brick/group.ts'
import { contactName } from '../fields/person/contact-name.ts'
import { landline } from '../fields/person/landline.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { address } from '../groups/address.ts'
import { emailWithRepeat } from '../groups/email-with-repeat.ts'
import { person } from '../groups/person.ts'
import {
  accountKeysOf,
  correctedKeysOf,
  referenceKey,
  type SearchKey,
  searchKeysOf,
  soughtWords,
} from './search-keys.ts'

const form = group({
  who: group({ ...person.parts, ...emailWithRepeat.parts, landline, number: optional(relationId) }),
  homes: list(address, { min: 0, max: 2, label: 'Huis' }),
  name: optional(contactName),
})
const keysOf = (request: object) => searchKeysOf(form, request)
const wordsOf = (request: object, kind: SearchKey['kind']) =>
  keysOf(request).flatMap((key) => (key.kind === kind ? [key.word] : []))

describe('what a request is found by', () => {
  it('are the names in it, from each of their parts on', () => {
    const named = (who: object) => wordsOf({ who }, 'name')
    expect(named({ initials: 'J.P.', infix: 'van der', lastName: 'Berg' })).toEqual([
      'jpvanderberg',
      'vanderberg',
      'berg',
    ])
    expect(named({ initials: 'É.', lastName: 'Bakker-de Vries' })).toEqual([
      'ebakkerdevries',
      'bakkerdevries',
      'devries',
      'vries',
    ])
    expect(named({ infix: '’t', lastName: 'Hart' })).toEqual(['thart', 'hart'])
    expect(named({ lastName: 'Yıldız Łukaszewicz' })).toEqual(['yildizlukaszewicz', 'lukaszewicz'])
    expect(wordsOf({ name: 'Jannie de Vries' }, 'name')).toEqual(['janniedevries', 'devries', 'vries'])
    const long = 'Maria Johanna van der Meer de la Court van Swinden'
    expect(wordsOf({ name: long }, 'name')).toContain(soughtWords(long)[0])
    expect(wordsOf({ name: long }, 'name')).toHaveLength(8)
  })

  it('are addresses, numbers and the mailbox, each once', () => {
    const home = { postcode: '3821BT', houseNumber: 10, streetName: 'Voorbeeldlaan', city: 'Amersfoort' }
    const who = {
      ...{ email: 'J.Berg@voorbeeld.nl', emailAgain: 'j.berg@voorbeeld.nl' },
      ...{ landline: '+31201234567', number: '12345678' },
    }
    expect(keysOf({ who, homes: [home, { ...home, addition: '2-hoog' }] })).toEqual([
      { kind: 'email', word: 'j.berg@voorbeeld.nl' },
      { kind: 'phone', word: '0201234567' },
      { kind: 'member', word: '12345678' },
      { kind: 'address', word: '3821bt10' },
      { kind: 'address', word: '3821bt102hoog' },
    ])
    expect(wordsOf({ who: { landline: '+4930123456' } }, 'phone')).toEqual(['004930123456'])
  })

  it('are none where nothing is said, and never longer than an index holds', () => {
    for (const nothing of [{}, { who: null, homes: null }, { who: 'x', homes: {} }, { name: ' - ' }])
      expect(keysOf(nothing)).toEqual([])
    const email = `a${'𠜎'.repeat(126)}@x`
    const long = [...keysOf({ name: 'ﷺ'.repeat(101) }), ...keysOf({ who: { email } })]
    expect(long.map(({ word }) => word.length <= 100 && word.isWellFormed())).toEqual([true, true])
  })

  it('of an account are its name and number', () => {
    const account = { relationId: '12345678', initials: 'J.', infix: 'de', lastName: 'Vries' }
    expect(accountKeysOf(account)).toEqual([
      { kind: 'member', word: '12345678' },
      ...['jdevries', 'devries', 'vries'].map((word) => ({ kind: 'name', word })),
    ])
    expect(accountKeysOf({ initials: 'J.' })).toEqual([])
  })
})

describe('an answer that staff corrected', () => {
  it.each([
    ['Naam', 'Mevr. J.P. van der Berg', 'vanderberg'],
    ['Adres', 'Voorbeeldlaan 10 A\n3821 BT Amersfoort', '3821bt10'],
    ['Adres', '3821 BT 10', '3821bt10'],
    ['Lidnummer', '12345678', '12345678'],
    ['E-mailadres', 'J.Berg@voorbeeld.nl', 'j.berg@voorbeeld.nl'],
    ['Telefoonnummer vast', '020 123 45 67', '0201234567'],
  ])('%s: %j is found by %s', (label, value, word) =>
    expect(correctedKeysOf(label, value).map((key) => key.word)).toContain(word),
  )

  it('is found by nothing new where it names nobody', () => {
    for (const [label, value] of [
      ['Wat is de klus?', 'Kraan vervangen'],
      ['Bouwjaar', '1975'],
      ['Adres', 'Ergens'],
      ['Telefoonnummer', 'onbekend'],
      ['Naam', ' - '],
    ] as const)
      expect(correctedKeysOf(label, value)).toEqual([])
  })
})

describe('what is typed', () => {
  it.each([
    ['7kqm x4tf', referenceKey('7KQM-X4TF').word],
    ['De  Vríes', 'devries'],
    ['3821 bt, 10', '3821bt10'],
    ['+31 (0)6 12 34 56 78', '0612345678'],
    ['0031612345678', '0612345678'],
    ['06-12345678', '0612345678'],
    ['+49 30 123456', '004930123456'],
    [' J.Berg@Voorbeeld.NL ', 'j.berg@voorbeeld.nl'],
    ['100%', '100'],
  ])('%j means %j', (typed, word) => expect(soughtWords(typed)).toContain(word))

  it('is at most three words, whatever it is', async () => {
    expect(soughtWords(' ')).toEqual([])
    expect(
      await failures(naughtyStrings, (typed) => {
        const words = soughtWords(typed)
        expect(words.length).toBeLessThanOrEqual(3)
        for (const word of words) expect(word.length).toBeLessThanOrEqual(100)
      }),
    ).toEqual([])
  })
})

/** Whether a word is the key of an answer. */
type IsKey = (word: string, answer: string) => boolean
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** What a field of a call asks, by the names that the specification gives it. */
const asked: readonly [field: RegExp, kind: SearchKey['kind'], isKey: IsKey][] = [
  [/e-?mail(address)?$/i, 'email', (word, answer) => word === answer.toLowerCase()],
  [/(phone|mobile|landline)/i, 'phone', (word, answer) => word.endsWith(answer.slice(-8))],
  [/last_?name$/i, 'name', (word, answer) => word.endsWith(letters(answer))],
  [/(postal_?code|postcode|zip_?code)$/i, 'address', (word, answer) => word.startsWith(answer.toLowerCase())],
  [/relation_?id$/i, 'member', (word, answer) => word === answer],
]

/** The answers of an example that name somebody or a home, and have no key. */
const missed = (name: string): string[] => {
  const part = requestParts[name]
  const request = requestKinds[name]?.example().request
  if (!part) throw new Error(`${name} has nothing that describes its requests.`)
  const keys = searchKeysOf(part, request)
  return bricksOf(part).flatMap(({ path }) => {
    const answer = valueAt(request, parsePath(path))
    const field = path.split('.').at(-1) ?? ''
    if (typeof answer !== 'string' || answer === '') return []
    return asked.flatMap(([of, kind, isKey]) =>
      !of.test(field) || keys.some((key) => key.kind === kind && isKey(key.word, answer)) ? [] : [path],
    )
  })
}

describe('every kind of request that a desk sees to', () => {
  const kinds = Object.keys(deskOf)
  it('is found by what it asks of a person and a home', async () => {
    expect(await failures(kinds, (name) => expect(missed(name)).toEqual([]))).toEqual([])
  })

  it('is found by something that its sender says', () => {
    const without = kinds.filter((name) => {
      const part = requestParts[name]
      return !part || searchKeysOf(part, requestKinds[name]?.example().request).length === 0
    })
    expect(without).toEqual([])
  })
})
