import { describe, expect, it } from 'vitest'
import { readPart } from './part-defects.ts'
import { formFor, roofCheck } from './roof-check.ts'

const { example, schema } = roofCheck
const said = (change: object): string[] => {
  const read = readPart(schema, { ...example, ...change })
  return 'defects' in read ? read.defects.map(({ problem }) => problem) : []
}

describe('a roof check', () => {
  it('has each roof type once, by the words of the specification', () => {
    const [first] = example.roofs
    expect(said({ roofs: [first, first] })).toEqual(['Een soort dak staat hier twee keer. Haal er een weg.'])
    expect(said({ roofs: [first, { ...first, key: 'plat' }] })).toEqual([
      'Kies een van deze: ‘between-0-and-15’, ‘between-0-and-30’, ‘between-30-and-70’, ‘greater-than-70’.',
    ])
    expect(said({ roofs: [first] })).toHaveLength(1)
  })

  it.each(['#regelen', 'tel:0880001204', 'mailto:a@b.nl', 'javascript:alert(1)', '//elders.example'])(
    'leads to a form, which %s is not',
    (href) => expect(said({ form: { ...example.form, href } })).not.toEqual([]),
  )

  it('carries the chosen type in the address of the form, whatever stands in that already', () => {
    expect(formFor('/formulier', 'greater-than-70')).toBe('/formulier?daktype=greater-than-70')
    expect(formFor('/formulier?a=1#vraag', 'between-0-and-15')).toBe(
      '/formulier?a=1&daktype=between-0-and-15#vraag',
    )
  })
})
