import { expect, test } from 'vitest'
import { adviceOf } from './advice-of.ts'
import { advised, advisedOn, pageWith, rich, surroundings } from './test-writing.ts'

test('a level that is skipped is told of, within a text and from the title of the page', () => {
  expect(advisedOn('<h2>Een</h2><h3>Twee</h3><h2>Drie</h2><h4>Vier</h4><h3>Vijf</h3>')).toEqual([
    'heading-order “Vier”',
  ])
  expect(advisedOn('<p>Vooraf.</p><h3>Een</h3>')).toEqual(['heading-order “Een”'])
  expect(advisedOn('<h1>Een</h1><h2>Twee</h2>')).toEqual([])
})

test('the levels go on over blocks, whose own titles and items count', () => {
  const below = (block: object) => advised(pageWith([block, rich('<h3>Verder</h3>')]))
  expect(below({ kind: 'hero', title: 'Titel' })).toEqual(['heading-order blocks.1.text.html “Verder”'])
  for (const block of [
    { kind: 'price_list', title: 'Wat het kost', rows: [] },
    { kind: 'accordion', items: [{ title: 'Vraag', text: { html: '<p>Antwoord.</p>' } }] },
    { kind: 'tabs', title: 'Soorten', tabs: [{ title: 'Een', text: { html: '<h4>Klein</h4>' } }] },
  ])
    expect(below(block)).toEqual([])
})

test('a heading in an item stands below its title, whatever the order of the keys', () => {
  const item = { text: { html: '<h2>Te hoog</h2><h3>Even hoog</h3><h4>Goed</h4>' }, title: 'Vraag' }
  expect(advised(pageWith([{ items: [item], title: 'Vragen', kind: 'accordion' }]))).toEqual([
    'heading-order blocks.0.items.0.text.html “Te hoog”',
    'heading-order blocks.0.items.0.text.html “Even hoog”',
  ])
})

test('advice says which heading it should be', () => {
  const [first] = adviceOf(pageWith([rich('<h4>Kosten</h4>')]), surroundings)
  expect(first?.problem).toBe('De kop ‘Kosten’ slaat een niveau over. Maak er een kop van.')
})

test('an empty heading and a paragraph that looks like one are told of', () => {
  expect(advisedOn('<h2> </h2><p>Tekst.</p><h3><strong></strong></h3>')).toEqual([
    'empty-heading',
    'empty-heading',
  ])
  const bold = '<p><strong>Wat het kost</strong></p><p><strong>Let op:</strong> het is veel.</p>'
  expect(advisedOn(bold)).toEqual(['false-heading “Wat het kost”'])
})
