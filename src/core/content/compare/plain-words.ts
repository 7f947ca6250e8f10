import { richWords } from './rich-words.ts'

/** Most characters and most parts of a value that are told. */
const [mostCharacters, mostParts] = [2000, 60]

const wordsOf = (value: unknown, key: string): string[] => {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'string') return [key === 'html' ? richWords(value) : value]
  if (typeof value === 'boolean') return [value ? 'ja' : 'nee']
  if (typeof value !== 'object') return [String(value)]
  const inner: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.slice(0, mostParts).map((one: unknown) => [key, one] as const)
    : Object.entries(value).slice(0, mostParts)
  return inner.flatMap(([name, one]) => (name === 'kind' ? [] : wordsOf(one, name)))
}

/** A value of a document as a reader sees it: its texts, a line each. Empty where it has none. */
export const plainWords = (value: unknown, key = ''): string => {
  const lines = wordsOf(value, key)
  const text = lines.slice(0, mostParts).join('\n')
  const isCut = lines.length > mostParts || text.length > mostCharacters
  return isCut ? `${text.slice(0, mostCharacters)}…` : text
}
