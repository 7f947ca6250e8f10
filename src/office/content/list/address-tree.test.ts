import { expect, test } from 'vitest'
import { addressTree, placesWithMore } from './address-tree.ts'
import type { ListedDocument } from './content-filters.ts'

const document = (codename: string, path: string | null): ListedDocument => ({
  codename,
  kind: path === null ? 'settings' : 'page',
  genre: path === null ? 'settings' : 'page',
  path,
  title: codename,
  state: 'published',
  number: null,
  from: null,
  by: null,
  own: false,
  at: '2026-12-01T09:47:00.000Z',
})

test('documents stand by the parts of their addresses, also below an address that no page has', () => {
  const tree = addressTree([
    document('settings', null),
    document('home', '/'),
    document('nieuws', '/nieuws'),
    document('bericht', '/nieuws/2026/bericht'),
    document('nieuwsbrief', '/nieuwsbrief'),
  ])
  expect(tree.map(({ path, documents }) => [path, documents.map(({ codename }) => codename)])).toEqual([
    ['/', ['home']],
    ['/nieuws', ['nieuws']],
    ['/nieuwsbrief', ['nieuwsbrief']],
  ])
  const [year] = tree[1]?.below ?? []
  expect([year?.path, year?.documents]).toEqual(['/nieuws/2026', []])
  expect(year?.below.map(({ path }) => path)).toEqual(['/nieuws/2026/bericht'])
  expect(placesWithMore(tree)).toEqual(['/nieuws', '/nieuws/2026'])
})

test('two documents at one address both stand there', () => {
  const [only] = addressTree([document('oud', '/contact'), document('nieuw', '/contact')])
  expect(only?.documents).toHaveLength(2)
})
