import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import {
  line,
  lines,
  stripGroups,
  stripHyphens,
  stripSpaces,
  stripToDigits,
  tidyCode,
  tidyLine,
  tidyLines,
  tidyName,
  tidyPersonName,
} from './text.ts'

const oneLine = line({ missing: 'Leeg.', invalid: 'Fout.', max: 5 })
const moreLines = lines({
  missing: 'Leeg.',
  invalid: 'Fout.',
  max: 20,
  min: 2,
  tooShort: 'Kort.',
  tooLong: 'Lang.',
})
const sentence = (schema: typeof oneLine, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

describe('one line', () => {
  it('tidies a line', async () => {
    expect(
      await failures(
        [
          ['  a \t b\u00a0\u2009c ', 'a b c'],
          ['a\n', 'a'],
          ['\ufeffa', 'a'],
          ['e\u0301', 'é'],
          ['Å', 'Å'],
          ['a\nb', 'a\nb'],
        ],
        ([typed, tidied]) => {
          expect(tidyLine(typed)).toBe(tidied)
        },
      ),
    ).toEqual([])
  })

  it('has one sentence at a time', () => {
    expect(sentence(oneLine, '')).toEqual(['Leeg.'])
    expect(sentence(oneLine, undefined)).toEqual(['Leeg.'])
    expect(sentence(oneLine, 5)).toEqual(['Fout.'])
    expect(sentence(oneLine, 'a\nb')).toEqual(['Fout.'])
    expect(sentence(oneLine, 'abcdef')).toEqual(['Fout.'])
  })

  it('counts what is left after tidying', () => {
    expect(oneLine.parse('  a     b     c  ')).toBe('a b c')
  })

  it('refuses signs that nobody can read', async () => {
    expect(
      await failures(['\u0085', '\u2028', '\ufffe', '\udc00'], (sign) => {
        expect(sentence(oneLine, `a${sign}b`)).toEqual(['Fout.'])
      }),
    ).toEqual([])
  })

  it('refuses more marks on a letter than any word has, and leaves them as they are', () => {
    expect(sentence(line({ invalid: 'Fout.', max: 60 }), `a${'\u0316\u0300'.repeat(16)}`)).toEqual(['Fout.'])
    expect(line({ max: 60 }).parse(`a${'\u0300\u0316'.repeat(15)}`)).toHaveLength(30)
    expect(tidyLine(` a${'\u0316'.repeat(31)}`)).toBe(` a${'\u0316'.repeat(31)}`)
  })

  it.each(['ا ب', 'שלום', '👍🏽', 'a\u200db'])('lets %j stay', (text) => {
    expect(oneLine.parse(text)).toBe(text)
  })
})

describe('more lines', () => {
  it('know every kind of line break', () => {
    expect(tidyLines('a\r\nb\rc\vd\u2028e\f\u0085f')).toBe('a\nb\nc\nd\ne\n\nf')
    expect(tidyLines('\ufeff een\ttwee \n')).toBe('een\ttwee')
  })

  it('say what is too short, too long or unreadable', () => {
    expect(sentence(moreLines, 'a')).toEqual(['Kort.'])
    expect(sentence(moreLines, 'a'.repeat(21))).toEqual(['Lang.'])
    expect(sentence(moreLines, 'a\ud800b')).toEqual(['Fout.'])
    expect(moreLines.parse('🏴\u{e0067}\u{e0062}\u{e007f}')).toBeDefined()
  })
})

const tidies = [
  tidyLine,
  tidyName,
  tidyPersonName,
  tidyLines,
  tidyCode,
  stripSpaces,
  stripHyphens,
  stripGroups,
]

it('tidies once and for all', () => {
  // letters, digits and signs of every kind that a clean-up treats differently
  const often = [...'ae1.- \n\r`´\u0301\u00ad\u034f\u200b\u200c\u200d\u2011\u202e\u2800\ufe0f\ufeff👩'].map(
    (sign) => sign.codePointAt(0) ?? 0,
  )
  const text = fc
    .array(
      fc
        .oneof(fc.nat({ max: 0x2fff }), fc.constantFrom(...often))
        .map((point) => String.fromCodePoint(point)),
      { maxLength: 60 },
    )
    .map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      for (const tidy of [...tidies, stripToDigits]) expect(tidy(tidy(typed))).toBe(tidy(typed))
    }),
  )
})
