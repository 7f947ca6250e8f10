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
    a: (tagName, { href: to = '' }) => {
      if (!href.safeParse(to).success) return { tagName: 'span', attribs: {} }
      return { tagName, attribs: { href: to, ...(to.startsWith('https:') && { rel: 'noopener' }) } }
    },
  },
}

/** Rich text reduced to what a page may hold: no script, no style, no frame, no address but page, https, mailto, tel. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim()

/** A copy of a block with every `{ html }` in it cleaned, at any depth. */
export const cleanBlock = <T>(block: T): T => {
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return name === 'html' ? cleanHtml(value) : value
    if (Array.isArray(value)) return value.map((inner) => walk(inner, name))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]))
    return value
  }
  return walk(block, '') as T
}
