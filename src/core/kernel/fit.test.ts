import { expect, it } from 'vitest'
import { fitOf } from './fit.ts'

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

it.each([
  ['Den Helder', 0],
  ["'s-Gravenhage (Den Haag)", 0],
  ['Alphen aan den Rijn', 1],
  ['Oldenzaal', 2],
  ['Utrecht', -1],
])('%s fits `Den` by where it stands in it: %i', (name, fit) => {
  expect(fitOf(name, 'Den', bare)).toBe(fit)
})

it('a name in full fits itself', () => {
  expect(fitOf("'s-Gravenhage (Den Haag)", 's-gravenhage den', bare)).toBe(0)
})
