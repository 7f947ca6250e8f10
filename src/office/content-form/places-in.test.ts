import { expect, test } from 'vitest'
import { placesIn } from './places-in.ts'

test('a link can lead to a block and to a heading that has a name', () => {
  const html = '<h2 id="kosten">Kosten</h2><h2>Tijd</h2>'
  const blocks = [
    { kind: 'accordion', anchor: 'vragen', items: [{ text: { html } }] },
    { kind: 'unknown', anchor: '' },
    'kapot',
    { kind: 'tabs', anchor: 'vragen' },
  ]
  expect(placesIn({ kind: 'page', blocks })).toEqual(['vragen', 'kosten'])
})
