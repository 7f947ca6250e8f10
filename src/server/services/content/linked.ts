/** `page:klusservice`, with an anchor or query behind it: a link to a document, wherever it stands. */
const linked = /^page:([a-z0-9_]{1,80})([#?]\S*)?$/
const linkedInHtml = /(\shref=")(page:[^"]*)(")/g

/** Thrown for a link to a document that is not there. */
export class UnknownDocument extends Error {
  constructor(codename: string) {
    super(`unknown codename "${codename}"`)
    this.name = 'UnknownDocument'
  }
}

type Addresses = ReadonlyMap<string, string>

/** Where a link leads: the address of the document that it names, or itself. Throws UnknownDocument. */
export const addressOf = (to: string, addresses: Addresses): string => {
  const [all, codename = '', rest = ''] = linked.exec(to) ?? []
  if (all === undefined) return to
  const path = addresses.get(codename)
  if (path === undefined) throw new UnknownDocument(codename)
  return path + rest
}

/**
 * A copy of a document's part with every link by codename led to its page. An unknown one inside rich text is told
 * and loses its link; anywhere else it throws UnknownDocument.
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
