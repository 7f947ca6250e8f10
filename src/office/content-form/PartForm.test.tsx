import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { canonical } from '../../core/content/document-rights.ts'
import { kinds } from '../../core/content/kinds.ts'
import type { PartDefect, Place } from '../../core/content/part-defects.ts'
import { type Office, OfficeProvider } from '../shell/office-context.ts'
import { readAsBrowser } from '../rich-text/test-dom.ts'
import { fieldIdOf } from './field-id.ts'
import { fieldTreeOf } from './field-tree.ts'
import { changeAt } from './part-values.ts'
import { fieldsOfPart, lockOfSetting, PartForm, type PartFormProps } from './PartForm.tsx'
import { leavesOf, noChoices } from './test-parts.ts'
import type { PartName } from './words-of.ts'

readAsBrowser()

const office = { me: { roles: ['editor'] } } as unknown as Office

const untouched = () => {
  throw new Error('a form changed what nobody touched')
}

const drawn = (part: PartName, value: unknown, more: Partial<PartFormProps> = {}) =>
  renderToStaticMarkup(
    <OfficeProvider value={office}>
      <PartForm
        part={part}
        value={value}
        onChange={untouched}
        at={[]}
        defects={[]}
        choices={noChoices}
        titleId="titel"
        {...more}
      />
    </OfficeProvider>,
  )

interface Part {
  part: PartName
  value: unknown
  at: Place
}

/** Every part of every document: the document itself, and each of its blocks. */
const parts: Part[] = seeds.flatMap((document): Part[] =>
  document.kind === 'page'
    ? [
        { part: 'page', value: document, at: [] },
        ...document.blocks.map((block, index): Part => ({ part: block.kind, value: block, at: ['blocks', index] })),
      ]
    : [{ part: 'settings', value: document, at: [] }],
)

test('every stored part is drawn whole, folded or open, and nothing of it changes by that', () => {
  for (const { part, value, at } of parts) {
    const everywhere = fieldsOfPart(part)
      .flatMap(({ key, node }) => leavesOf(node, (value as Record<string, unknown>)[key], [...at, key]))
      .map((leaf): PartDefect => ({ at: leaf.at, problem: 'Kijk hier nog eens naar.' }))
    for (const defects of [[], everywhere]) {
      const html = drawn(part, value, { at, defects })
      expect(html).not.toContain('dit formulier niet kent')
    }
  }
})

test('a change of one field leaves all others of its document as they are stored', () => {
  for (const { part, value } of parts)
    for (const { key, node } of fieldsOfPart(part))
      for (const leaf of leavesOf(node, (value as Record<string, unknown>)[key], [key])) {
        const changed = changeAt(value, leaf.at, () => '!')
        expect(changed).not.toBe(value)
        expect(canonical(changeAt(changed, leaf.at, () => leaf.value))).toBe(canonical(value))
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
  const open = drawn('accordion', kinds.accordion.example, { at, defects: [{ at: place, problem: 'Kort dit in.' }] })
  expect(closed).not.toContain(`id="${fieldIdOf(place)}"`)
  expect(open).toContain(`id="${fieldIdOf(place)}"`)
  expect(open).toContain('1 fout')
})

test('values of the wrong type and fields that nobody knows are shown, and never cost the form', () => {
  const odd = { kind: 'hero', title: { a: 1 }, lead: 'Zo kan het ook.', actions: 'geen lijst', oeps: '<script>x</script>' }
  const html = drawn('hero', odd)
  expect(html).toContain('Zo kan het ook.')
  expect(html).toContain('geen lijst')
  expect(html).toContain('&lt;script&gt;x')
  expect(html.match(/dit formulier niet kent/g)?.length).toBe(3)
  expect(drawn('hero', 'geen blok')).toContain('geen blok')
})

test('every kind of value survives under every field of every block', () => {
  for (const { kind, schema, example } of Object.values(kinds)) {
    const tree = fieldTreeOf(schema)
    const keys = tree.type === 'object' ? tree.fields.map(({ key }) => key) : []
    for (const key of keys.filter((one) => one !== 'kind'))
      for (const value of [null, 7, true, 'tekst', [], [null], [[1]], {}, { html: 3 }])
        expect(() => drawn(kind, { ...example, [key]: value })).not.toThrow()
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
