import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '../../server/features.ts'
import { attachments, documentFiles } from './attachments.ts'
import type { AnyBrick } from './brick.ts'
import { bricksOf } from './group.ts'
import { money } from './money.ts'

// No text, however long and odd, takes a field more than a time that grows with its length. Each is timed against
// plain letters in the same run, by the processor time of this thread, so that a busy machine changes nothing.

const isBrick = (value: unknown): value is AnyBrick =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'brick'
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z-]+\.ts$/.test(name))
const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `./${name}`)))

const named: [string, AnyBrick][] = [
  ...modules.flatMap((all: Record<string, unknown>) =>
    Object.entries(all).flatMap(([name, value]): [string, AnyBrick][] =>
      isBrick(value) ? [[name, value]] : [],
    ),
  ),
  ...Object.values(contract).flatMap((call) =>
    [call.query, call.params, call.body].flatMap((part) =>
      part
        ? bricksOf(part).map(({ path, brick }): [string, AnyBrick] => [`${call.name} ${path}`, brick])
        : [],
    ),
  ),
  ['attachments', attachments({ accept: documentFiles })],
  ['money', money({ label: 'Bedrag' })],
]
/** Every brick that there is, once: those that a file of this folder exports, and those that a call makes for itself. */
const bricks = new Map(named.map(([name, brick]) => [brick.facts, { name, brick }]))

/** As long as one field of a body can be. */
const longest = 256 * 1024
/** Texts that are still cleaned by fields of all sizes, and one that none cleans. */
const lengths = [1000, 2990, 19_990, longest]
const fill = (pattern: string) => (length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
const half = (length: number) => Math.floor(length / 2)

/** What takes long where a cleaning or a pattern goes over it again and again. */
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

/** Milliseconds of this thread's processor time. */
const timeOf = (work: () => void): number => {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** The least of some times, as soon as one is within the bound: a collection of garbage is nobody's fault. */
const leastOf = (work: () => void, bound: number): number => {
  let least = timeOf(work)
  for (let again = 0; again < 20 && least >= bound; again++) least = Math.min(least, timeOf(work))
  return least
}

const judge = ({ schema, facts }: AnyBrick, value: unknown) => {
  schema.safeParse(value)
  schema.safeParse([value])
  schema.safeParse({ day: value, month: value, year: value, name: value, size: 1 })
  if (typeof value !== 'string') return
  facts.clean?.(value)
  facts.strip?.(value)
}

/** Quadratic work on 20,000 signs is hundreds of milliseconds, linear work on 256 KB one or two. */
const air = { times: 20, ms: 30 }

describe.each([...bricks.values()])('$name', ({ brick }) => {
  test('takes no longer for hostile text than for letters', () => {
    for (const length of lengths) {
      const letters = 'a'.repeat(length)
      const bound = air.times * timeOf(() => judge(brick, letters)) + air.ms
      for (const [what, make] of Object.entries(shapes)) {
        const text = make(length)
        expect(
          leastOf(() => judge(brick, text), bound),
          `${length} of ${what}`,
        ).toBeLessThan(bound)
      }
    }
  })
})

test('every field is here', () => {
  expect(bricks.size).toBeGreaterThan(90)
})
