import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { houseType } from '../home/house-type.ts'
import { paymentMethod, pricedLabels, shownMethod } from '../payment/payment-method.ts'
import { salutation, sex } from '../person/salutation.ts'
import { agreeCollection, agreeTerms, consent, tick } from '../request/consent.ts'
import { optional } from './brick.ts'
import { choice, yesNo } from './choice.ts'
import { choices } from './choices.ts'
import { firstError } from './first-error.ts'

const specialism = choice({
  label: 'Specialisatie',
  missing: 'Selecteer een specialisatie.',
  options: [
    { value: 'bouwkundig', label: 'Bouwkundig' },
    { value: 'juridisch', label: 'Juridisch' },
  ],
})
const scenarios = choices({
  label: 'Scenario’s',
  missing: 'Je moet minimaal één scenario selecteren',
  max: 2,
  options: [
    { value: 'a', label: 'Minder werken' },
    { value: 'b', label: 'Verbouwen' },
    { value: 'c', label: 'Verhuizen' },
  ],
})

describe('a choice', () => {
  it('takes its words, says its sentence when empty and refuses the rest', () => {
    expect(specialism.schema.parse('juridisch')).toBe('juridisch')
    for (const nothing of ['', null, undefined])
      expect(firstError(specialism, nothing)).toBe('Selecteer een specialisatie.')
    for (const wrong of ['Juridisch', 'toString', 1, ['juridisch']])
      expect(firstError(specialism, wrong)).toBe('Kies een van de mogelijkheden.')
    expect(specialism.facts.show?.('juridisch')).toBe('Juridisch')
  })

  it('is Ja or Nee', () => {
    const sms = yesNo({ label: 'Wil je een sms-herinnering?' })
    expect(sms.facts.choices?.map(({ label }) => label)).toEqual(['Ja', 'Nee'])
    expect(sms.schema.parse('no')).toBe('no')
    expect(firstError(sms, '')).toBe('Dit is een verplicht veld.')
  })
})

describe('a choice that travels as a number', () => {
  it.each([0, '0', 1, '1', ' 1 '])('takes %j', (typed) => {
    expect(salutation.schema.parse(typed)).toBe(Number(typed))
  })

  it.each(['', null, undefined])('asks how to address when there is %j', (typed) => {
    expect(firstError(salutation, typed)).toBe('Voer een aanhef in.')
  })

  it.each([2, '2', 'Dhr.', true, '0x1', [0]])('refuses %j', (typed) => {
    expect(firstError(salutation, typed)).toBe('Kies een van de mogelijkheden.')
  })

  it('of a call says the same when it is missing', () => {
    expect(firstError(sex, undefined)).toBe('Voer een aanhef in.')
    expect(firstError(sex, 3)).toBe('Kies een van de mogelijkheden.')
  })

  it('shows its label', () => {
    expect([0, 1].map((one) => salutation.facts.show?.(one as 0 | 1))).toEqual(['Dhr.', 'Mevr.'])
    expect(paymentMethod.facts.show?.(0)).toBe('Bankoverschrijving')
    expect(pricedLabels(190)).toEqual({ 0: 'Bankoverschrijving (€ 1,90 extra)' })
    expect([0, 1].map((one) => shownMethod(one as 0 | 1, 190))).toEqual([
      'Bankoverschrijving (€ 1,90 extra)',
      'Automatische incasso',
    ])
    expect(firstError(paymentMethod, '')).toBe('Selecteer een betaalmethode.')
  })

  it('knows an unknown sex on the wire', () => {
    expect([0, 1, 2].map((one) => sex.schema.safeParse(one).success)).toEqual([true, true, true])
    expect(sex.schema.safeParse(3).success).toBe(false)
  })
})

describe('more choices', () => {
  it('takes some, each once, and a lone word as a list', () => {
    expect(scenarios.schema.parse(['b', 'a', 'b'])).toEqual(['b', 'a'])
    expect(scenarios.schema.parse('c')).toEqual(['c'])
    expect(scenarios.facts.show?.(['a', 'b'])).toBe('Minder werken, Verbouwen')
  })

  it('says what is too few, too many or unknown', () => {
    for (const few of [[], '', null, undefined])
      expect(firstError(scenarios, few)).toBe('Je moet minimaal één scenario selecteren')
    expect(firstError(scenarios, ['a', 'b', 'c'])).toBe('Kies een van de mogelijkheden.')
    expect(firstError(scenarios, ['a', 'x'])).toBe('Kies een van de mogelijkheden.')
    expect(optional(scenarios).schema.parse([])).toBeUndefined()
  })

  it('looks at a few of a million', () => {
    let looked = 0
    const million = new Proxy(Array(1_000_000), {
      get: (all, key) => {
        if (typeof key !== 'string' || !/^\d+$/.test(key)) return Reflect.get(all, key)
        looked++
        return key
      },
    })
    expect(scenarios.schema.safeParse(million).success).toBe(false)
    expect(looked).toBe(4)
  })
})

describe('consent', () => {
  it.each([false, '', null, undefined, 'true', 1])('is not given by %j', (typed) => {
    expect(firstError(agreeTerms, typed)).toBe('Bevestiging verplicht.')
  })

  it('is given by true, in the sentences of the page', () => {
    expect(agreeTerms.schema.parse(true)).toBe(true)
    expect(agreeTerms.facts.sentence).toMatch(/^Ik ga akkoord met de algemene voorwaarden/)
    expect(agreeCollection.facts.sentence).toMatch(/^Ik ga akkoord met de jaarlijkse incasso/)
    expect(consent({ label: 'x', sentence: 'y' }).facts.show?.(true)).toBe('Akkoord')
  })

  it('may be withheld where it is only a wish', () => {
    const wish = tick({ label: 'Nieuwsbrief', sentence: 'Stuur mij de nieuwsbrief' })
    expect(wish.schema.parse(false)).toBe(false)
    expect(wish.facts.show?.(false)).toBe('Nee')
  })
})

it('tells the API which values there are', () => {
  expect(z.toJSONSchema(houseType.schema)).toMatchObject({ enum: ['0', '1', '2', '3', '4'] })
})
