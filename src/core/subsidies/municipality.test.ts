import { describe, expect, it, test } from 'vitest'
import { naughtyStrings } from '../../../test/hostile/naughty.ts'
import { municipalities } from '../figures/municipalities.ts'
import { municipalityNamed, shownMunicipality, suggestedMunicipalities } from './municipality.ts'

const { value: list } = municipalities.on('2026-11-24')
const idOf = (typed: string) => municipalityNamed(list, typed).found?.id

test('there are 342 municipalities in 2026, each once, with the code that the address register has', () => {
  expect(municipalities.on('2026-01-01').current).toBe(true)
  expect(list).toHaveLength(342)
  expect(new Set(list.map(({ id }) => id)).size).toBe(342)
  expect(new Set(list.map(({ name }) => name)).size).toBe(342)
  for (const { id } of list) expect(id).toMatch(/^GM\d{4}$/)
  const named = new Map(list.map(({ id, name }) => [id, name]))
  expect(named.get('GM0307')).toBe('Amersfoort')
  expect(named.get('GM1992')).toBe('Voorne aan Zee')
  expect([...named.values()]).not.toContain('Weesp')
})

describe('a typed name', () => {
  it.each([
    ['Amersfoort', 'GM0307'],
    ['  amersfoort ', 'GM0307'],
    ['GEMEENTE AMERSFOORT', 'GM0307'],
    ['GM0307', 'GM0307'],
    ['Den Haag', 'GM0518'],
    ["'s-Gravenhage", 'GM0518'],
    ['’s-Gravenhage', 'GM0518'],
    ["'s-Gravenhage (Den Haag)", 'GM0518'],
    ['den bosch', 'GM0796'],
    ['s hertogenbosch', 'GM0796'],
    ['Súdwest-Fryslân', 'GM1900'],
    ['sudwest fryslan', 'GM1900'],
    ['Zaandam', 'GM0479'],
    ['Weesp', 'GM0363'],
    ['Bergen (NH.)', 'GM0373'],
    ['Nuenen', 'GM0820'],
  ])('%s is %s', (typed, id) => {
    expect(idOf(typed)).toBe(id)
  })

  it('that two have is neither', () => {
    expect(municipalityNamed(list, 'Bergen')).toEqual({ offers: ['Bergen (L.)', 'Bergen (NH.)'] })
  })

  it('that nobody has is answered by names with these letters, three at most', () => {
    expect(municipalityNamed(list, 'amst')).toEqual({ offers: ['Amstelveen', 'Amsterdam', 'Ouder-Amstel'] })
    expect(municipalityNamed(list, 'xyzzy')).toEqual({ offers: [] })
    expect(municipalityNamed(list, 'haag')).toEqual({ offers: ["'s-Gravenhage (Den Haag)"] })
  })

  it('every shown name is found again', () => {
    for (const one of list) expect(idOf(shownMunicipality(one)), one.name).toBe(one.id)
  })

  it('may be anything', () => {
    for (const text of [
      ...naughtyStrings,
      'x'.repeat(1e6),
      '\u0301'.repeat(50_000),
      '__proto__',
      'constructor',
    ])
      expect(municipalityNamed(list, text).found).toBeUndefined()
  })
})

it('suggests from two letters on, names that begin with them first', () => {
  expect(suggestedMunicipalities(list, 'u')).toEqual([])
  expect(suggestedMunicipalities(list, 'utr').map(({ name }) => name)).toEqual([
    'Utrecht',
    'Utrechtse Heuvelrug',
  ])
  // a match at the beginning of an everyday name goes before one in the middle of a name
  expect(
    suggestedMunicipalities(list, 'den')
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['Den Helder', "'s-Gravenhage"])
})
