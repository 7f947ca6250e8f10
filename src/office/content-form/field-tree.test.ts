import { expect, test } from 'vitest'
import { kinds } from '../../core/content/kinds.ts'
import { settingsDocument } from '../../core/content/settings.ts'
import { type FieldNode, fieldTreeOf } from './field-tree.ts'
import { askedIn, everyPart } from './test-parts.ts'

const nodeAt = (node: FieldNode | undefined, keys: readonly string[]): FieldNode | undefined => {
  const [key, ...rest] = keys
  if (!node || key === undefined) return node
  if (node.type === 'list' || node.type === 'record') return nodeAt(node.item, keys)
  if (node.type !== 'object') return undefined
  return nodeAt(node.fields.find((field) => field.key === key)?.node, rest)
}

const typeAt = (kind: keyof typeof kinds, path: string) =>
  nodeAt(fieldTreeOf(kinds[kind].schema), path.split('.'))?.type

test('the shared parts of documents are known, also where a block asks more of them', () => {
  expect(typeAt('rich_text', 'text')).toBe('rich')
  expect(typeAt('rich_text', 'anchor')).toBe('anchor')
  expect(typeAt('tile_grid', 'tiles.href')).toBe('href')
  expect(typeAt('tile_grid', 'tiles.icon')).toBe('icon')
  expect(typeAt('hero', 'picture')).toBe('picture')
  expect(typeAt('licence_plate', 'redirect.href')).toBe('href')
  expect(typeAt('licence_plate', 'desk')).toBe('name')
  expect(typeAt('roof_check', 'form.href')).toBe('href')
  expect(typeAt('funnel', 'slug')).toBe('funnel')
  expect(typeAt('confirmation', 'funnel')).toBe('funnel')
})

test('a title is a line, sentences are a text, and nothing is filled in where a code is asked', () => {
  const { hero, form } = kinds
  expect(nodeAt(fieldTreeOf(hero.schema), ['title'])).toEqual({ type: 'line', most: 160 })
  expect(nodeAt(fieldTreeOf(hero.schema), ['lead'])).toEqual({ type: 'text', most: 600 })
  expect(nodeAt(fieldTreeOf(form.schema), ['formId'])).toEqual({ type: 'line', most: 60, isStrict: true })
  expect(typeAt('subsidy', 'from')).toBe('day')
  expect(typeAt('timeline', 'yearTabs.cards.date_with_timezone')).toBe('moment')
  expect(typeAt('news_list', 'most')).toBe('number')
})

test('lists say how many they take, and one of several is asked as such', () => {
  const carousel = nodeAt(fieldTreeOf(kinds.carousel.schema), ['cards'])
  expect(carousel).toMatchObject({ type: 'list', least: 2, most: 12 })
  const ten = nodeAt(fieldTreeOf(settingsDocument), ['embeds', 'subsidy_widget', 'municipalities'])
  expect(ten).toMatchObject({ least: 10, most: 10 })
  expect(nodeAt(fieldTreeOf(kinds.grid.schema), ['columns'])).toEqual({ type: 'choice', options: [2, 3, 4] })
  expect(typeAt('subsidy', 'municipalities')).toBe('union')
  const show = nodeAt(fieldTreeOf(kinds.iframe.schema), ['show'])
  expect(show?.type === 'tagged' && show.options.map(({ value }) => value)).toEqual([
    'contract_scan',
    'call_me_back',
    'vve_insurance',
    'form',
  ])
})

test('a record judges the name of what comes in', () => {
  const desks = nodeAt(fieldTreeOf(settingsDocument), ['desks'])
  if (desks?.type !== 'record') throw new Error('desks are a record')
  expect(desks.keyFault('klusservice')).toBeUndefined()
  expect(desks.keyFault('Klus Service')).toContain('kleine letters')
  expect(desks.keyFault('')).toContain('Vul')
})

test('there is a control for everything that a document may hold, but for the blocks of a page', () => {
  const without = everyPart.flatMap((part) =>
    askedIn(part)
      .filter(({ node }) => node.type === 'unknown' || (node.type === 'list' && node.item.type === 'unknown'))
      .map(({ path }) => `${part}.${path}`),
  )
  expect(without).toEqual(['page.blocks'])
})
