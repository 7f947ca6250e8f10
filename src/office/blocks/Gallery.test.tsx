import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type KindName, kinds } from '../../core/content/kinds.ts'
import { BlockPicture } from './BlockPicture.tsx'
import { blockGroups } from './block-descriptor.ts'
import { descriptors } from './descriptors.ts'
import { Gallery } from './Gallery.tsx'

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
