import { expect, test } from 'vitest'
import { advised, advisedOn, pageWith } from './test-writing.ts'

const sentence = (words: number) => `Zin${' woord'.repeat(words - 1)}.`

test('a sentence may have 25 words, in running text and in a field', () => {
  expect(advisedOn(`<p>${sentence(25)}</p><ul><li>${sentence(26)}</li></ul>`)).toEqual([
    `long-sentence “${sentence(26)}”`,
  ])
  expect(advised(pageWith([{ kind: 'hero', title: 'Titel', lead: sentence(26) }]))).toEqual([
    `long-sentence blocks.0.lead “${sentence(26)}”`,
  ])
})

test('a placeholder is one word, and may begin a sentence', () => {
  expect(advisedOn(`<p>${sentence(24)} {name} helpt je graag. Bel {phone}.</p>`)).toEqual([])
})

test('a paragraph may have 90 words', () => {
  const of = (count: number) => Array.from({ length: count }, () => sentence(10)).join(' ')
  expect(advisedOn(`<p>${of(9)}</p>`)).toEqual([])
  expect(advisedOn(`<p>${of(10)}</p>`)).toEqual([`long-paragraph “${of(10)}”`])
})

test('what no reader sees is not judged', () => {
  expect(advised(pageWith([{ kind: 'funnel', slug: 'a', properties: { text: sentence(40) } }]))).toEqual([])
})
