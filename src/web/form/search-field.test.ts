import { expect, it } from 'vitest'
import { choicesFor } from './SearchField.tsx'

const cities = ["'s-Gravenhage (Den Haag)", 'Ede', 'Edam-Volendam', 'Schiedam'].map((label) => ({
  value: label,
  label,
}))

it.each([
  ['', []],
  ['e', []],
  [' E. ', []],
  ['ed', ['Ede', 'Edam-Volendam', 'Schiedam']],
  ['den', ["'s-Gravenhage (Den Haag)"]],
  ['xx', []],
])('of %j it suggests %j', (typed, suggested) => {
  expect(choicesFor(cities, typed).map(({ label }) => label)).toEqual(suggested)
})

it('suggests no choice that cannot be chosen now', () => {
  const choices = cities.map((one) => ({ ...one, disabled: one.label === 'Ede' }))
  expect(choicesFor(choices, 'ede')).toEqual([])
})
