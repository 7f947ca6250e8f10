import { mayBePart, shortestPart } from './search-words.ts'

/** The letters that Dutch puts between the parts of a compound: `verzekeringspolis`, `woningenbouw`. */
const links = ['', 's', 'e', 'en', 'n']
/** Shorter words are not split. */
const shortest = 7

/** The known word in a piece of a compound, without the letters that link it to the next part; the last piece has none. */
const partIn = (piece: string, isLast: boolean, isKnown: (part: string) => boolean): string | undefined =>
  (isLast ? [''] : links)
    .filter((link) => piece.endsWith(link))
    .map((link) => piece.slice(0, piece.length - link.length))
    .find((part) => mayBePart(part) && isKnown(part))

/**
 * The parts of a compound, all of them known words: `dakgootlekkage` is `dakgoot` and `lekkage`. The fewest parts win. Undefined
 * where it cannot be split.
 */
export const splitCompound = (word: string, isKnown: (part: string) => boolean): string[] | undefined => {
  if (word.length < shortest) return undefined
  /** The best split of the first letters, by their number. */
  const best: (string[] | undefined)[] = [[]]
  for (let end = shortestPart; end <= word.length; end++)
    for (let start = end === word.length ? 1 : 0; start <= end - shortestPart; start++) {
      const before = best[start]
      if (!before || (best[end]?.length ?? Infinity) <= before.length + 1) continue
      const part = partIn(word.slice(start, end), end === word.length, isKnown)
      if (part !== undefined) best[end] = [...before, part]
    }
  return best[word.length]
}

/** Every piece of a word that can be a part of it as a compound. */
export const piecesOf = (word: string): string[] => {
  if (word.length < shortest) return []
  const pieces = new Set<string>()
  for (let start = 0; start <= word.length - shortestPart; start++)
    for (let end = start + shortestPart; end <= word.length; end++) pieces.add(word.slice(start, end))
  pieces.delete(word)
  return [...pieces].filter(mayBePart)
}
