import { afterEach, expect, test } from 'vitest'
import { everyBrick, typedBricks } from '../../../../test/kit/bricks.ts'
import { failures } from '../../../../test/kit/failures.ts'

// No text, however long and odd, keeps a field busy. Measuring time cannot prove that; these tests check the bounds that ensure
// it: a text is judged by its length before any pattern runs, and is not composed where it has absurdly many marks.

const { exec } = RegExp.prototype
const { normalize } = String.prototype
afterEach(() => {
  RegExp.prototype.exec = exec
  String.prototype.normalize = normalize
})

const shapes = [
  'a',
  '1',
  ' ',
  '.',
  'a.',
  'a@',
  '\r\n',
  '0',
  '+',
  '/',
  '-',
  'ß',
  'e\u0301',
  '\u0300\u0327',
  '👨‍👩‍👧',
]

/**
 * Whether a pattern reads no character more than twice: it begins at the start of the text and repeats at most one thing without
 * end.
 */
const looksOnce = (pattern: string) => {
  const endless = pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'a').match(/[*+]|\{\d+,\}/g) ?? []
  return pattern.startsWith('^') && endless.length <= 1
}

/** The other patterns that may run over a text of any length: each character matches only one part of them. */
const linear = [
  // from Zod, which counts the characters of a text with it
  '[\\uD800-\\uDBFF]',
  // whether a time lacks its zone
  '\\d$',
  // the name of a form
  '^[a-z0-9]+(-[a-z0-9]+)*$',
]

test('no field holds a long text against a pattern before it judges its length', async () => {
  const long = 50_000
  let ran = new Set<string>()
  RegExp.prototype.exec = function (text: string) {
    if (String(text).length >= long / 2) ran.add(this.source)
    return exec.call(this, text)
  }
  const texts = shapes.map((sign) => sign.repeat(Math.ceil(long / sign.length)))
  expect(
    await failures(everyBrick(), ([, { schema, facts }]) => {
      ran = new Set()
      for (const text of texts) {
        for (const sent of [text, [text], { day: text, month: text, year: text, name: text, size: 1 }])
          schema.safeParse(sent)
        for (const tidy of [facts.clean, facts.strip]) tidy?.(text)
      }
      const slow = [...ran].filter((pattern) => !looksOnce(pattern) && !linear.includes(pattern))
      if (slow.length > 0) throw new Error(slow.join('  '))
    }),
  ).toEqual([])
})

test('no field composes a text with more marks on a letter than any word has', async () => {
  let composed: string[] = []
  String.prototype.normalize = function (form?: string) {
    composed.push(String(this))
    return normalize.call(this, form)
  }
  const texts = [100, 1000, 19_000].map((marks) => `a${'\u0300\u0327'.repeat(marks / 2)}`)
  expect(
    await failures(typedBricks, ([, { schema, facts }]) => {
      composed = []
      for (const text of texts) {
        schema.safeParse(text)
        for (const tidy of [facts.clean, facts.strip]) tidy?.(text)
      }
      expect(composed.filter((text) => /\p{M}{31}/u.test(text))).toEqual([])
    }),
  ).toEqual([])
})
