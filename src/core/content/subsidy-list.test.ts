import { describe, expect, it } from 'vitest'
import type { Page } from './page.ts'
import { subsidy } from './subsidy.ts'
import { subsidyCheck } from './subsidy-check.ts'
import { stateOn, subsidyList } from './subsidy-list.ts'

type Block = typeof subsidy.example
const { from: _from, until: _until, ...open } = subsidy.example
const pageOf = (path: string, block: Partial<Block> = {}, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  codename: path.slice(1).replaceAll(/[/-]/g, '_'),
  path,
  layout: 'content',
  title: path,
  description: 'Een regeling om mee te proberen.',
  blocks: [{ ...open, ...block }],
  ...more,
})
const check: Page = pageOf('/check', {}, { blocks: [subsidyCheck.example] })
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

const list = subsidyList(
  [
    check,
    pageOf('/check/dak'),
    pageOf('/check/land', { municipalities: 'all', measures: ['glas'] }),
    pageOf('/check/lening', { type: 'loan', municipalities: 'all', residents: ['vve'] }),
    pageOf('/check/voorbij', { until: '2026-11-23' }),
    pageOf('/check/straks', { from: '2027-01-01' }),
    pageOf('/check/elders', { municipalities: ['GM0363'] }),
    pageOf('/check/verborgen', {}, { hidden: true }),
    pageOf('/elders/dak'),
    pageOf('/check/dieper/dak'),
  ],
  '2026-11-24',
)

describe('what fits', () => {
  it('stands in order: open before what comes, and that before what is closed; the town before the country', () => {
    expect(idsOf(list.find({ city: 'GM0307' }))).toEqual(['dak', 'land', 'lening', 'straks', 'voorbij'])
    expect(list.find({ city: 'GM0307' }).map(({ state }) => state)).toEqual([
      'open',
      'open',
      'open',
      'soon',
      'closed',
    ])
  })

  it('is chosen by municipality, by who asks and by any of the measures', () => {
    expect(idsOf(list.find({ city: 'GM0363' }))).toEqual(['elders', 'land', 'lening'])
    expect(idsOf(list.find({ city: 'GM9999' }))).toEqual(['land', 'lening'])
    expect(idsOf(list.find({ city: 'GM0307', resident: 'vve' }))).toEqual(['lening'])
    expect(idsOf(list.find({ city: 'GM0307', resident: 'huurder' }))).toEqual([])
    expect(idsOf(list.find({ city: 'GM0363', measures: ['glas'] }))).toEqual(['land'])
    expect(idsOf(list.find({ city: 'GM0363', measures: ['glas', 'dak'] }))).toEqual([
      'elders',
      'land',
      'lening',
    ])
    expect(idsOf(list.find({ city: 'GM0363', measures: ['tuin'] }))).toEqual([])
  })

  it('has an Id, which is the last part of the address of its page', () => {
    expect(list.find({ city: 'GM0307' })[0]).toMatchObject({
      id: 'dak',
      url: '/check/dak',
      title: '/check/dak',
    })
  })
})

it('a subsidy for a few measures stands before one for many, in the order of the measures', () => {
  const many: Block['measures'] = ['dak', 'glas', 'gevel', 'vloer']
  const { find } = subsidyList(
    [
      check,
      pageOf('/check/a', { measures: many }),
      pageOf('/check/b', { measures: ['vloer'] }),
      pageOf('/check/c', { measures: ['dak'] }),
    ],
    '2026-11-24',
  )
  expect(idsOf(find({ city: 'GM0307' }))).toEqual(['c', 'b', 'a'])
})

it('tells what it cannot find, where it stands, and when it is no longer true', () => {
  expect(list.strays).toEqual(['elders_dak', 'check_dieper_dak'])
  expect(list.home).toBe('/check')
  expect(list.changes.toSorted()).toEqual(['2026-11-24', '2027-01-01'])
  expect(idsOf(list.all.national)).toEqual(['land', 'lening'])
  expect(idsOf(list.all.local)).toEqual(['dak', 'elders', 'straks', 'voorbij'])
})

it('without the page of the check there is none to find', () => {
  const none = subsidyList([pageOf('/check/dak')], '2026-11-24')
  expect([none.home, none.find({ city: 'GM0307' }), none.strays]).toEqual(['', [], ['check_dak']])
})

it.each([
  ['2025-12-31', 'soon'],
  ['2026-01-01', 'open'],
  ['2026-12-31', 'open'],
  ['2027-01-01', 'closed'],
] as const)('on %s it is %s', (day, state) => {
  expect(stateOn({ from: '2026-01-01', until: '2026-12-31' }, day)).toBe(state)
})
