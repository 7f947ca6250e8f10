/**
 * The number of typing errors between two words: a letter too many, too few, another one, or two that swapped places (optimal
 * string alignment). More than `most` gives `most + 1`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_none, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return Math.min(above[b.length] ?? most, most + 1)
}

/** The number of typing errors that are forgiven in a word, by its length: a short word has too many near ones. */
export const allowedTypingErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The known words with the fewest typing errors; none where that would be a guess. */
export const correctionsOf = (word: string, known: readonly string[]): string[] => {
  const most = allowedTypingErrors(word)
  if (most === 0) return []
  let least = most
  let found: string[] = []
  for (const one of known) {
    const slips = editDistance(word, one, least)
    if (slips > least) continue
    found = slips < least ? [one] : [...found, one]
    least = slips
  }
  return found.slice(0, 5)
}
