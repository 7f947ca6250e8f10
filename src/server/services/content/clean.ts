import sanitizeHtml from 'sanitize-html'
import { quoted } from '../../../core/content/defect-sentences.ts'
import type { Place } from '../../../core/content/part-defects.ts'
import { href } from '../../../core/content/parts.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'em',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'template'],
  // Editors' tools write bold text and titles with tags that a page may not hold.
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // The tag stays a link, since sanitize-html would give the end of a replaced tag to the next one.
    a: (tagName, { href: to = '' }) => {
      if (!href.safeParse(to).success) return { tagName, attribs: {} }
      return { tagName, attribs: { href: to, ...(to.startsWith('https:') && { rel: 'noopener' }) } }
    },
  },
  // A link that leads nowhere loses its tag and keeps its words.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
}

/** Tags that are removed without a report, because they change only the look. */
const harmless = new Set(['b', 'i', 'h1', 'div', 'span', 'font', 'u', 'small', 'sub', 'sup'])
/** The tags that a page may hold. The field of the office (`src/office/rich-text`) has a place for each. */
export const allowedTags: ReadonlySet<string> = new Set(options.allowedTags || [])

const leftOut = (name: string): string => `${quoted(name)} mag hier niet staan. Haal het weg.`

const faultsOf = (tag: string, attributes: Record<string, string>): string[] => [
  ...(allowedTags.has(tag) || harmless.has(tag) ? [] : [leftOut(`<${tag}>`)]),
  ...Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on/i.test(name)) return [leftOut(name)]
    if (name === 'href' && !href.safeParse(value).success)
      return ['Een link leidt naar een adres dat niet mag. Kies een pagina, of een adres met https://.']
    return []
  }),
]

/**
 * Reduces rich text to what a page may hold: no script, no style, no frame, no address but page, https, mailto, tel. What is
 * removed is reported to `tell`.
 */
export const cleanHtml = (html: string, tell?: (problem: string) => void): string =>
  sanitizeHtml(html, {
    ...options,
    ...(tell && {
      onOpenTag: (tag: string, attributes: Record<string, string>) => {
        for (const fault of faultsOf(tag, attributes)) tell(fault)
      },
    }),
  }).trim()

/** A copy of a block with every `{ html }` in it cleaned, at any depth. What is removed is reported to `tell` with its place. */
export const cleanBlock = <T>(block: T, tell?: (problem: string, at: Place) => void): T => {
  const walk = (value: unknown, name: string, at: Place): unknown => {
    if (typeof value === 'string')
      return name === 'html' ? cleanHtml(value, tell && ((problem) => tell(problem, at))) : value
    if (Array.isArray(value)) return value.map((inner, index) => walk(inner, name, [...at, index]))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, key, [...at, key])]),
      )
    return value
  }
  return walk(block, '', []) as T
}
