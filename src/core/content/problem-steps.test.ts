import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { problemFinder as block } from './problem-finder.ts'
import { problemFinder } from './problem-steps.ts'

const generic = [{ name: 'Anders, namelijk', icon: 'magnifier' as const, href: '/resultaten' }]
const places = [
  {
    id: 'bad',
    name: 'Badkamer',
    icon: 'bath' as const,
    href: '/zoek/bad',
    subjects: [
      { id: 'bad.kraan', name: 'Kraan', icon: 'tap' as const },
      { id: 'bad.tegels', name: 'Tegels', icon: 'bricks' as const },
    ],
  },
  {
    id: 'leeg',
    name: 'Leeg',
    icon: 'home' as const,
    href: '/zoek/leeg#plek',
    subjects: [{ id: 'leeg.niets', name: 'Niets', icon: 'home' as const }],
  },
]
const pageOf = (codename: string, more: Partial<Page> = {}): Page => ({
  kind: 'page',
  codename,
  path: `/zoek/${codename}`,
  layout: 'content',
  title: codename,
  description: 'Een probleem om mee te proberen.',
  blocks: [],
  ...more,
})
const home = pageOf('zoek', {
  path: '/zoek',
  blocks: [
    {
      ...block.example,
      results: { href: '/resultaten' },
      placeStep: { title: 'Waar?', generic },
      subjectStep: { title: 'Wat?', generic },
      problemStep: { title: 'Welk?', generic },
      places,
    },
  ],
})
const drips = pageOf('druppelt', { problem: { subject: 'bad.kraan', near: ['los', 'weg'] } })
const loose = pageOf('los', { problem: { subject: 'bad.tegels', also: ['bad.kraan'] } })
const stiff = pageOf('stroef', { problem: { subject: 'bad.kraan' }, picture: 'inspection' })
const finder = problemFinder([home, stiff, loose, drips])

const counts = (n: number, id?: string) =>
  finder.step(n, id)?.items.map((item) => `${item.name} ${item.linkedResultsCount}`)

test('each step shows what the one before leads to, without what is empty', () => {
  expect(counts(1)).toEqual(['Badkamer 3'])
  expect(counts(2, 'bad')).toEqual(['Kraan 3', 'Tegels 1'])
  // its own articles first, by their titles, then articles that name it as another subject
  expect(counts(3, 'bad.kraan')).toEqual(['druppelt 3', 'stroef 3', 'los 1'])
  expect(finder.step(3, 'bad.kraan')).toMatchObject({
    title: 'Welk?',
    chosen: [
      { id: 'bad', name: 'Badkamer' },
      { id: 'bad.kraan', name: 'Kraan' },
    ],
    genericContentItems: [{ name: 'Anders, namelijk', icon: 'magnifier', url: '/resultaten' }],
  })
})

test('the count of every tile is what its results hold', () => {
  const items = [
    ...(finder.step(1)?.items ?? []),
    ...(finder.step(2, 'bad')?.items ?? []),
    ...(finder.step(3, 'bad.kraan')?.items ?? []),
  ]
  expect(items).toHaveLength(6)
  for (const { id, linkedResultsCount } of items)
    expect(finder.list(id)?.problems, id).toHaveLength(linkedResultsCount)
})

test('a problem has its own article first, then the near ones, then the others of its subject', () => {
  expect(finder.list('druppelt')?.problems.map(({ title }) => title)).toEqual(['druppelt', 'los', 'stroef'])
  expect(finder.list('stroef')?.problems[0]).toEqual({
    url: '/zoek/stroef',
    title: 'stroef',
    text: 'Een probleem om mee te proberen.',
    picture: 'inspection',
  })
})

test('tiles lead to the next step, and from the last one to the results', () => {
  expect(finder.step(1)?.items[0]?.url).toBe('/zoek/bad')
  expect(finder.step(2, 'bad')?.items[0]?.url).toBe('/zoek/bad?keuze=bad.kraan')
  expect(finder.step(3, 'bad.tegels')?.items[0]?.url).toBe('/resultaten?q=los')
  const full = problemFinder([home, pageOf('vol', { problem: { subject: 'leeg.niets' } })])
  expect(full.step(2, 'leeg')?.items[0]?.url).toBe('/zoek/leeg?keuze=leeg.niets#plek')
})

test('the step after a choice is the second for a place and the third for a subject', () => {
  expect(finder.after('bad')?.n).toBe(2)
  expect(finder.after('bad.tegels')?.n).toBe(3)
})

test.each(['', 'weg', 'leeg', 'leeg.niets', 'bad.', '__proto__', 'constructor'])(
  'knows nothing by the id "%s"',
  (id) => {
    expect([finder.step(2, id), finder.step(3, id), finder.after(id), finder.list(id)]).toEqual(
      Array(4).fill(undefined),
    )
  },
)

test('a step has ids of its own level only', () => {
  expect([finder.step(2, 'bad.kraan'), finder.step(3, 'bad'), finder.step(4, 'bad')]).toEqual(
    Array(3).fill(undefined),
  )
})

test('a hidden article is nowhere, and one with a subject that the finder lacks is told', () => {
  const hidden = problemFinder([home, pageOf('stil', { hidden: true, problem: { subject: 'bad.kraan' } })])
  expect([hidden.step(1)?.items, hidden.list('stil'), hidden.at('/zoek/stil')]).toEqual([
    [],
    undefined,
    undefined,
  ])
  const astray = problemFinder([
    home,
    pageOf('fout', { problem: { subject: 'bad.kran', also: ['bad.kraan'] } }),
  ])
  expect(astray.strays).toEqual([{ codename: 'fout', subject: 'bad.kran' }])
  expect(finder.strays).toEqual([])
})

test('without its block there is no step, and articles are found all the same', () => {
  const bare = problemFinder([drips])
  expect([bare.step(1), bare.home]).toEqual([undefined, ''])
  expect(bare.list('druppelt')?.problems).toHaveLength(1)
})
