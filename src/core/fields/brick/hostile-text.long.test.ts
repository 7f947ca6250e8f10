import { expect, test } from 'vitest'
import { everyBrick } from '../../../../test/kit/bricks.ts'
import { failures } from '../../../../test/kit/failures.ts'
import type { AnyBrick } from './brick.ts'

// The bounds that keep a field from taking long over an odd text are tested in hostile-text.test.ts. Here every field gets all
// odd texts: work that grows with the square of a text, or a pattern that backtracks over it, would not end.

const longest = 256 * 1024
/** Lengths up to which fields of all sizes still clean a text, and one that no field cleans. */
const lengths = [1000, 2990, 19_990, longest]
const fill = (pattern: string) => (length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
const half = (length: number) => Math.floor(length / 2)

/** Texts that take long where a clean-up or a pattern goes over them again and again. */
const shapes: Record<string, (length: number) => string> = {
  'marks of two classes, sorted apart': (n) => `a${'\u0300'.repeat(half(n))}${'\u0327'.repeat(half(n))}`,
  'marks of two classes in turns': fill('\u0300\u0327'),
  'marks in turns on one letter': (n) => `a${fill('\u0300\u0327')(n)}`,
  'marks that become two': fill('\u0f73'),
  'marks that become two, on a letter': (n) => `a${fill('\u0f73\u0327')(n)}`,
  'runs of marks that are just allowed': fill(`a${'\u0300\u0327'.repeat(15)}`),
  'letters to compose': fill('e\u0301'),
  'Hangul to compose': fill('\u1112\u1161\u11ab'),
  spaces: (n) => `a${fill(' ')(n)}a`,
  'all kinds of spaces': (n) => `a${fill(' \u00a0\u2003\u3000')(n)}a`,
  'line breaks': (n) => `a${fill('\r\n')(n)}a`,
  dots: (n) => `a${fill('.')(n)}a`,
  'letters with dots': fill('a.'),
  digits: (n) => `${fill('1')(n)}a`,
  'digits with dots': fill('1.111'),
  slashes: (n) => `a${fill('/')(n)}a`,
  hyphens: (n) => `a${fill('-')(n)}a`,
  'at signs': fill('a@'),
  'domain after domain': (n) => `a@${fill('a.')(n)}`,
  apostrophes: (n) => `a${fill("'")(n)}a`,
  zeros: fill('0'),
  pluses: fill('+'),
  'percent signs': fill('%'),
  capitals: fill('ß'),
  emoji: fill('👨‍👩‍👧'),
}

const judge = ({ schema, facts }: AnyBrick, text: string) => {
  schema.safeParse(text)
  schema.safeParse([text])
  schema.safeParse({ day: text, month: text, year: text, name: text, size: 1 })
  facts.clean?.(text)
  facts.strip?.(text)
}

test('every field judges every hostile text', async () => {
  const bricks = everyBrick()
  expect(bricks.length).toBeGreaterThan(90)
  const texts = lengths.flatMap((length) =>
    Object.entries(shapes).map(([what, make]) => [`${length} of ${what}`, make(length)] as const),
  )
  for (const [what, text] of texts)
    expect(await failures(bricks, ([, brick]) => judge(brick, text)), what).toEqual([])
})
