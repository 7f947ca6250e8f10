import { quoted } from './defect-sentences.ts'
import type { Place } from './part-defects.ts'

/** `{phone}`, `{price.advies}`: its first group is the name. */
export const placeholder = /\{([a-z_]+(?:\.[a-z0-9_]+)?)\}/g

/** Thrown for a text that names a setting which does not exist or is not valid yet. Its message is a sentence for editors. */
export class UnknownPlaceholder extends Error {
  /** Place of the text. */
  readonly at: Place
  constructor(name: string, at: Place) {
    super(`Voor ${quoted(`{${name}}`)} is er vandaag geen waarde. Kies een ander invulwoord of haal het weg.`)
    this.name = 'UnknownPlaceholder'
    this.at = at
  }
}

/** Values by name. */
export type Values = Pick<ReadonlyMap<string, string>, 'get'>

/**
 * A copy of a part of a document with the placeholders such as `{phone}` filled in, in every text at any depth.
 * @throws UnknownPlaceholder for a name without a value.
 */
export const fill = <T>(part: T, values: Values): T => {
  const walk = (value: unknown, at: Place): unknown => {
    if (typeof value === 'string')
      return value.replace(placeholder, (_all, name: string) => {
        const known = values.get(name)
        if (known === undefined) throw new UnknownPlaceholder(name, at)
        return known
      })
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, [...at, index]))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, walk(inner, [...at, name])]),
      )
    return value
  }
  return walk(part, []) as T
}
