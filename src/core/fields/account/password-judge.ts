import { asLatin } from '../../rules/homoglyphs.ts'

/** What a strength library says of a password: a score of 0 to 4, and the parts that it recognised. */
export interface Judgement {
  score: number
  sequence: readonly { pattern: string }[]
}

/** A word with what people add to satisfy a form: a number or a year, and one sign. */
const withTail = /^(\p{L}+)(?:\d{1,4}[^\p{L}\d]?|[^\p{L}\d])$/u

/** Letters and digits alone: `thuis basis 2026!` becomes `thuisbasis2026`. */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * What is left of a password without words that anybody tries first, and without signs; undefined when it holds none of these
 * words.
 */
const withoutOwn = (small: string, own: readonly string[]): string | undefined => {
  let rest = small
  for (const word of own.toSorted((one, other) => other.length - one.length))
    rest = rest.split(word).join(' ')
  return rest === small ? undefined : squeezed(rest)
}

/**
 * The least strength of the rest of a password that holds words of its owner or of the site: the rest of `Thuisbasis-2027!` is
 * too weak.
 */
const leastRest = 2

/** The rests of three readings of a password: as typed, without signs, and with look-alikes as the letters that they resemble. */
const restsOf = (password: string, own: readonly string[]): string[] => {
  const plain = (text: string) => squeezed(asLatin(text))
  return [
    withoutOwn(password.toLowerCase(), own),
    withoutOwn(squeezed(password), own.map(squeezed).filter(Boolean)),
    withoutOwn(plain(password), own.map(plain).filter(Boolean)),
  ].filter((rest) => rest !== undefined)
}

/** The password with every word of four letters or more once: `Lente2026!Lente` becomes `Lente2026!`. */
const once = (password: string): string => {
  const seen = new Set<string>()
  return password.replace(/\p{L}{4,}/gu, (word) => {
    const small = word.toLowerCase()
    if (seen.has(small)) return ''
    seen.add(small)
    return word
  })
}

interface Known {
  /** Words of this person and this site, in small letters. */
  own?: readonly string[]
  leaked?: (password: string) => boolean
}

/**
 * The score of a password, at most that of its words when it is words with a tail. Letters that are no known words keep the score
 * of the whole.
 */
const withoutTail = (judge: (password: string) => Judgement, password: string): number => {
  const { score } = judge(password)
  const words = withTail.exec(password)?.[1]
  if (words === undefined) return score
  const bare = judge(words)
  return bare.sequence.every(({ pattern }) => pattern === 'dictionary') ? Math.min(score, bare.score) : score
}

/**
 * Strength of 0 to 4, from what `judge` says of the whole. A number behind known words makes them no harder to guess, so
 * `Welkomthuis1` is as strong as `Welkomthuis`, and a word that comes twice counts once. A leaked password gets 0: it is on every
 * list of guesses, however hard it looks.
 */
export const strengthBy = (
  judge: (password: string) => Judgement,
  password: string,
  { own = [], leaked }: Known = {},
): number => {
  if (leaked?.(password)) return 0
  const score = withoutTail(judge, password)
  if (restsOf(password, own).some((rest) => rest === '' || judge(rest).score < leastRest))
    return Math.min(score, 1)
  const short = once(password)
  return short === password ? score : Math.min(score, withoutTail(judge, short))
}

/** The word lists of a language, each with the language in its name, so that lists of two languages can be used together. */
export const listsOf = <List>(
  language: string,
  lists: Readonly<Record<string, List>>,
): Record<string, List> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [`${name}-${language}`, list]))
