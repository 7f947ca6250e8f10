import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeds } from '../../content/content.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { searchOwn } from '../../src/server/adapters/search-own/search-own-adapter.ts'
import { siteOf } from '../../src/server/services/content/site.ts'
import { editionOf } from '../../src/server/services/search/documents.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { aboutMoney, plain, rough, short } from './questions.ts'
import { scoreOf } from './score.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  const documents = seeds.map((body) => ({ codename: body.codename, body }))
  const fallback = seeds.find(({ kind }) => kind === 'settings') as unknown as Settings
  const site = siteOf(
    { version: 1, documents, redirects: [] },
    { clock: clockAt('2026-11-24T12:00:00Z'), fallback },
  )
  await searchOwn(fresh.db).index(editionOf(site))
})
afterAll(() => fresh.close())

test.each([
  ['as readers type them', plain, 57],
  ['with typing errors and other compounds', rough, 50],
] as const)(
  'of 60 questions %s, the wanted page is among the first three',
  async (_how, questions, least) => {
    const { found, missed } = await scoreOf(searchOwn(fresh.db), questions)
    expect(found, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(least)
  },
)

test('of questions in a few words, every wanted page is among the first three', async () => {
  const { missed } = await scoreOf(searchOwn(fresh.db), short)
  expect(missed).toEqual([])
})

test('an abbreviation finds the same with its dots', async () => {
  const hrefsOf = async (text: string) => {
    const { results } = await searchOwn(fresh.db).find({ text, audience: 'visitor', offset: 0, limit: 10 })
    return results.map(({ href }) => href)
  }
  expect(await hrefsOf('V.V.E.')).toEqual(await hrefsOf('vve'))
  expect(await hrefsOf('vve')).toHaveLength(10)
})

test('of questions about money for a home, the page of the subsidy itself is among the first three', async () => {
  const { found, missed } = await scoreOf(searchOwn(fresh.db), aboutMoney)
  expect(found, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(aboutMoney.length - 1)
})
