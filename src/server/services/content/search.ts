import type { Page } from '../../../core/content/page.ts'
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

/** What a page says and what a word in it is worth, the heaviest first. */
type Places = readonly (readonly [text: string, worth: number])[]

// a page object never changes, so its text is taken apart once
const known = new WeakMap<Page, Places>()

const placesOf = (page: Page): Places => {
  const found = known.get(page)
  if (found) return found
  const places = [
    [plain([page.title, page.label, ...(page.keywords ?? [])].join(' ')), 5],
    [plain(page.description), 2],
    [plain(textOf(page.blocks)), 1],
  ] as const
  known.set(page, places)
  return places
}

const weigh = (page: Page, words: readonly string[]): number => {
  const places = placesOf(page)
  const scores = words.map((word) =>
    places.reduce((sum, [text, worth]) => (text.includes(word) ? sum + worth : sum), 0),
  )
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0
}

const alphabet = new Intl.Collator('nl')

/** Pages that hold every word of the question, best first. */
export const searchPages = (site: Site, question: string): Found[] => {
  const words = plain(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return []
  return [...site.pages.values()]
    .filter(({ hidden }) => !hidden)
    .map((page) => ({ page, weight: weigh(page, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || alphabet.compare(a.page.title, b.page.title))
    .map(({ page }) => ({ title: page.title, href: page.path, text: page.description }))
}
