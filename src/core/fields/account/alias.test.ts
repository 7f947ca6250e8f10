import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { firstError } from '../brick/first-error.ts'
import { alias } from './alias.ts'

const signs = 'Laat webadressen, telefoonnummers en de tekens < > / : @ weg.'
const others = "Gebruik alleen letters, cijfers, spaties en de tekens . - _ '"
const letters = 'Gebruik letters van één alfabet.'

test('refuses what is no alias', async () => {
  expect(
    await failures(
      [
        ['<b>x</b>', signs],
        ['http://evil.example', signs],
        ['evil.example', signs],
        ['jan@voorbeeld', signs],
        ['evil.de', signs],
        ['evil.Com', signs],
        ['evil..nl', signs],
        ['evil.van', signs],
        ['Burg.van Houtplein', signs],
        ['\\\\evil\\x', signs],
        ['0900‑12‑34‑567', signs],
        ['bel 1888', signs],
        ['Bel ٠٦١٢٣٤٥٦٧٨', signs],
        ['evil\\x', others],
        ['ad₥in', others],
        ['|dmin', others],
        ['Tuin 😀', others],
        ['tuin & huis', others],
        ['аdmin', letters],
        ['Ηuis', letters],
        ['tuinжук', letters],
      ],
      ([typed, sentence]) => {
        expect(firstError(alias, typed)).toBe(sentence)
      },
    ),
  ).toEqual([])
})

test('takes an alias', async () => {
  expect(
    await failures(
      [
        'Tuin vriend 2',
        'J.P. van ’t Hart',
        'жук',
        'Ήλιος',
        'الإدريسي',
        'שלום',
        '東京タワー',
        '한국',
        'Éclair',
        'tuin_vriend',
        "van 't Hof",
        'Jan1970',
        'हिन्दी',
        'ᐊᐃ',
      ],
      (typed) => {
        expect(firstError(alias, typed)).toBeUndefined()
      },
    ),
  ).toEqual([])
})

test.each(['a\u200db', '\\\\evil\\x', '<|>'])('of %j only one thing is said', (typed) => {
  expect(alias.schema.safeParse(typed).error?.issues).toHaveLength(1)
})
