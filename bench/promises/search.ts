import { seeds } from '../../content/content.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { searchOwn } from '../../src/server/adapters/search-own/search-own-adapter.ts'
import type { SearchDocument, SearchEdition } from '../../src/server/ports/search.ts'
import { siteOf } from '../../src/server/services/content/site.ts'
import { editionOf } from '../../src/server/services/search/documents.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import { plain, rough } from '../../test/search/questions.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'

const documents = 5000
const rounds = 3

/** A random number generator from 0 up to 1 that gives the same numbers in every run. */
const chances = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

/** Our own pages, filled up to 5,000 documents with sentences of them and words that occur once only. */
const manyDocuments = (own: readonly SearchDocument[]): SearchDocument[] => {
  const chance = chances(7)
  const sentences = own.flatMap(({ body }) => body.split(/(?<=[.!?]) /))
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  const made = (): string =>
    Array.from({ length: 3 }, () =>
      pick(['bal', 'dor', 'gra', 'kel', 'mo', 'pin', 'ser', 'tu', 'vle', 'zor']),
    ).join('')
  return Array.from({ length: documents }, (_none, at) => {
    const real = own[at]
    if (real) return real
    const like = pick(own)
    return {
      ...like,
      href: `/bench/${at}`,
      title: `${like.title} ${made()}`,
      body: Array.from({ length: 25 }, () => `${pick(sentences)} ${made()}`).join(' '),
    }
  })
}

const editionOfMany = (): SearchEdition => {
  const fallback = seeds.find(({ kind }) => kind === 'settings') as Settings
  const stored = seeds.map((body) => ({ codename: body.codename, body }))
  const site = siteOf(
    { version: 1, documents: stored, redirects: [] },
    { clock: clockAt('2026-11-24T12:00:00Z'), fallback },
  )
  const edition = editionOf(site)
  return { ...edition, documents: manyDocuments(edition.documents) }
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Measures our own search with 5,000 documents: a question, and the index after a publication. */
export async function measureSearch(): Promise<Measurement[]> {
  await using fresh = await freshDatabase()
  const search = searchOwn(fresh.db)
  const edition = editionOfMany()
  const first = await milliseconds(() => search.index(edition))
  const questions = [...plain, ...rough].map(({ asks }) => asks)
  const ask = (text: string) =>
    milliseconds(() => search.find({ text, audience: 'visitor', offset: 0, limit: 10 }))
  for (const text of questions) await ask(text)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) for (const text of questions) taken.push(await ask(text))
  const published: number[] = []
  for (let version = 2; version < 8; version++) {
    const changed = edition.documents.map((one, at) =>
      at === version ? { ...one, title: `${one.title}, uitgave ${version}` } : one,
    )
    published.push(await milliseconds(() => search.index({ ...edition, version, documents: changed })))
  }
  const note = `${documents} documents; the first index of all: ${(first / 1000).toFixed(1)} s`
  return [
    {
      what: 'A question to our own search, p95',
      spread: spreadOf(taken, 0.95),
      unit: 'ms',
      bound: { side: 'at most', value: 50 },
      note: `${questions.length} questions, half of them with typing errors; ${note}`,
    },
    {
      what: 'The search index after a publication',
      spread: spreadOf(published),
      unit: 'ms',
      bound: { side: 'at most', value: 500 },
      note: 'one document changed; a process sees a publication within half a second',
    },
  ]
}
