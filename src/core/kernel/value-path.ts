// A funnel resolves the same paths after every keystroke, a few hundred at most, so their parts are kept.
const partsByPath = new Map<string, readonly (string | number)[]>()

/** The parts of a path such as `insurances[0].name`. */
const partsOf = (path: string): readonly (string | number)[] => {
  const before = partsByPath.get(path)
  if (before) return before
  const parts = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((found) =>
    found[2] === undefined ? (found[1] ?? '') : Number(found[2]),
  )
  partsByPath.set(path, parts)
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

/** A copy of `root` with another value at a path; `undefined` removes the answer. `root` itself is not changed. */
export const withValueAt = <T>(root: T, path: string, value: unknown): T =>
  put(root, partsOf(path), value) as T

/** Puts a value at a path, in place: for an object that is still being made, which `withValueAt` would copy for every value. */
export const setValueAt = (root: object, path: string, value: unknown): void => {
  const parts = partsOf(path)
  parts.reduce<Record<string | number, unknown>>(
    (at, part, depth) => {
      const next = parts[depth + 1]
      at[part] = next === undefined ? value : (at[part] ?? (typeof next === 'number' ? [] : {}))
      return at[part] as Record<string | number, unknown>
    },
    root as Record<string, unknown>,
  )
}
