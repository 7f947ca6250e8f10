import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { firstError } from '../brick/first-error.ts'
import { tidyPersonName } from '../brick/text.ts'
import { contactName } from '../person/contact-name.ts'
import { firstName } from '../person/first-name.ts'
import { infix } from '../person/infix.ts'
import { lastName, registrantLastName } from '../person/last-name.ts'
import { raiseFirst } from './names.ts'

describe('last name', () => {
  it('keeps names as people write them', async () => {
    expect(
      await failures(
        [
          ['vries', 'Vries'],
          ['  de   vries ', 'De vries'],
          ['ijsbrand', 'IJsbrand'],
          ['IJzerman', 'IJzerman'],
          ['Ijzerman', 'Ijzerman'],
          ['ĳsbrand', 'Ĳsbrand'],
          ["'t Hart", "'t Hart"],
          ['’t hart', '’t hart'],
          ['van der Berg', 'Van der Berg'],
          ['El Idrissi-van der berg', 'El Idrissi-van der berg'],
          ["o'Neill", "O'Neill"],
          ['élodie', 'Élodie'],
          ['e\u0301lodie', 'Élodie'],
          ['McDonald', 'McDonald'],
          ['ßmann', 'ßmann'],
          ['ﬁeld', 'ﬁeld'],
          ['яблоко', 'Яблоко'],
          // a capital that another small letter shares: it does not lead back
          ['ϕίλων', 'Φίλων'],
          ['ılgaz', 'Ilgaz'],
          ['李', '李'],
          ['الإدريسي', 'الإدريسي'],
          ['Müller\u00a0Smit', 'Müller Smit'],
          ['Smit Jr., MSc', 'Smit Jr., MSc'],
        ],
        ([typed, kept]) => {
          expect(lastName.schema.parse(typed)).toBe(kept)
          expect(lastName.facts.clean?.(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('asks for it when there is nothing', async () => {
    expect(
      await failures(['', '   '], (typed) => {
        expect(firstError(lastName, typed)).toBe('Voer uw achternaam in.')
        expect(firstError(registrantLastName, typed)).toBe('Achternaam is ongeldig.')
      }),
    ).toEqual([])
  })

  it('refuses what is no name', async () => {
    expect(
      await failures(['-', '12', "'", 'a'.repeat(65), 'Sm\ud800it', 'Sm\nit', 3, true], (typed) => {
        expect(firstError(lastName, typed)).toBe('Achternaam is ongeldig.')
      }),
    ).toEqual([])
  })

  it('takes 64 characters', () => {
    expect(firstError(lastName, 'a'.repeat(64))).toBeUndefined()
  })

  it('never changes more than the first letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const before = tidyPersonName(typed)
        const after = raiseFirst(typed)
        fc.pre(!/[\n\r\v\f\u2028\u2029\ufeff]/.test(typed))
        const raised = before.startsWith('ij') ? 2 : (before.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
        expect(after.slice(raised)).toBe(before.slice(raised))
        // compared in capitals, since small letters that share a capital differ (ϕ and φ are both Φ)
        expect(after.toUpperCase()).toBe(before.toUpperCase())
      }),
      { examples: [['ϕ'], ['ıJ'], ['ſmit']] },
    )
  })
})

describe('infix', () => {
  it('keeps names as people write them', async () => {
    expect(
      await failures(
        [
          [' van  der ', 'van der'],
          ["'t", "'t"],
          ['van ’t', 'van ’t'],
          ['v/d', 'v/d'],
          ['v.d.', 'v.d.'],
          ['de la', 'de la'],
          ["d'", "d'"],
          ['El', 'El'],
          ['af', 'af'],
        ],
        ([typed, kept]) => {
          expect(infix.schema.parse(typed)).toBe(kept)
          expect(infix.facts.clean?.(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('refuses what is no name', async () => {
    expect(
      await failures(['2', 'van 3', '<b>', '-', 'a'.repeat(65)], (typed) => {
        expect(firstError(infix, typed)).toBe('Tussenvoegsel is ongeldig.')
      }),
    ).toEqual([])
  })
})

describe('first name', () => {
  it('keeps names as people write them', async () => {
    expect(
      await failures(
        [
          ['jannie', 'Jannie'],
          ['anne-marie', 'Anne-marie'],
          ['ijsbrand', 'IJsbrand'],
          ['Zoë', 'Zoë'],
          ['Đức', 'Đức'],
        ],
        ([typed, kept]) => {
          expect(firstName.schema.parse(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('says the one sentence of what is none', async () => {
    expect(
      await failures(['', ' ', 'J4n', '<script>', 'a'.repeat(65), 9], (typed) => {
        expect(firstError(firstName, typed)).toBe('Voornaam is ongeldig.')
      }),
    ).toEqual([])
  })
})

describe('name of the contact form', () => {
  it('takes names', async () => {
    expect(
      await failures(['Jannie de Vries', "M. 't Hart", 'Bo', 'a'.repeat(100)], (typed) => {
        expect(firstError(contactName, typed)).toBeUndefined()
      }),
    ).toEqual([])
  })

  it('says what is wrong', async () => {
    expect(
      await failures(
        [
          ['', 'Voer uw naam in.'],
          ['J', 'Naam moet minimaal 2 tekens bevatten.'],
          ['a'.repeat(101), 'Naam moet maximaal 100 tekens bevatten.'],
          ['Jannie 2', 'Naam is ongeldig.'],
          ['<b>Jan</b>', 'Naam is ongeldig.'],
        ],
        ([typed, sentence]) => {
          expect(firstError(contactName, typed)).toBe(sentence)
        },
      ),
    ).toEqual([])
  })
})
