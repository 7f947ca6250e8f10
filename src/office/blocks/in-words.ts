import { withoutMarkup } from '../../core/content/texts.ts'

/** Most characters of a name in the outline. */
const longest = 160
/** Where in a text with mark-up a name is looked for. */
const beginning = 2000

/** Whatever stands where a text belongs as a name on one line; undefined where it has no words. */
export const inWords = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const words = value.slice(0, beginning).replace(/\s+/g, ' ').trim()
  if (words === '') return undefined
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

/** The first heading of a text with mark-up, else the words that it begins with; undefined where it has none. */
export const firstWords = (html: unknown): string | undefined => {
  if (typeof html !== 'string') return undefined
  const start = html.slice(0, beginning)
  const [, heading = ''] = /<h[1-4][^<>]*>(.*?)<\/h[1-4]>/s.exec(start) ?? []
  return inWords(withoutMarkup(heading)) ?? inWords(withoutMarkup(start.replace(/<[^<>]*$/, '')))
}

/** How many items a list has: `1 stap`, `4 stappen`; of whatever is no list `geen stappen`. */
export const counted = (list: unknown, one: string, more: string): string => {
  const count = Array.isArray(list) ? list.length : 0
  if (count === 1) return `1 ${one}`
  return `${count === 0 ? 'geen' : count} ${more}`
}

/** What a value of a fixed list is called; undefined for a value that it does not have. */
export const calledIn = (names: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : undefined
