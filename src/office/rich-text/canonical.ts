import { inertBody } from './inert.ts'
import { closing, escaped, line, opening, type Piece } from './mark-up.ts'
import { renamed } from './old-tags.ts'

/*
 * The one form of a rich text, made of its tags as they were found. It knows nothing of the schema of the field, so that the two
 * can be compared: a tag or an attribute that the field does not know stays here and is missing there.
 */

const blocks = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Tags around words, from the outside in; others stand outside of them. */
const markOrder = ['a', 'strong', 'em']

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1
const isText = (node: Node): boolean => node.nodeType === 3
const tagOf = (element: Element): string => {
  const tag = element.nodeName.toLowerCase()
  return renamed[tag] ?? tag
}
const isBlock = (node: Node): node is HTMLElement =>
  isElement(node) && blocks.has(node.nodeName.toLowerCase())

const opened = (element: Element): string =>
  opening(
    tagOf(element),
    Object.fromEntries(
      [...element.attributes]
        .map(({ name, value }) => [name, value] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )

const rank = (open: string): number => markOrder.indexOf(/^<([^\s>]+)/.exec(open)?.[1] ?? '')

type Raw = Piece & { text?: string }

const piecesOf = (node: Node, around: readonly string[]): Raw[] => {
  if (isText(node)) return [{ html: '', text: node.textContent ?? '', around }]
  if (!isElement(node)) return []
  if (tagOf(node) === 'br') return [{ html: opened(node), around }]
  const inner = [...around, opened(node)].toSorted((one, other) => rank(one) - rank(other))
  const children = [...node.childNodes].flatMap((child) => piecesOf(child, inner))
  // what holds no words, such as a picture, is told all the same
  return children.length > 0 || markOrder.includes(tagOf(node))
    ? children
    : [{ html: opened(node) + closing(tagOf(node)), around }]
}

/** Spaces count once, and not at the start or the end of a line. */
const spaced = (raw: readonly Raw[]): Piece[] => {
  let after = ' '
  const pieces = raw.map(({ html, text, around }): Required<Raw> => {
    if (text === undefined) {
      after = html === '<br>' ? ' ' : '.'
      return { html, text: '', around }
    }
    const once = text.replace(/[ \t\r\n\f]+/g, ' ')
    const shown = after === ' ' && once.startsWith(' ') ? once.slice(1) : once
    if (shown !== '') after = shown.slice(-1)
    return { html: '', text: shown, around }
  })
  const last = pieces.at(-1)
  if (last) last.text = last.text.replace(/ $/, '')
  return pieces
    .map(({ html, text, around }) => ({ html: html + escaped(text), around }))
    .filter(({ html }) => html !== '')
}

interface Part {
  tag: string
  html: string
}

const written = (element: HTMLElement): Part => {
  const tag = tagOf(element)
  if (tag === 'hr') return { tag, html: opened(element) }
  return { tag, html: opened(element) + innerOf(element) + closing(tag) }
}

/** The blocks in an element; words between them are paragraphs. */
const partsOf = (element: HTMLElement): Part[] => {
  const parts: Part[] = []
  let words: Raw[] = []
  const flush = () => {
    const html = line(spaced(words))
    words = []
    if (html !== '') parts.push({ tag: 'p', html: `<p>${html}</p>` })
  }
  for (const node of element.childNodes) {
    if (isBlock(node)) {
      flush()
      parts.push(written(node))
    } else words.push(...piecesOf(node, []))
  }
  flush()
  return parts
}

const joined = (parts: readonly Part[]): string => parts.map(({ html }) => html).join('')

const loose = new Set(['li', 'td', 'th', 'dd'])
const lines = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'caption', 'pre'])
const isList = ({ tag }: Part): boolean => tag === 'ul' || tag === 'ol'

const innerOf = (element: HTMLElement): string => {
  const tag = tagOf(element)
  if (lines.has(tag)) return line(spaced([...element.childNodes].flatMap((node) => piecesOf(node, []))))
  const parts = partsOf(element)
  const [first, ...rest] = parts
  return loose.has(tag) && first?.html.startsWith('<p>') && rest.every(isList)
    ? first.html.slice('<p>'.length, -'</p>'.length) + joined(rest)
    : joined(parts)
}

/** A rich text in its one form. Nothing is left out but spaces between tags, comments and empty paragraphs at its end. */
export const canonicalHtml = (html: string): string => {
  const parts = partsOf(inertBody(html))
  return joined(parts.slice(0, parts.findLastIndex((part) => part.html !== '<p></p>') + 1))
}
