import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type KindName, kinds } from '../../core/content/kinds.ts'
import { BlockPicture } from './BlockPicture.tsx'
import { blockGroups } from './block-descriptor.ts'
import { descriptors } from './descriptors.ts'
import { Gallery, kindsFound } from './Gallery.tsx'

const kindNames = Object.keys(kinds) as KindName[]

test('every kind stands in the gallery once, with its picture, under a group', () => {
  const html = renderToStaticMarkup(<Gallery onChoose={() => undefined} onClose={() => undefined} />)
  const shown = [...html.matchAll(/<span class="gallery-label"[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(shown.toSorted()).toEqual(kindNames.map((kind) => descriptors[kind].label).toSorted())
  expect(html.match(/class="block-picture"/g)).toHaveLength(kindNames.length)
  for (const name of Object.values(blockGroups)) expect(html).toContain(`>${name}</`)
})

test('every picture is another one, and its looks are classes', () => {
  const drawn = kindNames.map((kind) => renderToStaticMarkup(<BlockPicture kind={kind} />))
  expect(new Set(drawn).size).toBe(kindNames.length)
  expect(drawn.filter((svg) => / style=|NaN|undefined/.test(svg))).toEqual([])
})

const firstFor = (typed: string, present?: readonly KindName[]) => kindsFound(typed, present)[0]?.kinds[0]

test('Enter takes what is called so before what only speaks of it, and no second opening', () => {
  expect(['tekst', 'Telefoon', 'stappen', 'vragen'].map((typed) => firstFor(typed))).toEqual([
    'rich_text',
    'desks',
    'how_it_works',
    'accordion',
  ])
  expect(firstFor('opening')).toBe('hero')
  expect(kindsFound('', ['hero']).flatMap(({ kinds }) => kinds)).not.toContain('hero')
  expect(firstFor('nergens mee te vinden')).toBeUndefined()
})
