// a derived walks the same paths after every keystroke; a funnel has a few hundred of them at most
const known = new Map<string, readonly (string | number)[]>()

/** Steps of a path such as `insurances[0].name`. */
const partsOf = (path: string): readonly (string | number)[] => {
  const before = known.get(path)
  if (before) return before
  const parts = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((found) =>
    found[2] === undefined ? (found[1] ?? '') : Number(found[2]),
  )
  known.set(path, parts)
  return parts
}

/** The value at a path, or undefined when any part of the way is missing. */
export const valueAt = (root: unknown, path: string): unknown =>
  partsOf(path).reduce<unknown>(
    (value, part) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    root,
  )

const put = (root: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown => {
  if (part === undefined) return value
  if (typeof part === 'number') {
    const copy = Array.isArray(root) ? [...root] : []
    copy[part] = put(copy[part], rest, value)
    return copy
  }
  const source =
    root !== null && typeof root === 'object' && !Array.isArray(root) ? (root as Record<string, unknown>) : {}
  const copy: Record<string, unknown> = { ...source }
  const inner = put(source[part], rest, value)
  if (inner === undefined) delete copy[part]
  else copy[part] = inner
  return copy
}

/** A copy of `root` with another value at a path; `undefined` takes the answer away. Nothing is changed in place. */
export const withValueAt = <T>(root: T, path: string, value: unknown): T =>
  put(root, partsOf(path), value) as T

/** The path without its indexes, as rules name it: `insurances[0].name` becomes `insurances[].name`. */
export const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '[]')

/** The index of the list entry in which a path lies. */
export const indexIn = (path: string): number | undefined => {
  const found = /\[(\d+)\]/.exec(path)
  return found ? Number(found[1]) : undefined
}

/** True when `path` is `root` or lies below it. */
export const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}.`) || path.startsWith(`${root}[`)

/** A rule's path (`homes[].city`) in the list entry in which another path lies, as far as both are in that list. */
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
