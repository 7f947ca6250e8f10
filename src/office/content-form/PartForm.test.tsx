import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { canonical } from '../../core/content/document-rights.ts'
import { kinds } from '../../core/content/kinds.ts'
import { readAsBrowser } from '../rich-text/test-dom.ts'
import { fieldIdOf } from './field-id.ts'
import { fieldTreeOf } from './field-tree.ts'
import { fieldsOfPart, lockOfSetting } from './PartForm.tsx'
import { changeAt, partAt } from './part-values.ts'
import { drawn, drawnOpen } from './test-drawing.tsx'
import { leavesOf, partsOf } from './test-parts.ts'

readAsBrowser()

const storedParts = seeds.flatMap(partsOf)

/** The longest parts of each kind; `PartForm.long.test.tsx` draws all of them. */
const longest = [...new Set(storedParts.map(({ part }) => part))].flatMap((kind) =>
  storedParts
    .filter(({ part }) => part === kind)
    .map((one) => ({ one, size: JSON.stringify(one.value).length }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 2)
    .map(({ one }) => one),
)

test('a stored part is drawn whole, all of it open, and nothing of it changes by that', () => {
  for (const part of longest) expect(drawnOpen(part)).not.toContain('dit formulier niet kent')
})

test('a change of one field leaves all others of its part as they are stored', () => {
  for (const { part, value } of storedParts) {
    const stored = canonical(value)
    for (const { key, node } of fieldsOfPart(part))
      for (const leaf of leavesOf(node, value[key], [key])) {
        const changed = changeAt(value, leaf.at, () => '!')
        expect(partAt(changed, leaf.at)).toBe('!')
        expect(canonical(changeAt(changed, leaf.at, () => leaf.value))).toBe(stored)
      }
  }
})

test('a fault stands at its field, which names it', () => {
  const at = ['blocks', 3]
  const html = drawn('hero', kinds.hero.example, {
    at,
    defects: [{ at: [...at, 'title'], problem: 'Vul dit in.' }],
  })
  const id = fieldIdOf([...at, 'title'])
  expect(html).toContain(`id="${id}-error"`)
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-describedby="[^"]*${id}-error`))
})

test('what is folded begins open where something in it is wrong', () => {
  const at = ['blocks', 0]
  const place = [...at, 'items', 0, 'title']
  const closed = drawn('accordion', kinds.accordion.example, { at })
  const defects = [{ at: place, problem: 'Kort dit in.' }]
  const open = drawn('accordion', kinds.accordion.example, { at, defects })
  expect(closed).not.toContain(`id="${fieldIdOf(place)}"`)
  expect(open).toContain(`id="${fieldIdOf(place)}"`)
  expect(open).toContain('1 fout')
})

test('values of the wrong type and fields that nobody knows are shown, and never cost the form', () => {
  const odd = {
    kind: 'hero',
    title: { a: 1 },
    lead: 'Zo kan het ook.',
    actions: 'geen lijst',
    oeps: '<script>x</script>',
  }
  const html = drawn('hero', odd)
  expect(html).toContain('Zo kan het ook.')
  expect(html).toContain('geen lijst')
  expect(html).toContain('&lt;script&gt;x')
  expect(html.match(/dit formulier niet kent/g)?.length).toBe(3)
  expect(drawn('hero', 'geen blok')).toContain('geen blok')
})

test('every kind of value survives under every field of every block', () => {
  for (const { kind, schema } of Object.values(kinds)) {
    const tree = fieldTreeOf(schema)
    const keys = tree.type === 'object' ? tree.fields.map(({ key }) => key) : []
    for (const value of [null, 7, true, 'tekst', [], [null], [[1]], ['tekst', {}], {}, { html: 3 }]) {
      const odd = { ...Object.fromEntries(keys.map((key) => [key, value])), kind }
      expect(() => drawn(kind, odd)).not.toThrow()
    }
  }
})

test('what may only be read has no button that changes it', () => {
  const html = drawn('accordion', kinds.accordion.example, { readOnly: true })
  expect(html).not.toContain('Voeg een')
  expect(html).not.toContain('Haal weg')
  expect(html).not.toContain('Omhoog')
})

test('a part of the settings that is another’s says whose it is', () => {
  expect(lockOfSetting(['editor'], 'menu')).toBeUndefined()
  expect(lockOfSetting(['editor'], 'prices')).toBeUndefined()
  expect(lockOfSetting(['editor'], 'embeds')).toContain('Beheer')
  expect(lockOfSetting(['finance'], 'menu')).toContain('Redactie')
})

test('fields of an item stand in a group with its name, and buttons that are heard alone have that name too', () => {
  const step = { title: '', text: '' }
  const html = drawn('how_it_works', { kind: 'how_it_works', title: 'Zo gaat het', steps: [step, step] })
  expect(html).toContain('aria-label="Stap 1"')
  expect(html).toContain('aria-label="Invulwoord in Stap 1: Uitleg"')
  // the first item of a new list is open, the others are not
  expect(html).not.toContain('Invulwoord in Stap 2')
})
