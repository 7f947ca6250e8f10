import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { type AnyBrick, optional } from '../brick/brick.ts'
import { firstError } from '../brick/first-error.ts'
import { addition } from './addition.ts'
import { city } from './city.ts'
import { houseNumber } from './house-number.ts'
import { poBoxNumber } from './po-box-number.ts'
import { postcode, showPostcode } from './postcode.ts'
import { streetName } from './street-name.ts'

describe('postcode', () => {
  it('sends it in its usual form', async () => {
    expect(
      await failures(
        [
          ['3821 BT', '3821BT'],
          ['3821bt', '3821BT'],
          [' 38 21 b t ', '3821BT'],
          ['1000AA', '1000AA'],
          ['9999 ZZ', '9999ZZ'],
          ['1234\u00a0AB', '1234AB'],
        ],
        ([typed, sent]) => {
          expect(postcode.schema.parse(typed)).toBe(sent)
        },
      ),
    ).toEqual([])
  })

  it('asks for it when there is nothing', async () => {
    expect(
      await failures(['', '  ', null, undefined], (typed) => {
        expect(firstError(postcode, typed)).toBe('Voer een postcode in.')
      }),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        [
          '0821BT',
          '3821',
          '3821B',
          '3821BTT',
          '3821SA',
          '3821sd',
          '3821 SS',
          '382 1B',
          'BT3821',
          '3821ÄB',
          '1234ſK',
          '３８２１BT',
          3821,
        ],
        (typed) => {
          expect(firstError(postcode, typed)).toBe('Postcode is ongeldig.')
        },
      ),
    ).toEqual([])
  })

  it('is shown with a space and typed back the same', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRTUVWXYZ'),
      minLength: 2,
      maxLength: 2,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), letters, (digits, pair) => {
        const sent = `${digits}${pair}`
        expect(showPostcode(sent)).toBe(`${digits} ${pair}`)
        expect(postcode.schema.parse(showPostcode(sent))).toBe(sent)
        expect(postcode.facts.clean?.(sent.toLowerCase())).toBe(showPostcode(sent))
      }),
    )
  })
})

describe('house number', () => {
  it('takes it as a number', async () => {
    expect(
      await failures(
        [
          [10, 10],
          ['10', 10],
          [' 10 ', 10],
          ['007', 7],
          [1, 1],
          ['99999', 99_999],
        ],
        ([typed, sent]) => {
          expect(houseNumber.schema.parse(typed)).toBe(sent)
        },
      ),
    ).toEqual([])
  })

  it('asks for it when there is nothing', async () => {
    expect(
      await failures(['', ' ', null, undefined], (typed) => {
        expect(firstError(houseNumber, typed)).toBe('Voer een huisnummer in.')
      }),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        [
          0,
          '0',
          -1,
          '-1',
          100_000,
          '100000',
          '12a',
          '1e3',
          '0x1',
          '1.0',
          1.5,
          Number.NaN,
          Infinity,
          '１２',
          true,
        ],
        (typed) => {
          expect(firstError(houseNumber, typed)).toBe('Huisnummer is ongeldig.')
        },
      ),
    ).toEqual([])
  })
})

describe('addition', () => {
  it('sends it in its usual form', async () => {
    expect(
      await failures(
        [
          ['A', 'A'],
          [' 2-hoog ', '2-hoog'],
          ['bis', 'bis'],
          ['Geen toevoeging', ''],
          ['', ''],
        ],
        ([typed, sent]) => {
          expect(addition.schema.parse(typed)).toBe(sent)
        },
      ),
    ).toEqual([])
  })

  it('does not take the placeholder for an answer, also where it may be left out', () => {
    expect(firstError(addition, 'Kies')).toBe('Voer een toevoeging in.')
    expect(firstError(optional(addition), ' Kies ')).toBe('Voer een toevoeging in.')
  })

  it('refuses what is none', async () => {
    expect(
      await failures(['12345678901', 'A\ud800', 1], (typed) => {
        expect(firstError(addition, typed)).toBe('Toevoeging is ongeldig.')
      }),
    ).toEqual([])
  })
})

describe('street and city', () => {
  it('takes names as they are', async () => {
    expect(
      await failures<[AnyBrick, string]>(
        [
          [streetName, "'s-Gravelandseweg"],
          [streetName, 'Plein 1944'],
          [streetName, '2e Voorbeeldstraat'],
          [city, "'s-Hertogenbosch"],
          [city, 'Sint Jansteen'],
          [city, 'Súdwest-Fryslân'],
        ],
        ([brick, typed]) => {
          expect(brick.schema.parse(typed)).toBe(typed)
        },
      ),
    ).toEqual([])
  })

  it('refuses what nobody lives at', () => {
    expect(firstError(streetName, ' ')).toBe('Dit is een verplicht veld.')
    expect(firstError(city, '')).toBe('Dit is een verplicht veld.')
    expect(firstError(streetName, '12')).toBe('Straatnaam is ongeldig.')
    expect(firstError(city, 'a'.repeat(81))).toBe('Plaats is ongeldig.')
  })
})

describe('PO box number', () => {
  it('takes up to five digits', () => {
    expect(poBoxNumber.schema.parse('735')).toBe(735)
    expect(poBoxNumber.facts.strip?.('7 35')).toBe('735')
    for (const wrong of ['123456', '0', 'a'])
      expect(firstError(poBoxNumber, wrong)).toBe('Postbusnummer is ongeldig.')
  })
})
