/** A link to a document wherever it stands: `page:klusservice`, with an optional anchor or query. */
const linked = /^page:([a-z0-9_]{1,80})([#?]\S*)?$/
const linkedInHtml = /(\shref=")(page:[^"]*)(")/g

export class UnknownDocument extends Error {
  constructor(codename: string) {
    super(`unknown codename "${codename}"`)
    this.name = 'UnknownDocument'
  }
}

type Addresses = ReadonlyMap<string, string>

/**
 * The address of the document that a link names, or the link itself when it names none.
 * @throws UnknownDocument.
 */
export const addressOf = (to: string, addresses: Addresses): string => {
  const [all, codename = '', rest = ''] = linked.exec(to) ?? []
  if (all === undefined) return to
  const path = addresses.get(codename)
  if (path === undefined) throw new UnknownDocument(codename)
  return path + rest
}

/**
 * A copy of a document's part in which links by codename are replaced by paths. An unknown one inside rich text is reported and
 * removed.
 * @throws UnknownDocument for one anywhere else.
 */
export const resolveLinks = <T>(part: T, addresses: Addresses, tell: (problem: string) => void): T => {
  const inHtml = (text: string) =>
    text.replace(linkedInHtml, (_all, before: string, to: string, after: string) => {
      try {
        return before + addressOf(to, addresses) + after
      } catch (error) {
        if (!(error instanceof UnknownDocument)) throw error
        tell(error.message)
        return ''
      }
    })
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      if (name === 'html') return inHtml(value)
      return name === 'href' ? addressOf(value, addresses) : value
    }
    if (Array.isArray(value)) return value.map((inner) => walk(inner, name))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]))
    return value
  }
  return walk(part, '') as T
}
