import { expect, test } from 'vitest'
import { icon, picture } from '../../core/content/parts.ts'
import { choiceWords, iconWords, pictureWords, valueKindWords } from './choice-words.ts'
import { fieldTreeOf } from './field-tree.ts'
import { askedIn, everyPart } from './test-parts.ts'
import { findWords } from './words-of.ts'

test('every field of every block, of a page and of the settings has a Dutch name', () => {
  const nameless = everyPart.flatMap((part) =>
    askedIn(part)
      .filter(({ path }) => path !== 'blocks' && !findWords(part, path)?.label)
      .map(({ path }) => `${part}.${path}`),
  )
  expect(nameless).toEqual([])
})

test('every value that is chosen from a list has words', () => {
  const wordless = everyPart.flatMap((part) =>
    askedIn(part).flatMap(({ path, node }) => {
      const choice = node.type === 'list' ? node.item : node
      const own = findWords(part, path)?.choices
      if (choice.type === 'choice')
        return choice.options
          .filter((value) => !own?.[String(value)] && !choiceWords(part, path, value))
          .map((value) => `${part}.${path}: ${value}`)
      if (choice.type === 'tagged')
        return choice.options
          .filter(({ value }) => !findWords(part, `${path}.${choice.tag}`)?.choices?.[value])
          .map(({ value }) => `${part}.${path}: ${value}`)
      const inner = node.type === 'record' ? node.item : node
      return inner.type === 'union' && valueKindWords(part, path)?.length !== inner.options.length
        ? [`${part}.${path}`]
        : []
    }),
  )
  expect(wordless).toEqual([])
})

test('every drawing has words', () => {
  expect(fieldTreeOf(icon).type).toBe('icon')
  expect(Object.keys(icon._zod.def.entries).filter((name) => !iconWords[name])).toEqual([])
  expect(Object.keys(picture._zod.def.entries).filter((name) => !pictureWords[name])).toEqual([])
})
