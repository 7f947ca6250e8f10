/** What a strength library says of a password: 0 to 4, and what it is made of. */
export interface Judgement {
  score: number
  sequence: readonly { pattern: string }[]
}

/** Words with what people put behind them to please a form: a number or a year, and one sign. */
const withTail = /^(\p{L}+)(?:\d{1,4}[^\p{L}\d]?|[^\p{L}\d])$/u

/**
 * Strength of 0 to 4, of what `judge` says of the whole. A number behind known words makes them no harder to guess, so
 * `Welkomthuis1` is as strong as `Welkomthuis`; letters that are no words keep what the whole is worth.
 */
export const strengthBy = (judge: (password: string) => Judgement, password: string): number => {
  const { score } = judge(password)
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
