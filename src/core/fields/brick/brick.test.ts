import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { brick, brickOf, optional, relabel, wire } from './brick.ts'
import { firstError } from './first-error.ts'

const word = z.string('Vul iets in.').check(z.minLength(2, 'Te kort.'))
const facts = { label: 'Woord', control: 'text', example: 'aa', keeps: 'plain' } as const

describe('a brick', () => {
  it('is found again by its schema, also when two are made of one schema', () => {
    const one = brick(word, facts)
    const two = brick(word, { ...facts, label: 'Ander woord' })
    expect(brickOf(one.schema)?.facts.label).toBe('Woord')
    expect(brickOf(two.schema)?.facts.label).toBe('Ander woord')
    expect(brickOf(word)).toBeUndefined()
  })

  it('keeps its facts under another label, and the first stays as it was', () => {
    const one = brick(word, facts)
    const two = relabel(one, { label: 'Bijnaam', hint: 'Hoe je genoemd wordt' })
    expect([one.facts.label, two.facts.label, two.facts.control]).toEqual(['Woord', 'Bijnaam', 'text'])
    expect(brickOf(two.schema)).toBe(two)
    expect(firstError(two, 'a')).toBe('Te kort.')
  })

  it('says something Dutch where its schema says nothing', () => {
    expect(firstError(brick(z.string(), facts), undefined)).toBe('Dit is een verplicht veld.')
    expect(firstError(brick(z.number(), { ...facts, example: 1 }), 'x')).toBe('Dit is een verplicht veld.')
  })

  it('may be carried without a control', () => {
    expect(wire(z.string(), 'x').facts).toMatchObject({ control: 'none', label: '', example: 'x' })
  })
})

describe('an optional brick', () => {
  const maybe = optional(brick(word, facts))

  it('keeps the facts and knows that it is optional', () => {
    expect(maybe).toMatchObject({ optional: true, facts: { label: 'Woord' } })
    expect(brickOf(maybe.schema)).toBe(maybe)
  })

  it.each(['', ' \n', null, undefined, [], { day: '', month: '' }])('takes %j for no answer', (nothing) => {
    expect(maybe.schema.parse(nothing)).toBeUndefined()
  })

  it.each([0, false, {}, { day: '1' }, [1]])('does not take %j for no answer', (something) => {
    expect(firstError(maybe, something)).toBe('Vul iets in.')
  })

  it('judges what is answered', () => {
    expect(firstError(maybe, 'a')).toBe('Te kort.')
    expect(maybe.schema.parse('aa')).toBe('aa')
  })

  it('may be absent from an object', () => {
    expect(z.object({ maybe: maybe.schema }).parse({})).toEqual({})
  })
})
