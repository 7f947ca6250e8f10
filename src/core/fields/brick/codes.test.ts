import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { electronicFormatIBAN, friendlyFormatIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { username } from '../account/username.ts'
import { giftCode } from '../payment/gift-code.ts'
import { iban, maskIban } from '../payment/iban.ts'
import { email } from '../person/email.ts'
import { kvkNumber } from '../person/kvk-number.ts'
import { relationId } from '../person/relation-id.ts'
import { licencePlate } from '../request/licence-plate.ts'
import { isReference, newReference, tidyReference } from '../request/reference.ts'
import { firstError } from './first-error.ts'

describe('e-mail address', () => {
  it('takes what people type', async () => {
    expect(
      await failures(
        [
          ['jannie@voorbeeld.nl', 'jannie@voorbeeld.nl'],
          [' jan nie @voorbeeld.nl\t', 'jannie@voorbeeld.nl'],
          ['J.o-hn+tag@sub.voorbeeld.co.uk', 'J.o-hn+tag@sub.voorbeeld.co.uk'],
          ['jan\u200b@voorbeeld.nl', 'jan@voorbeeld.nl'],
        ],
        ([typed, kept]) => {
          expect(email.schema.parse(typed)).toBe(kept)
          expect(email.facts.strip?.(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('takes 254 characters and no more', () => {
    const label = `${'a'.repeat(62)}.`
    const long = (length: number) => `${'a'.repeat(length - 192)}@${label.repeat(3)}nl`
    expect(firstError(email, long(254))).toBeUndefined()
    expect(firstError(email, long(255))).toBe('E-mailadres is niet geldig.')
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        [
          'jannie',
          'jannie@',
          '@voorbeeld.nl',
          'a@b',
          'a..b@voorbeeld.nl',
          'a@b@c.nl',
          'a@voorbeeld.nl,b@voorbeeld.nl',
          'jan<a@voorbeeld.nl>',
          4,
        ],
        (typed) => {
          expect(firstError(email, typed)).toBe('E-mailadres is niet geldig.')
        },
      ),
    ).toEqual([])
  })

  it('asks for it', () => {
    expect(firstError(email, ' ')).toBe('Voer een e-mailadres in.')
  })
})

describe('IBAN', () => {
  it('keeps it without its spaces', async () => {
    expect(
      await failures(
        [
          ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
          ['NL91-ABNA-0417-1643-00', 'NL91ABNA0417164300'],
          ['be71 0961 2345 6769', 'BE71096123456769'],
        ],
        ([typed, kept]) => {
          expect(iban.schema.parse(typed)).toBe(kept)
          expect(iban.facts.clean?.(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        ['NL91ABNA0417164301', 'NL91', '0417164300', 'XX91ABNA0417164300', 'NL91ABNA0417164300é'],
        (typed) => {
          expect(firstError(iban, typed)).toBe('IBAN is niet geldig.')
        },
      ),
    ).toEqual([])
  })

  it('asks for it, shows it in groups and masks all but four', () => {
    expect(firstError(iban, '')).toBe('Voer een IBAN in.')
    expect(iban.facts.show?.('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(maskIban('NL91ABNA0417164300')).toBe('•••• •••• 4300')
    expect(iban.facts.keeps).toBe('masked')
  })
})

describe('numbers of members and companies', () => {
  it('takes member numbers', async () => {
    expect(
      await failures(['12345678', '1', '00012345'], (typed) => {
        expect(relationId.schema.parse(typed)).toBe(typed)
      }),
    ).toEqual([])
  })

  it('refuses what is no member number', async () => {
    expect(
      await failures(['123456789', '12a', '-1', 12], (typed) => {
        expect(firstError(relationId, typed)).toBe('Lidnummer bevat maximaal 8 cijfers.')
      }),
    ).toEqual([])
  })

  it('keeps only digits of what is typed', () => {
    expect(relationId.facts.strip?.('12 34-a')).toBe('1234')
  })

  it('takes a KvK number of eight digits', () => {
    expect(kvkNumber.schema.parse(' 1234 5678 ')).toBe('12345678')
    for (const wrong of ['1234567', '123456789', '1234567a'])
      expect(firstError(kvkNumber, wrong)).toBe('KvK-nummer bestaat uit 8 cijfers.')
  })

  it('takes an address or a number to log in with', async () => {
    expect(
      await failures(['lid@voorbeeld.nl', ' lid @voorbeeld.nl', '12345678', '1'], (typed) => {
        expect(firstError(username, typed)).toBeUndefined()
      }),
    ).toEqual([])
  })

  it('refuses anything else to log in with', async () => {
    expect(
      await failures(['123456789', 'jannie', 'a@b', '1a'], (typed) => {
        expect(firstError(username, typed)).toBe('E-mailadres / lidnummer is niet geldig.')
      }),
    ).toEqual([])
  })

  it('asks what to log in with', () => {
    expect(firstError(username, ' ')).toBe('Voer een e-mailadres of lidnummer in.')
  })
})

describe('gift code', () => {
  it('reads it as people type it', async () => {
    expect(
      await failures(
        ['GIFT-2026-OKAY-0001', ' gift2026okay0001 ', 'gift 2026 okay 0001', 'Gift-2026okay-0001'],
        (typed) => {
          expect(giftCode.schema.parse(typed)).toBe('GIFT-2026-OKAY-0001')
          expect(giftCode.facts.clean?.(typed)).toBe('GIFT-2026-OKAY-0001')
        },
      ),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        ['', 'GIFT', 'GIFT-2026-OKAY-00012', 'GIFT-2026-OKAY-000é', 'GIFT_2026_OKAY_0001'],
        (typed) => {
          expect(firstError(giftCode, typed)).toBe('Gifty code is niet geldig.')
        },
      ),
    ).toEqual([])
  })
})

describe('licence plate', () => {
  it('reads every pattern that there is', async () => {
    expect(
      await failures(
        [
          ['ab1234', 'AB-12-34'],
          ['1234ab', '12-34-AB'],
          ['12ab34', '12-AB-34'],
          ['ab12cd', 'AB-12-CD'],
          ['abcd12', 'AB-CD-12'],
          ['12abcd', '12-AB-CD'],
          ['12abc3', '12-ABC-3'],
          ['1abc23', '1-ABC-23'],
          ['gt123b', 'GT-123-B'],
          ['g123bt', 'G-123-BT'],
          ['abc12d', 'ABC-12-D'],
          ['a12bcd', 'A-12-BCD'],
          ['1ab234', '1-AB-234'],
          ['123ab4', '123-AB-4'],
          [' GT 123-b ', 'GT-123-B'],
          ['G-T12-3B', 'GT-123-B'],
        ],
        ([typed, plate]) => {
          expect(licencePlate.schema.parse(typed)).toBe(plate)
          expect(licencePlate.facts.clean?.(typed)).toBe(plate)
        },
      ),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        ['123456', 'ABCDEF', 'GT123', 'GT1234B', 'SS-12-34', '12-SD-34', '12-GVD-3', 'ÄB-12-34'],
        (typed) => {
          expect(firstError(licencePlate, typed)).toBe('Kenteken is niet geldig.')
        },
      ),
    ).toEqual([])
  })

  it('asks for it', () => {
    expect(firstError(licencePlate, '')).toBe('Voer een kenteken in.')
  })
})

describe('reference', () => {
  const fresh = () => newReference((length) => randomBytes(length))

  it('is short, readable and right', () => {
    for (let made = 0; made < 200; made += 1) {
      const reference = fresh()
      expect(reference).toMatch(/^[2346789BCDFGHJKMPQRTVWXY]{4}-[2346789BCDFGHJKMPQRTVWXY]{4}$/)
      expect(isReference(reference)).toBe(true)
      expect(tidyReference(` ${reference.toLowerCase().replace('-', ' ')}`)).toBe(reference)
    }
  })

  it('uses every sign about as often', () => {
    const counts = new Map<string, number>()
    for (let made = 0; made < 4000; made += 1)
      for (const sign of fresh().slice(0, 4)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 16_000 / 24)).toBeLessThan(200)
  })

  it('throws away bytes that would favour the first signs', () => {
    const bytes = [255, 250, 240, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    expect(newReference(() => Uint8Array.from(bytes))).toBe('2222-2222')
  })

  it('notices any one sign that is mistaken', () => {
    const signs = [...'2346789BCDFGHJKMPQRTVWXY']
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.constantFrom(...signs), (place, sign) => {
        const bare = fresh().replace('-', '')
        fc.pre(bare[place] !== sign)
        const mistaken = bare.slice(0, place) + sign + bare.slice(place + 1)
        expect(isReference(tidyReference(mistaken))).toBe(false)
      }),
    )
  })

  it('notices nearly every exchange of neighbours', () => {
    let noticed = 0
    let exchanged = 0
    for (let made = 0; made < 500; made += 1) {
      const bare = fresh().replace('-', '')
      for (let place = 0; place < 7; place += 1) {
        const [one = '', two = ''] = bare.slice(place, place + 2)
        if (one === two) continue
        exchanged += 1
        if (!isReference(tidyReference(bare.slice(0, place) + two + one + bare.slice(place + 2))))
          noticed += 1
      }
    }
    expect(noticed / exchanged).toBeGreaterThan(0.97)
  })
})

it('an IBAN travels and is shown as the library would have it', () => {
  const typed = fc.string({ unit: fc.constantFrom('N', 'l', '9', '1', 'a', ' ', '-') })
  fc.assert(
    fc.property(typed, (text) => {
      expect(iban.facts.clean?.(text)).toBe(electronicFormatIBAN(text))
      expect(iban.facts.show?.(text)).toBe(friendlyFormatIBAN(text))
    }),
  )
})
