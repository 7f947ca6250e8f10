import { expect, test } from 'vitest'
import { type Other, othersInWords } from './others-in-words.ts'

const one = (name: string, more: Partial<Other> = {}): Other => ({
  ...{ id: name, name, typing: false, you: false },
  ...more,
})
const [karin, jeroen, bram] = ['Karin', 'Jeroen', 'Bram'].map((name) => one(name)) as [Other, Other, Other]
const own = one('Noor', { you: true, typing: true })
const typing = (other: Other): Other => ({ ...other, typing: true })

test.each<[readonly Other[], string | undefined]>([
  [[], undefined],
  [[karin], 'Karin kijkt mee'],
  [[karin, jeroen], 'Karin en Jeroen kijken mee'],
  [[karin, jeroen, bram], 'Karin, Jeroen en Bram kijken mee'],
  [[karin, jeroen, bram, one('Loes')], 'Karin, Jeroen, Bram en 1 ander kijken mee'],
  [[karin, jeroen, bram, one('Loes'), one('Wim')], 'Karin, Jeroen, Bram en 2 anderen kijken mee'],
  [[typing(karin)], 'Karin typt'],
  [[typing(karin), typing(jeroen)], 'Karin en Jeroen typen'],
  [[jeroen, typing(karin)], 'Karin typt, Jeroen kijkt mee'],
  [[own], 'Je hebt dit ook in een ander tabblad open'],
  [[own, karin], 'Karin kijkt mee'],
])('who else has it open is one line: %j', (others, told) => {
  expect(othersInWords(others)).toBe(told)
})
