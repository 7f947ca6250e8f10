import { expect, test } from 'vitest'
import { judgeTexts } from '../../../tools/words/judge.ts'
import { textsOf } from '../content/texts.ts'
import { insuranceTypes } from '../rules/insurance-packages.ts'
import {
  artIncluded,
  computerIncluded,
  filmIncluded,
  jewelleryIncluded,
  longestVacancyMonths,
  mostOutbuildings,
  outbuildingsIncluded,
  outdoorOwnRisk,
} from './limits.ts'
import { cardPath, insuranceSlugs, premiumPath, productPath } from './paths.ts'
import {
  choiceOf,
  exampleTariffNote,
  inEuros,
  inSquareMetres,
  packageUsps,
  productWords,
} from './product-words.ts'

/** Each text as a paragraph, since the house style is checked on documents. */
const read = (texts: readonly string[]) => judgeTexts(textsOf({ texts: texts.map((text) => ({ text })) }))

const plain = (texts: readonly string[]) => texts.join(' ').replaceAll('\u00a0', ' ')

test.each(insuranceTypes)('%s is told in a few plain sentences', (type) => {
  const { usps, covers, coversNot, means, card } = productWords[type]
  expect(covers.length).toBeGreaterThanOrEqual(4)
  expect(covers.length).toBeLessThanOrEqual(6)
  expect(coversNot.length).toBeGreaterThanOrEqual(3)
  expect(coversNot.length).toBeLessThanOrEqual(5)
  const all = [...usps, ...covers, ...coversNot, ...means]
  expect(new Set(all).size, 'nothing is said twice').toBe(all.length)
  // `judgeTexts` counts only what ends as a sentence
  expect(all.filter((text) => !text.endsWith('.'))).toEqual([])
  const { faults, sentences } = read(all)
  expect(faults).toEqual([])
  expect(sentences).toBeGreaterThanOrEqual(all.length)
  expect(card).toBe(cardPath(type))
})

import { exampleWord } from './insurance-words.ts'

test('what stands beside the calculator is plain too', () => {
  const { faults, sentences } = read([...packageUsps, exampleTariffNote])
  expect(faults).toEqual([])
  expect(sentences).toBe(7)
  expect(exampleTariffNote).toContain(exampleWord)
})

test('figures are those of the text (spec 002 section 9)', () => {
  const home = plain([...productWords.Home.covers, ...productWords.Home.coversNot])
  const content = plain([...productWords.Content.covers, ...productWords.Content.coversNot])
  const legal = plain(productWords.Legal.covers)
  expect([outbuildingsIncluded, mostOutbuildings, longestVacancyMonths]).toEqual([25, 60, 6])
  expect([jewelleryIncluded, computerIncluded, filmIncluded, artIncluded, outdoorOwnRisk]).toEqual([
    6000, 12_000, 12_000, 15_000, 75,
  ])
  for (const figure of ['25 m²', '60 m²', '6 maanden', '2 maanden']) expect(home).toContain(figure)
  for (const figure of ['€ 6.000', '€ 12.000', '€ 15.000', '€ 75']) expect(content).toContain(figure)
  for (const figure of ['€ 30.000 of € 60.000', '€ 6.000 of € 12.000']) expect(legal).toContain(figure)
  expect(plain(productWords.Liability.usps)).toContain('€ 100 eigen risico')
})

test('figures do not break at the end of a line', () => {
  expect(inEuros(45_000)).toBe('€\u00a045.000')
  expect(inSquareMetres(25)).toBe('25\u00a0m²')
  expect(choiceOf([0])).toBe('€\u00a00')
  expect(choiceOf([0, 250])).toBe('€\u00a00 of €\u00a0250')
  expect(choiceOf([0, 250, 500])).toBe('€\u00a00, €\u00a0250 of €\u00a0500')
})

test('addresses are those of the text (spec 002 section 2.3)', () => {
  expect(premiumPath('All')).toBe('/diensten/verzekeringen/woonverzekeringen/premie-berekenen')
  expect(productPath('Legal')).toBe('/diensten/verzekeringen/rechtsbijstandverzekering')
  expect(new Set(Object.values(insuranceSlugs)).size).toBe(5)
})
