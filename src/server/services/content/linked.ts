import { documentLink, unknownDocument } from '../../../core/content/document-links.ts'
import type { Values } from '../../../core/content/fill.ts'
import type { Place } from '../../../core/content/part-defects.ts'

const linkedInHtml = /(\shref=")(page:[^"]*)(")/g

/** Thrown for a link to a document that nobody has. Its message is a sentence for editors. */
export class UnknownDocument extends Error {
  /** Place of the link. */
  readonly at: Place
  constructor(codename: string, at: Place) {
    super(unknownDocument(codename))
    this.name = 'UnknownDocument'
    this.at = at
  }
}

/**
 * The address of the document that a link names, or the link itself when it names none.
 * @throws UnknownDocument.
 */
const addressOf = (to: string, addresses: Values, at: Place): string => {
  const [all, codename = '', rest = ''] = documentLink.exec(to) ?? []
  if (all === undefined) return to
  const path = addresses.get(codename)
  if (path === undefined) throw new UnknownDocument(codename, at)
  return path + rest
}

/**
 * A copy of a document's part in which links by codename are replaced by paths. An unknown one inside rich text is reported and
 * removed.
 * @throws UnknownDocument for one anywhere else.
 */
export const resolveLinks = <T>(
  part: T,
  addresses: Values,
  tell: (problem: string, at: Place) => void,
): T => {
  const inHtml = (text: string, at: Place) =>
    text.replace(linkedInHtml, (_all, before: string, to: string, after: string) => {
      try {
        return before + addressOf(to, addresses, at) + after
      } catch (error) {
        if (!(error instanceof UnknownDocument)) throw error
        tell(error.message, at)
        return ''
      }
    })
  const walk = (value: unknown, name: string, at: Place): unknown => {
    if (typeof value === 'string') {
      if (name === 'html') return inHtml(value, at)
      return name === 'href' ? addressOf(value, addresses, at) : value
    }
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, name, [...at, index]))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, key, [...at, key])]),
      )
    return value
  }
  return walk(part, '', []) as T
}
