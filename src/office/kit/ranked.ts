/** What something is searched by. */
export interface Searched {
  title: string
  /** What else is known of it: an address, a value, what it is for. */
  more?: string | undefined
  /** Whether it is seldom meant, so that it comes behind all others. */
  isAside?: boolean
}

/** Letters as people type them: small, and without signs on them. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** How far down something stands that has the words; undefined where it does not have them. */
const rankOf = ({ title, more = '', isAside = false }: Searched, typed: string): number | undefined => {
  const [name, rest] = [plain(title), plain(more)]
  const words = typed.split(/\s+/)
  if (!words.every((word) => name.includes(word) || rest.includes(word))) return undefined
  if (name === typed) return 0
  const behind = isAside ? 3 : 0
  if (name.startsWith(typed)) return behind + 1
  return behind + (words.every((word) => name.includes(word)) ? 2 : 3)
}

/**
 * What has the words that were typed, so that what is meant comes first and Enter takes that: a title that is just that, titles
 * that begin with it, titles that hold it, and last what has it elsewhere. Of equals the order stays.
 */
export const ranked = <T>(all: readonly T[], typed: string, searched: (one: T) => Searched): T[] => {
  const words = plain(typed)
  return all
    .flatMap((one) => {
      const rank = rankOf(searched(one), words)
      return rank === undefined ? [] : [{ one, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
