import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onDay, wholeEdition } from '../../../../test/kit/content-edits.ts'
import { pageChoices, placeholderChoices } from '../../../server/services/content/page-choices.ts'
import { siteOf } from '../../../server/services/content/site.ts'
import { type AdviceKind, adviceKinds } from './advice.ts'
import { adviceOf } from './advice-of.ts'
import { advised, pageWith, rich, surroundings } from './test-writing.ts'

/**
 * What is advised about the documents of `content/`, by kind. A number that grows is a check that cries out too often, or a text
 * that could be better.
 */
const known: Readonly<Partial<Record<AdviceKind, number>>> = {
  'typed-value': 8,
  description: 8,
  'house-words': 2,
  'not-linked': 2,
}

test('our own texts get little advice', () => {
  const edition = wholeEdition()
  const site = siteOf(edition, onDay())
  const ground = { pages: pageChoices(site, edition), placeholders: placeholderChoices(site) }
  const found = edition.documents.flatMap(({ codename, body }) =>
    adviceOf(body, ground).map(({ kind, at, problem }) => ({
      kind,
      line: `${codename} ${at.join('.')}: ${problem}`,
    })),
  )
  const tooMany = adviceKinds.flatMap((kind) => {
    const lines = found.filter((one) => one.kind === kind).map(({ line }) => line)
    return lines.length > (known[kind] ?? 0) ? lines : []
  })
  expect(tooMany).toEqual([])
})

test('advice comes in the order of the document, what it says of itself first', () => {
  const { blocks: _, ...rest } = pageWith([], { description: 'kort' })
  const text = rich('<p>Lees <a href="/weg">meer</a>!</p>')
  // the store keeps keys in an order of its own
  expect(advised({ blocks: [text, { kind: 'hero', title: 'Indien' }], ...rest })).toEqual([
    'description description',
    'broken-link blocks.0.text.html “meer”',
    'link-words blocks.0.text.html “meer”',
    'house-words blocks.0.text.html “!”',
    'opening blocks.1',
    'house-words blocks.1.title “Indien”',
  ])
})

const signs =
  '<|>|<p>|</p>|<a href="|">|</a>|<h2|<h3>|</h3>|<table>|<caption>|<th>|{|}|{phone}|page:|#|/weg|&amp;|€ 95|0|@|u|hier|!|. | '
const pieces = fc.constantFrom(...signs.split('|'), '\u0000', '\ud800')
const html = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))
const block = fc.oneof(
  html.map(rich),
  fc.record({
    kind: fc.constantFrom('hero', 'tabs', 'accordion', 'onbekend'),
    title: fc.oneof(html, fc.jsonValue()),
    items: fc.jsonValue(),
    tabs: fc.jsonValue(),
    anchor: fc.jsonValue(),
  }),
  fc.jsonValue(),
)

const placed = (body: unknown, at: readonly (string | number)[]): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body)

test('whatever a document holds, advice is about a place in it, and says what to do', () => {
  fc.assert(
    fc.property(
      fc.record({
        blocks: fc.oneof(fc.array(block, { maxLength: 5 }), fc.jsonValue()),
        title: fc.jsonValue(),
      }),
      (more) => {
        const body = pageWith([], more)
        for (const { at, problem } of adviceOf(body, surroundings)) {
          expect(placed(body, at)).toBeDefined()
          expect(problem).toMatch(/^[‘A-Z].*[.]$/s)
        }
      },
    ),
  )
  for (const body of [undefined, null, 1, '', [], { kind: 1 }, { blocks: {} }])
    expect(() => adviceOf(body, surroundings)).not.toThrow()
})

const repeated =
  '<|{|&|<a |<a href="|<h2|<h2>|<table|<table><caption|<p><strong>|</a>|€1.|0 |a@|www.|x.x/|. | |indien'

// a rule that reads the text anew from each of its signs would need minutes
test.each(repeated.split('|'))('a text of nothing but “%s” is read once', (sign) => {
  const text = sign.repeat(Math.ceil(200_000 / sign.length))
  expect(adviceOf(pageWith([rich(text)]), surroundings).length).toBeLessThanOrEqual(200)
})
