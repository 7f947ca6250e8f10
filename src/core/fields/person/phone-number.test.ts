import fc from 'fast-check'
import everywhere from 'libphonenumber-js/metadata.max.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { firstError } from '../brick/first-error.ts'
import { landline } from './landline.ts'
import { mobile } from './mobile.ts'
import { showPhone, stripPhone } from './phone.ts'
import plans from './phone-metadata.json' with { type: 'json' }
import { phoneNumber } from './phone-number.ts'

describe('telephone numbers', () => {
  it('keeps them with the number of their country', async () => {
    expect(
      await failures(
        [
          ['0612345678', '+31612345678'],
          ['06-12 34 56 78', '+31612345678'],
          ['+31 (0)6 12345678', '+31612345678'],
          ['0031612345678', '+31612345678'],
          ['(020) 123 45 67', '+31201234567'],
          ['088 1234567', '+31881234567'],
          ['0800 1234', '+318001234'],
          ['+32 470 12 34 56', '+32470123456'],
          ['+49 1511 2345678', '+4915112345678'],
          ['+44 1481 960194', '+441481960194'],
          ['+1 202 555 0123', '+12025550123'],
          ['001 202 555 0123', '+12025550123'],
          ['+353 1 234 5678', '+35312345678'],
        ],
        ([typed, kept]) => {
          expect(phoneNumber.schema.parse(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it('refuses what is none', async () => {
    expect(
      await failures(
        [
          '061234567',
          '06123456789',
          '12345',
          '112',
          '+',
          '+31',
          '+31212345',
          '+321',
          '+1234567',
          '+1234567890123456',
          '+0123456789',
          '2025550123',
          'bel mij',
          612345678,
        ],
        (typed) => {
          expect(firstError(phoneNumber, typed)).toBe('Telefoonnummer is niet geldig.')
        },
      ),
    ).toEqual([])
  })

  it('asks for a number', () => {
    expect(firstError(phoneNumber, ' ')).toBe('Dit is een verplicht veld.')
    expect(firstError(mobile, '')).toBe('Voer een mobiel telefoonnummer in.')
  })

  it('mobile takes those of mobiles', async () => {
    expect(
      await failures(['0612345678', '+32470123456', '+12025550123', '+4930123456'], (typed) => {
        expect(firstError(mobile, typed)).toBeUndefined()
      }),
    ).toEqual([])
  })

  it('mobile refuses others', async () => {
    expect(
      await failures(['0201234567', '0881234567', '0662123456', '08001234', '+3197010234567'], (typed) => {
        expect(firstError(mobile, typed)).toBe('Mobiel telefoonnummer is niet geldig.')
      }),
    ).toEqual([])
  })

  it('landline takes those of the Netherlands that are no mobiles, and all of abroad', async () => {
    expect(
      await failures(['0201234567', '0881234567', '+3224012345', '+12025550123', '+32470123456'], (typed) => {
        expect(firstError(landline, typed)).toBeUndefined()
      }),
    ).toEqual([])
  })

  it('landline refuses others', async () => {
    expect(
      await failures(['0612345678', '+31612345678', '020123'], (typed) => {
        expect(firstError(landline, typed)).toBe('Telefoonnummer vast is niet geldig.')
      }),
    ).toEqual([])
  })

  it('shows them as they are typed', async () => {
    expect(
      await failures(
        [
          ['+31612345678', '0612345678'],
          ['+31201234567', '0201234567'],
          ['+318001234', '08001234'],
          ['+32470123456', '+32470123456'],
          ['+12025550123', '+12025550123'],
        ],
        ([number, text]) => {
          expect(showPhone(number)).toBe(text)
        },
      ),
    ).toEqual([])
  })

  it('keeps digits and a leading plus while typing', () => {
    expect(stripPhone(' +31 (0)6-12')).toBe('+310612')
    expect(stripPhone('06+12a')).toBe('0612')
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(stripPhone(typed)).toMatch(/^\+?\d*$/)
      }),
    )
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 49_999_999 }), (rest) => {
        const kept = phoneNumber.schema.parse(`06${rest}`)
        expect(phoneNumber.schema.parse(showPhone(kept))).toBe(kept)
        expect(phoneNumber.schema.parse(kept)).toBe(kept)
      }),
    )
  })

  it('goes by the numbering plans of the installed library', () => {
    const whole: Record<string, unknown> = everywhere.countries
    for (const [country, plan] of Object.entries(plans.countries)) expect(plan).toEqual(whole[country])
  })
})
