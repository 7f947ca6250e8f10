import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naughtyStrings } from '../../../../test/hostile/naughty.ts'
import { licencePlate } from '../../../core/fields/request/licence-plate.ts'
import { withoutHyphens } from '../../../core/rules/clean-code.ts'
import { isPlate, tidyPlate } from '../../../core/rules/licence-plates.ts'
import { formatTypedPlate } from './plate-typing.ts'

/** A field with its caret written as `|`, before and after typing. */
const shown = (field: string, ahead = false): string => {
  const caret = field.indexOf('|')
  const { text, caret: place } = formatTypedPlate(field.replace('|', ''), caret, ahead)
  return `${text.slice(0, place)}|${text.slice(place)}`
}

/** Types characters one by one, each where the caret stands. */
const type = (signs: string, from = '|'): string =>
  [...signs].reduce((field, sign) => shown(field.replace('|', `${sign}|`)), from)

const plates = [
  'XX-99-99',
  '99-99-XX',
  '99-XX-99',
  'XX-99-XX',
  'XX-XX-99',
  '99-XX-XX',
  '99-XXX-9',
  '9-XXX-99',
  'XX-999-X',
  'X-999-XX',
  'XXX-99-X',
  'X-99-XXX',
  '9-XX-999',
  '999-XX-9',
].map((one) => one.replaceAll('X', 'G'))

describe('typing a plate', () => {
  it.each(plates)('%s gets its hyphens while one types, with and without them', (plate) => {
    expect(type(plate.replaceAll('-', '').toLowerCase())).toBe(`${plate}|`)
    expect(type(plate)).toBe(`${plate}|`)
    expect(isPlate(plate)).toBe(true)
  })

  it.each([
    ['a sign in the middle', 'GT-4|12-B', 'GT-4|12-B'],
    ['a sign before the first hyphen', 'GX|-12-B', 'GX|-12-B'],
    ['a sign that moves a hyphen', 'G9|T-12-B', 'G-9|-T-12-B'],
    ['a paste in small letters', 'gt 123 b|', 'GT-123-B|'],
    ['a paste with dots', 'gt.123.b|', 'GT-123-B|'],
    ['the hyphen deleted backwards', 'GT|123-B', 'GT|-123-B'],
    ['a sign deleted backwards', 'GT-12|-B', 'GT-12|-B'],
  ])('%s leaves the caret behind the same sign', (_what, typed, field) => {
    expect(shown(typed)).toBe(field)
  })

  it('passes a hyphen that is deleted forwards, so that the next press deletes a sign', () => {
    expect(shown('GT|123-B', true)).toBe('GT-|123-B')
    expect(shown('GT-|23-B', true)).toBe('GT-|23-B')
  })

  it.each(['GT-1234-B|', 'mijn |auto', 'ÄB-12|-34', '12-34-56-78|'])(
    'keeps every sign of %s, which is no plate',
    (field) => expect(shown(field).toLowerCase()).toBe(field.toLowerCase()),
  )

  it('throws nothing away but white space, dots, hyphens and what cannot be seen, and keeps the caret inside', () => {
    const bare = (text: string) => withoutHyphens(text).toUpperCase().replaceAll('.', '')
    const holds = (text: string, caret: number) => {
      const typed = formatTypedPlate(text, caret)
      expect(bare(typed.text)).toBe(bare(text))
      expect(typed.caret).toBeGreaterThanOrEqual(0)
      expect(typed.caret).toBeLessThanOrEqual(typed.text.length)
    }
    for (const text of naughtyStrings) holds(text, text.length)
    fc.assert(fc.property(fc.string(), fc.nat(), (text, at) => holds(text, Math.min(at, text.length))))
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 .-]{0,12}$/), fc.nat(12), (text, at) =>
        holds(text, Math.min(at, text.length)),
      ),
    )
  })
})

it('the plain script judges a plate as the field does', () => {
  const agree = (text: string) => {
    const plate = tidyPlate(text)
    const { success, data } = licencePlate.schema.safeParse(text)
    expect(isPlate(plate), JSON.stringify(text)).toBe(success)
    if (success) expect(plate).toBe(data)
  }
  for (const text of naughtyStrings) agree(text)
  for (const group of ['GVD', 'KKK', 'NSB', 'PKK', 'PSV', 'TBS']) agree(`12-${group}-3`)
  for (const plate of plates) agree(plate)
  fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9 -]{0,10}$/), agree))
})
