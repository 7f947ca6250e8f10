import { valueAt } from '../../../core/kernel/value-path.ts'

export { valueAt, withValueAt } from '../../../core/kernel/value-path.ts'

/** The path without its indexes, as rules name it: `insurances[0].name` becomes `insurances[].name`. */
export const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '[]')

/** The index of the list entry in which a path lies. */
export const indexIn = (path: string): number | undefined => {
  const found = /\[(\d+)\]/.exec(path)
  return found ? Number(found[1]) : undefined
}

/**
 * The parent of a path, one level up: `homes[2]` of `homes[2].city` (as rules name it, `homes[]` of `homes[].city`), then
 * `homes`, then `''`.
 */
export const parentPath = (path: string): string => path.replace(/(\.[^.[]+|\[\d*\]|^[^.[]+)$/, '')

/** True when `path` is `root` or lies below it. */
export const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}.`) || path.startsWith(`${root}[`)

/** A rule's path (`homes[].city`) with the index of the list entry in which `path` lies, where both are in the same list. */
export const withIndexOf = (rule: string, path: string): string => {
  const found = /^([^[]*)\[(\d+)\]/.exec(path)
  return found && rule.startsWith(`${found[1]}[]`)
    ? `${found[1]}[${found[2]}]${rule.slice((found[1] ?? '').length + 2)}`
    : rule
}

/** Every path that a rule's path stands for in these answers: one for each entry of its list. */
export const placesOf = (rule: string, answers: unknown): string[] => {
  const at = rule.indexOf('[]')
  if (at < 0) return [rule]
  const entries = valueAt(answers, rule.slice(0, at))
  return Array.isArray(entries)
    ? entries.flatMap((_entry, index) =>
        placesOf(`${rule.slice(0, at)}[${index}]${rule.slice(at + 2)}`, answers),
      )
    : []
}
