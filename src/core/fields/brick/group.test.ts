import { describe, expect, expectTypeOf, it } from 'vitest'
import { city } from '../home/city.ts'
import { houseNumber } from '../home/house-number.ts'
import { email } from '../person/email.ts'
import { brick, optional } from './brick.ts'
import { firstErrors } from './first-error.ts'
import { bricksOf, type Draft, exampleOf, group, list, type Parsed, type Typed } from './group.ts'

const home = group({ houseNumber, city: optional(city) })
const homes = list(home, { min: 1, max: 2, label: 'Woning', tooFew: 'Te weinig.', tooMany: 'Te veel.' })
const all = group(
  { email, homes, invoice: home },
  {
    rules: [
      {
        field: 'invoice.city',
        message: 'Elders.',
        ok: ({ invoice, homes }) => homes[0]?.city !== invoice.city || invoice.city === undefined,
      },
    ],
  },
)
const right = { email: 'a@b.nl', homes: [{ houseNumber: '1', city: 'Urk' }], invoice: { houseNumber: 2 } }

describe('a group', () => {
  it('parses its parts and knows what comes of them', () => {
    const parsed = all.schema.parse(right)
    expect(parsed).toEqual({
      email: 'a@b.nl',
      homes: [{ houseNumber: 1, city: 'Urk' }],
      invoice: { houseNumber: 2 },
    })
    expectTypeOf(parsed.homes[0]?.houseNumber).toEqualTypeOf<number | undefined>()
    expectTypeOf<Parsed<typeof home.parts>>().toEqualTypeOf<
      { houseNumber: number } & { city?: string | undefined }
    >()
    expectTypeOf<Typed<typeof home.parts>['houseNumber']>().toEqualTypeOf<string | number>()
    expectTypeOf<Draft<typeof all.parts>['homes']>().toEqualTypeOf<Draft<typeof home.parts>[] | undefined>()
  })

  it('tells faults by the path of the field', () => {
    expect(firstErrors(all, { email: '', homes: [{ houseNumber: 'x' }], invoice: null })).toEqual({
      email: 'Voer een e-mailadres in.',
      'homes.0.houseNumber': 'Huisnummer is ongeldig.',
      invoice: 'Dit is een verplicht veld.',
    })
  })

  it('applies its rules, under the field they name, once every part is right', () => {
    const clash = { ...right, invoice: { houseNumber: 2, city: 'Urk' } }
    expect(firstErrors(all, clash)).toEqual({ 'invoice.city': 'Elders.' })
    expect(firstErrors(all, { ...clash, email: 'a@b' })).toEqual({ email: 'E-mailadres is niet geldig.' })
  })

  it('asks a rule as soon as what it reads is right, whatever else is wrong', () => {
    const phones = group(
      { name: city, mobile: optional(city), landline: optional(city) },
      {
        rules: [
          {
            field: 'mobile',
            reads: ['mobile', 'landline'],
            message: 'Een van beide.',
            ok: ({ mobile, landline }) => mobile !== undefined || landline !== undefined,
          },
        ],
      },
    )
    expect(firstErrors(phones, {})).toEqual({ name: 'Dit is een verplicht veld.', mobile: 'Een van beide.' })
    expect(Object.keys(firstErrors(phones, { landline: 5 }))).toEqual(['name', 'landline'])
    expect(firstErrors(phones, { name: 'Urk', landline: 'Urk' })).toEqual({})
    expect(Object.keys(firstErrors(phones, null))).toEqual([''])
  })

  it('ignores fields it does not know', () => {
    expect(home.schema.parse({ houseNumber: 1, other: 'x' })).toEqual({ houseNumber: 1 })
  })

  it('says when it is something else altogether', () => {
    for (const wrong of [undefined, null, 'x', []])
      expect(firstErrors(home, wrong)).toEqual({ '': 'Dit is een verplicht veld.' })
  })
})

describe('a list', () => {
  it('has its bounds', () => {
    expect(firstErrors(homes, [])).toEqual({ '': 'Te weinig.' })
    expect(firstErrors(homes, [{ houseNumber: 1 }, { houseNumber: 2 }, { houseNumber: 3 }])).toEqual({
      '': 'Te veel.',
    })
    expect(firstErrors(homes, 'x')).toEqual({ '': 'Dit is een verplicht veld.' })
    // too many of them are given: that is no field left empty
    const two = list(home, { min: 1, max: 2, label: 'Woning' })
    const one = { houseNumber: 1 }
    expect(firstErrors(two, [one, one, one])).toEqual({ '': 'Vul er hoogstens 2 in.' })
    expect(firstErrors(two, [])).toEqual({ '': 'Dit is een verplicht veld.' })
  })
})

describe('what is made of the parts', () => {
  it('an example that is right', () => {
    expect(exampleOf(all)).toMatchObject({ homes: [{ houseNumber: '10' }] })
    expect(firstErrors(homes, exampleOf(homes))).toEqual({})
  })

  it('every brick with its path', () => {
    expect(bricksOf(all).map(({ path }) => path)).toEqual([
      'email',
      'homes[].houseNumber',
      'homes[].city',
      'invoice.houseNumber',
      'invoice.city',
    ])
    expect(bricksOf(brick(email.schema, email.facts))).toMatchObject([{ path: '' }])
  })
})
