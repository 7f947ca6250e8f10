/** What a strength library says of a password: 0 to 4, and what it is made of. */
export interface Judgement {
  score: number
  sequence: readonly { pattern: string }[]
}

/** Words with what people put behind them to please a form: a number or a year, and one sign. */
const withTail = /^(\p{L}+)(?:\d{1,4}[^\p{L}\d]?|[^\p{L}\d])$/u

/** Letters and digits alone: `thuis basis 2026!` is `thuisbasis2026`. */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What is left of a password without words that anybody tries first, and without signs; undefined when it has none. */
const withoutOwn = (small: string, own: readonly string[]): string | undefined => {
  let rest = small
  for (const word of own.toSorted((one, other) => other.length - one.length))
    rest = rest.split(word).join(' ')
  return rest === small ? undefined : squeezed(rest)
}

/** A password around one's own words needs a rest of this strength: `Thuisbasis-2027!` has none. */
const leastRest = 2

interface Known {
  /** Words of this person and this site, in small letters. */
  own?: readonly string[]
  leaked?: (password: string) => boolean
}

/**
 * Strength of 0 to 4, of what `judge` says of the whole. A number behind known words makes them no harder to guess, so
 * `Welkomthuis1` is as strong as `Welkomthuis`; letters that are no words keep what the whole is worth. One that leaked
 * is on every list of guesses, however hard it looks.
 */
export const strengthBy = (
  judge: (password: string) => Judgement,
  password: string,
  { own = [], leaked }: Known = {},
): number => {
  if (leaked?.(password)) return 0
  const { score } = judge(password)
  const rests = [
    withoutOwn(password.toLowerCase(), own),
    withoutOwn(squeezed(password), own.map(squeezed).filter(Boolean)),
  ]
  if (rests.some((rest) => rest !== undefined && (rest === '' || judge(rest).score < leastRest)))
    return Math.min(score, 1)
  const words = withTail.exec(password)?.[1]
  if (words === undefined) return score
  const bare = judge(words)
  return bare.sequence.every(({ pattern }) => pattern === 'dictionary') ? Math.min(score, bare.score) : score
}

/** The words of a language with the name of their list, so that lists of two languages stand side by side. */
export const listsOf = <List>(
  language: string,
  lists: Readonly<Record<string, List>>,
): Record<string, List> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [`${name}-${language}`, list]))
