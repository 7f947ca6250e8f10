import sanitizeHtml from 'sanitize-html'
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
  // what an editor's tool calls bold or a title is not what a page may hold
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    // only into what is allowed: of another tag the cleaner gives the end of it to the next one
    a: (tagName, { href: to = '' }) => {
      if (!href.safeParse(to).success) return { tagName, attribs: {} }
      return { tagName, attribs: { href: to, ...(to.startsWith('https:') && { rel: 'noopener' }) } }
    },
  },
  // of a link that leads nowhere its words stay
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
}

/** What is left out without a word: it changes nothing but the look. */
const harmless = new Set(['b', 'i', 'h1', 'div', 'span', 'font', 'u', 'small', 'sub', 'sup'])
const allowed = new Set(options.allowedTags || [])

/** What of a tag a page may never hold, in words for who wrote it. */
const faultsOf = (tag: string, attributes: Record<string, string>): string[] => [
  ...(allowed.has(tag) || harmless.has(tag) ? [] : [`<${tag}> is not allowed in rich text`]),
  ...Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on/i.test(name)) return [`${name} is not allowed in rich text`]
    if (name === 'href' && !href.safeParse(value).success)
      return ['a link leads to an address that is not allowed']
    return []
  }),
]

type Tell = (problem: string) => void

/**
 * Rich text reduced to what a page may hold: no script, no style, no frame, no address but page, https, mailto, tel.
 * What had to go is told.
 */
export const cleanHtml = (html: string, tell?: Tell): string =>
  sanitizeHtml(html, {
    ...options,
    ...(tell && {
      onOpenTag: (tag: string, attributes: Record<string, string>) => {
        for (const fault of faultsOf(tag, attributes)) tell(fault)
      },
    }),
  }).trim()

/** A copy of a block with every `{ html }` in it cleaned, at any depth; what had to go is told. */
export const cleanBlock = <T>(block: T, tell?: Tell): T => {
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return name === 'html' ? cleanHtml(value, tell) : value
    if (Array.isArray(value)) return value.map((inner) => walk(inner, name))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]))
    return value
  }
  return walk(block, '') as T
}
