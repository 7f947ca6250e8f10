import type { Moment } from './moment.ts'
import { stopped } from './walk.ts'

/** Lines that one has more often than the other, with `-` where the first has them and `+` where the second does. */
export const linesApart = (before: readonly string[], after: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const line of after) counts.set(line, (counts.get(line) ?? 0) - 1)
  const apart = [...counts].filter(([, count]) => count !== 0)
  if (apart.length === 0 && before.join('\n') !== after.join('\n'))
    return ['= the same lines in another order']
  return apart.map(([line, count]) => `${count > 0 ? '-' : '+'} ${line.slice(0, 300)}`)
}

/** What differs between two walks of one way: moments one by one, and of each its parts. */
export const differencesOf = (before: readonly Moment[], after: readonly Moment[]): string[] => {
  const count = Math.max(before.length, after.length)
  return Array.from({ length: count }, (_, at) => [before[at], after[at]] as const).flatMap(([was, is]) => {
    if (!was || !is) return [`${(was ?? is)?.after}: only ${was ? 'before' : 'after'}`]
    if (was.after !== is.after) return [`- ${was.after}`, `+ ${is.after}`]
    // a walk that ends in both alike has compared nothing of what follows
    if (is.after.startsWith(stopped)) return [`= ${is.after}`]
    return Object.entries(was.parts).flatMap(([part, lines]) =>
      linesApart(lines, is.parts[part as keyof Moment['parts']]).map(
        (line) => `${is.after}, ${part}: ${line}`,
      ),
    )
  })
}
