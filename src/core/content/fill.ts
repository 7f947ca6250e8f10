const placeholder = /\{([a-z_]+(?:\.[a-z0-9_]+)?)\}/g

/** Thrown for a text that names a setting which does not exist or is not valid yet. */
export class UnknownPlaceholder extends Error {
  constructor(name: string) {
    super(`unknown placeholder {${name}}`)
    this.name = 'UnknownPlaceholder'
  }
}

/**
 * A copy of a part of a document with the placeholders such as `{phone}` filled in, in every text at any depth.
 * @throws UnknownPlaceholder for a name without a value.
 */
export const fill = <T>(part: T, values: ReadonlyMap<string, string>): T => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(placeholder, (_all, name: string) => {
        const known = values.get(name)
        if (known === undefined) throw new UnknownPlaceholder(name)
        return known
      })
    if (Array.isArray(value)) return value.map(walk)
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
    return value
  }
  return walk(part) as T
}
