import type { Site } from './site.ts'

export interface Found {
  title: string
  href: string
  text: string
}

/** Letters without accents or case, so that `geïsoleerd` and `Geisoleerd` are one word. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ')
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (value !== null && typeof value === 'object') return Object.values(value).map(textOf).join(' ')
  return ''
}

/** A page as it is searched: its texts, the one in which a word weighs most first. */
interface Entry {
  readonly texts: readonly [name: string, description: string, body: string]
  readonly found: Found
}

/** What a word weighs in the name, the description and the body of a page. */
const worth = [5, 2, 1] as const

const alphabet = new Intl.Collator('nl')

// a site never changes, so its pages are taken apart and put in order once
const known = new WeakMap<Site, readonly Entry[]>()

const entriesOf = (site: Site): readonly Entry[] => {
  const made = known.get(site)
  if (made) return made
  const entries = [...site.pages.values()]
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => alphabet.compare(a.title, b.title))
    .map((page): Entry => {
      const name = [page.title, page.label, ...(page.keywords ?? [])].join(' ')
      return {
        texts: [plain(name), plain(page.description), plain(textOf(page.blocks))],
        found: { title: page.title, href: page.path, text: page.description },
      }
    })
  known.set(site, entries)
  return entries
}

/** What these words weigh together; nothing as soon as one of them is not there. Plain loops: every search runs them over the whole site. */
const weigh = ({ texts }: Entry, words: readonly string[]): number => {
  let sum = 0
  for (const word of words) {
    const before = sum
    for (let index = 0; index < worth.length; index++)
      if (texts[index]?.includes(word)) sum += worth[index] ?? 0
    if (sum === before) return 0
  }
  return sum
}

/** Pages that hold every word of the question, best first, and equals by their title. */
export const searchPages = (site: Site, question: string): Found[] => {
  const words = plain(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return []
  const hits: { weight: number; found: Found }[] = []
  for (const entry of entriesOf(site)) {
    const weight = weigh(entry, words)
    if (weight > 0) hits.push({ weight, found: entry.found })
  }
  // the sort is stable, so what weighs the same stays in the order of the alphabet
  return hits.sort((a, b) => b.weight - a.weight).map(({ found }) => found)
}
