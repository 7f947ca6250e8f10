import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../document-rights.ts'
import { type Difference, differenceBetween } from './differences.ts'
import { documentFile } from './document-file.ts'
import { stepsBetween } from './lists.ts'
import { plainWords } from './plain-words.ts'
import { richWords } from './rich-words.ts'
import { type Body, fileDifferences } from './three-way.ts'
import { newBudget, type WordPart, wordsBetween } from './words.ts'

const joined = (parts: readonly WordPart[], ...kinds: WordPart['kind'][]): string =>
  parts.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('')

const sentence = fc
  .array(fc.constantFrom('de', ' ', 'prijs', '. ', ' is', '\n95', ' euro', '€'), { maxLength: 30 })
  .map((words) => words.join(''))
const text = fc.oneof(sentence, fc.string({ unit: 'binary' }))

test('what is the same or gone is the first text, what is the same or comes the second', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordsBetween(before, after)
      expect(joined(parts, 'same', 'gone')).toBe(before)
      expect(joined(parts, 'same', 'come')).toBe(after)
    }),
  )
  fc.assert(
    fc.property(text, (same) => {
      expect(wordsBetween(same, same).every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})

test('words that differ are told, and not the whole sentence', () => {
  const parts = wordsBetween('Een gesprek kost € 95,00.', 'Een gesprek kost € 98,00.')
  expect(parts).toEqual([
    { kind: 'same', text: 'Een gesprek kost €' },
    { kind: 'gone', text: ' 95' },
    { kind: 'come', text: ' 98' },
    { kind: 'same', text: ',00.' },
  ])
})

test('texts that differ in more words than can be compared keep how they begin and end', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' ')
  const [before, after] = [`Begin ${many('a')} einde.`, `Begin ${many('b')} einde.`]
  const parts = wordsBetween(before, after)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'come', 'same'])
  expect(joined(parts, 'same', 'come')).toBe(after)
})

const block = fc.oneof(
  fc.record(
    {
      kind: fc.constantFrom('hero', 'tile_grid', 'rich_text'),
      title: fc.constantFrom('Kop', 'Andere kop', ''),
      text: fc.record({ html: fc.constantFrom('<p>een twee</p>', '<p>een drie</p>', '<h2>een</h2>') }),
    },
    { requiredKeys: ['kind'] },
  ),
  fc.constantFrom('kapot', 1, null),
)
const body: fc.Arbitrary<Body> = fc.record(
  {
    kind: fc.constant('page'),
    title: fc.constantFrom('Een pagina', 'Een andere pagina'),
    keywords: fc.array(fc.constantFrom('dak', 'muur', 'vloer')),
    prices: fc.dictionary(fc.constantFrom('klus', 'advies'), fc.record({ label: fc.constantFrom('A', 'B') })),
    blocks: fc.oneof(
      { weight: 9, arbitrary: fc.array(block, { maxLength: 7 }) },
      { weight: 1, arbitrary: fc.constant('kapot') },
    ),
  },
  { requiredKeys: ['kind'] },
)

/** A value with what differs carried out on it. */
const applied = (before: unknown, difference: Difference | undefined): unknown => {
  if (!difference) return before
  if (difference.kind === 'fields') {
    const made: Record<string, unknown> = { ...(before as object) }
    for (const { key, difference: inner } of difference.fields) {
      made[key] = applied(made[key], inner)
      if (made[key] === undefined) delete made[key]
    }
    return made
  }
  if (difference.kind !== 'list') return difference.after
  return difference.items.flatMap((item) => {
    if (item.kind === 'removed') return []
    return [item.kind === 'added' ? item.item : applied((before as unknown[])[item.was], item.difference)]
  })
}

test('the differences that are told make the second document of the first; of one text there are none', () => {
  fc.assert(
    fc.property(body, body, (before, after) => {
      const difference = differenceBetween(before, after)
      expect(canonical(applied(before, difference))).toBe(canonical(after))
      expect(difference === undefined).toBe(canonical(before) === canonical(after))
    }),
  )
})

test('every block of either document is told once, in the order of the second', () => {
  fc.assert(
    fc.property(fc.array(block), fc.array(block), (before, after) => {
      const steps = stepsBetween(before, after, newBudget())
      const was = steps.flatMap((step) => (step.kind === 'added' ? [] : [step.was]))
      const is = steps.flatMap((step) => (step.kind === 'removed' ? [] : [step.is]))
      expect(was.toSorted((a, b) => a - b)).toEqual([...before.keys()])
      expect(is).toEqual([...after.keys()])
    }),
  )
})

test('a block that moves is one that moves, and one with another title is the same block', () => {
  const [hero, steps, desks] = [
    { kind: 'hero', title: 'Klussen' },
    { kind: 'how_it_works', title: 'Zo werkt het' },
    { kind: 'desks', title: 'Bel ons' },
  ]
  const told = stepsBetween(
    [hero, steps, desks],
    [desks, { ...hero, title: 'Klussen in huis' }, steps, { kind: 'tool' }],
    newBudget(),
  )
  expect(told).toEqual([
    { kind: 'moved', was: 2, is: 0 },
    { kind: 'kept', was: 0, is: 1 },
    { kind: 'kept', was: 1, is: 2 },
    { kind: 'added', is: 3 },
  ])
})

test('rich text is told by its words with what each line is and where links lead; marks alone are told apart', () => {
  expect(
    richWords('<h2>Wat</h2><p>Zie <a href="page:contact">ons</a> &amp; bel.</p><ul><li>een</li></ul>'),
  ).toBe('kop: Wat\nZie ons (naar page:contact) & bel.\nlijst\n• een')
  const rich = (html: string) => ({ text: { html } })
  const between = (one: string, other: string) => JSON.stringify(differenceBetween(rich(one), rich(other)))
  expect(between('<p>bel nu</p>', '<p>bel <strong>nu</strong></p>')).toContain('"marks":["vet"]')
  expect(between('<p>bel nu</p>', '<h2>bel nu</h2>')).toContain('{"kind":"come","text":"kop')
})

test('what is too long or too deep to compare is told as a whole', () => {
  const long = (word: string) => ({ text: { html: `<p>${`${word} `.repeat(60_000)}</p>` } })
  expect(JSON.stringify(differenceBetween(long('een'), long('twee')))).toContain('"kind":"value"')
  const deep = (end: string) => Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner }), end)
  expect(differenceBetween(deep('een'), deep('twee'))).toBeDefined()
  expect(plainWords(long('een')).length).toBeLessThan(3000)
})

test('taking over what the file has, one by one in any order, makes the file', () => {
  fc.assert(
    fc.property(body, body, body, fc.nat(), (file, published, begun, choice) => {
      let draft = begun
      for (let taken = 0; taken < 60; taken++) {
        const rows = fileDifferences({ file, published, draft })
        if (rows.length === 0) break
        draft = rows[(choice + taken) % rows.length]?.taken ?? draft
      }
      expect(canonical(draft)).toBe(canonical(file))
    }),
  )
})

test('of each part it says whose text the site has', () => {
  const file = {
    title: 'Nieuw',
    prices: { klus: { label: 'A' } },
    blocks: [{ kind: 'hero', title: 'Nieuw' }],
  }
  const draft = { title: 'Oud', prices: { klus: { label: 'B' } }, blocks: [{ kind: 'hero', title: 'Oud' }] }
  const published = { title: 'Oud', prices: { klus: { label: 'A' } }, blocks: [] }
  const rows = fileDifferences({ file, draft, published })
  expect(rows.map(({ at, site }) => [at.join('.'), site])).toEqual([
    ['title', 'draft'],
    ['prices.klus', 'file'],
    ['blocks.0', 'other'],
  ])
})

test('two documents of one text make the same file', () => {
  const one = { kind: 'page', title: 'Een', blocks: [{ kind: 'hero', title: 'Een' }] }
  const other = { blocks: [{ title: 'Een', kind: 'hero' }], title: 'Een', kind: 'page' }
  expect(documentFile(one)).toBe(documentFile(other))
  expect(JSON.parse(documentFile(one))).toEqual(one)
})
