import type { Mark, Node } from 'prosemirror-model'
import { isHeadRow } from './head-cells.ts'
import { closing, escaped, line, opening } from './mark-up.ts'

const openMark = ({ type, attrs }: Mark): string =>
  type.name === 'link' ? opening('a', { href: attrs.href, rel: attrs.rel }) : opening(type.name)

const leaf = (node: Node): string => {
  if (node.isText) return escaped(node.text ?? '')
  return node.type.name === 'placeholder' ? `{${node.attrs.name}}` : '<br>'
}

const lineOf = (node: Node): string =>
  line(node.children.map((child) => ({ html: leaf(child), around: child.marks.map(openMark) })))

const blocksOf = (node: Node): string => node.children.map(write).join('')

const isList = ({ type }: Node): boolean => type.name === 'bullet_list' || type.name === 'ordered_list'

/** An item or a cell with one paragraph, maybe followed by lists, holds its words without a tag of their own. */
const looseOf = (node: Node): string => {
  const [first, ...rest] = node.children
  return first?.type.name === 'paragraph' && rest.every(isList)
    ? lineOf(first) + rest.map(write).join('')
    : blocksOf(node)
}

const wrapped = (tag: string, html: string): string => (html === '' ? '' : `<${tag}>${html}</${tag}>`)

const tableOf = (table: Node): string => {
  const { caption } = table.attrs
  const rows = table.children
  const from = rows.findIndex((row) => !isHeadRow(row))
  const heads = from < 0 ? rows.length : from
  return [
    opening('table'),
    caption === null ? '' : `<caption>${escaped(caption)}</caption>`,
    wrapped('thead', rows.slice(0, heads).map(write).join('')),
    wrapped('tbody', rows.slice(heads).map(write).join('')),
    closing('table'),
  ].join('')
}

const within = (tag: string, inner: (node: Node) => string) => (node: Node) =>
  opening(tag) + inner(node) + closing(tag)

const writers: Readonly<Record<string, (node: Node) => string>> = {
  paragraph: within('p', lineOf),
  heading: (node) => {
    const tag = `h${node.attrs.level}`
    return opening(tag, { id: node.attrs.id }) + lineOf(node) + closing(tag)
  },
  bullet_list: within('ul', blocksOf),
  ordered_list: within('ol', blocksOf),
  list_item: within('li', looseOf),
  blockquote: within('blockquote', blocksOf),
  description_list: within('dl', blocksOf),
  description_term: within('dt', lineOf),
  description: within('dd', looseOf),
  horizontal_rule: () => '<hr>',
  table: tableOf,
  table_row: within('tr', blocksOf),
  table_cell: within('td', looseOf),
  table_header: (node) => opening('th', { scope: node.attrs.scope }) + looseOf(node) + closing('th'),
}

const write = (node: Node): string => {
  const writer = writers[node.type.name]
  if (!writer) throw new Error(`Rich text has no way to write "${node.type.name}".`)
  return writer(node)
}

const isEmptyParagraph = (node: Node): boolean => node.type.name === 'paragraph' && node.childCount === 0

/**
 * A document of the field as rich text, in one form: no spaces between tags, no attribute that a page may not have. Empty
 * paragraphs at its end, where the caret stood, are left out; so a field without words is an empty text.
 */
export const writeHtml = (doc: Node): string => {
  const blocks = doc.children
  return blocks
    .slice(0, blocks.findLastIndex((node) => !isEmptyParagraph(node)) + 1)
    .map(write)
    .join('')
}
