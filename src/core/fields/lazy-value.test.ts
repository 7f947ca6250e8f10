import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { electronicFormatIBAN, friendlyFormatIBAN, getCountrySpecifications } from 'ibantools'
import { describe, expect, it, test, vi } from 'vitest'
import { dateOfBirth } from './date-of-birth.ts'
import { firstError } from './first-error.ts'
import { iban } from './iban.ts'
import { lazyValue } from './lazy-value.ts'
import { mobile } from './mobile.ts'
import { e164 } from './phone.ts'
import { phoneNumber } from './phone-number.ts'
import { numbered } from './phone-numbering-plans.ts'

// what a browser knows while it has fetched nothing yet
vi.mock('#field-rules', async () => import('./lazy-rules.ts'))

describe('while there is no knowledge', () => {
  it('lets through whatever may be right, as it was typed', () => {
    expect(phoneNumber.schema.parse('06 000')).toBe('06000')
    expect(mobile.schema.parse('020-1234567')).toBe('0201234567')
    expect(iban.schema.parse('nl00 bank 0000')).toBe('NL00BANK0000')
    expect(dateOfBirth.schema.parse('1980-02-31')).toBe('1980-02-31')
    expect(phoneNumber.facts.show?.('+31612345678')).toBe('0612345678')
  })

  it('refuses what can never be right', () => {
    expect(firstError(phoneNumber, 'bel me')).toBe('Telefoonnummer is niet geldig.')
    expect(firstError(phoneNumber, '')).toBe('Dit is een verplicht veld.')
    expect(firstError(iban, '417164300')).toBe('IBAN is niet geldig.')
    expect(firstError(dateOfBirth, '1980-13-01')).toBe('Geboortedatum is niet geldig.')
    expect(firstError(dateOfBirth, '1899-12-31')).toBe('Geboortedatum is niet geldig.')
  })

  it('never refuses a number that the plans know', () => {
    const typed = fc.tuple(
      fc.constantFrom('', '0', '00', '+', '+31', '06', '+49', '+1'),
      fc.integer({ min: 0, max: 1e12 }),
    )
    fc.assert(
      fc.property(typed, ([start, rest]) => {
        const number = `${start}${rest}`
        if (numbered(number, 'any')) expect(e164(number, 'any')).toBeDefined()
      }),
    )
  })

  it('never refuses an IBAN of any country for its shape', () => {
    for (const [country, { chars, IBANRegistry }] of Object.entries(getCountrySpecifications()))
      if (IBANRegistry && chars)
        expect(firstError(iban, `${country}12${'A1'.repeat(20)}`.slice(0, chars))).toBeUndefined()
  })
})

test('an IBAN travels and is shown as the library would have it', () => {
  const typed = fc.string({ unit: fc.constantFrom('N', 'l', '9', '1', 'a', ' ', '-') })
  fc.assert(
    fc.property(typed, (text) => {
      expect(iban.facts.clean?.(text)).toBe(electronicFormatIBAN(text))
      expect(iban.facts.show?.(text)).toBe(friendlyFormatIBAN(text))
    }),
  )
})

describe('rules that are lazy', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetch = vi.fn(async () => 7)
    const seven = lazyValue(fetch)
    expect(seven.now()).toBeUndefined()
    await Promise.all([seven.load(), seven.load()])
    await seven.load()
    expect([seven.now(), fetch.mock.calls.length]).toEqual([7, 1])
  })

  it('is tried again after a failure', async () => {
    const fetch = vi.fn(async () => 7)
    fetch.mockRejectedValueOnce(new Error('offline'))
    const seven = lazyValue(fetch)
    await expect(seven.load()).rejects.toThrow('offline')
    expect(seven.now()).toBeUndefined()
    await seven.load()
    expect(seven.now()).toBe(7)
  })
})

test('a server knows everything at once', async () => {
  // a process of its own: how this test finds its modules proves nothing of how a server does
  const judged = `
    import { dateOfBirth } from './src/core/fields/date-of-birth.ts'
    import { iban } from './src/core/fields/iban.ts'
    import { mobile } from './src/core/fields/mobile.ts'
    const takes = (brick, value) => brick.schema.safeParse(value).success
    console.log(takes(mobile, '06000'), takes(iban, 'NL00BANK0000'), takes(dateOfBirth, '1980-02-31'),
      takes(mobile, '0612345678'), takes(iban, 'NL91ABNA0417164300'), takes(dateOfBirth, '1980-02-28'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', judged], {
    cwd: new URL('../../..', import.meta.url),
  })
  expect(stdout.trim()).toBe('false false false true true true')
})
